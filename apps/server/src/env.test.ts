import { demoSeller } from '@gifting/api/demo/seller';
import { describe, expect, it } from 'vitest';
import { readSettings } from './env';

describe('settings', () => {
  it('have a default for everything', () => {
    expect(readSettings({ PORT: '', HOST: '' })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: './data',
      databaseUrl: undefined,
      demo: true,
      sessionLifetime: { absolute: 30 * 24 * 3_600_000, idle: 12 * 3_600_000 },
      timeZone: 'UTC',
      trustProxy: false,
      seller: demoSeller,
      smtp: undefined,
      stripe: undefined,
    });
  });

  it('name a seller whole, and a public server has none by default', () => {
    const seller = {
      SELLER_NAME: 'Fernside GmbH',
      SELLER_STREET: 'Hafenweg 3',
      SELLER_POST_CODE: '20457',
      SELLER_TOWN: 'Hamburg',
      SELLER_COUNTRY: 'DE',
      SELLER_VAT_NUMBER: 'de 136 695 976',
    };
    const publicServer = { PUBLIC_URL: 'https://gifts.example' };
    expect(readSettings(publicServer).seller).toBeUndefined();
    expect(readSettings({ ...publicServer, ...seller }).seller).toMatchObject({
      country: 'DE',
      town: 'Hamburg',
      vatNumber: 'DE136695976',
    });
    expect(() => readSettings({ ...seller, SELLER_TOWN: '' })).toThrow('SELLER_TOWN');
    expect(() => readSettings({ ...seller, SELLER_COUNTRY: 'US' })).toThrow('SELLER_COUNTRY');
    expect(() => readSettings({ ...seller, SELLER_VAT_NUMBER: 'DE136695975' })).toThrow('SELLER_VAT_NUMBER');
  });

  it('are read from the environment', () => {
    expect(
      readSettings({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/var/lib/gifting',
        DATABASE_URL: 'postgres://localhost/gifting',
        DEMO: '0',
        SESSION_MAX: '8h',
        SESSION_IDLE: '30m',
        TIME_ZONE: 'Pacific/Auckland',
        TRUST_PROXY: '1',
      }),
    ).toMatchObject({
      port: 8080,
      demo: false,
      sessionLifetime: { absolute: 8 * 3_600_000, idle: 30 * 60_000 },
      timeZone: 'Pacific/Auckland',
      trustProxy: true,
    });
  });

  it('turn Stripe on with all three of its variables', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      PUBLIC_URL: 'https://gifts.example/',
    };
    expect(readSettings(stripe).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      publicUrl: 'https://gifts.example',
    });
    for (const missing of Object.keys(stripe))
      expect(() => readSettings({ ...stripe, [missing]: '' })).toThrow(
        'Stripe needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and PUBLIC_URL together.',
      );
  });

  it('send mails with an SMTP server, a sender and the address of the site', () => {
    const mail = {
      SMTP_URL: 'smtp://mail.example:587',
      MAIL_FROM: 'gifts@gifts.example',
      PUBLIC_URL: 'https://gifts.example',
    };
    expect(readSettings(mail).smtp).toEqual({ url: 'smtp://mail.example:587', from: 'gifts@gifts.example' });
    for (const missing of ['MAIL_FROM', 'SMTP_URL', 'PUBLIC_URL'])
      expect(() => readSettings({ ...mail, [missing]: '' })).toThrow(
        'Mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL together.',
      );
    expect(() => readSettings({ ...mail, SMTP_URL: 'mail.example' })).toThrow('SMTP_URL must begin with');
    expect(() => readSettings({ ...mail, MAIL_FROM: 'gifts' })).toThrow('MAIL_FROM');
  });

  it('name a provider by three of them, and Google unless told otherwise', () => {
    const provider = {
      OPENID_ISSUER: 'https://accounts.example',
      OPENID_CLIENT_ID: 'gifting',
      OPENID_CLIENT_SECRET: 'secret',
    };
    expect(readSettings(provider).openId).toEqual({
      issuer: 'https://accounts.example',
      clientId: 'gifting',
      clientSecret: 'secret',
      name: 'Google',
    });
    expect(readSettings({ ...provider, OPENID_NAME: 'Fernside' }).openId?.name).toBe('Fernside');
    expect(readSettings({}).openId).toBeUndefined();
    for (const missing of Object.keys(provider))
      expect(() => readSettings({ ...provider, [missing]: '' })).toThrow(
        'OPENID_ISSUER, OPENID_CLIENT_ID and OPENID_CLIENT_SECRET together.',
      );
    expect(() => readSettings({ ...provider, OPENID_ISSUER: 'http://accounts.example' })).toThrow(
      'OPENID_ISSUER must begin with https://',
    );
    expect(readSettings({ ...provider, OPENID_ISSUER: 'http://127.0.0.1:4000' }).openId).toBeDefined();
  });

  it('of a public site have no demo accounts unless asked for', () => {
    const site = { PUBLIC_URL: 'https://gifts.example' };
    expect(readSettings(site).demo).toBe(false);
    expect(readSettings({ ...site, DEMO: '1' }).demo).toBe(true);
  });

  it.each([
    [{ PUBLIC_URL: 'gifts.example' }, 'PUBLIC_URL must be an origin, such as https://gifts.example'],
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
    [{ DEMO: 'no' }, 'DEMO must be 0 or 1.'],
    [{ TIME_ZONE: 'Leeds' }, 'TIME_ZONE must be a time zone, such as Europe/London.'],
    [
      { SESSION_MAX: '366d', SESSION_IDLE: '4m' },
      'SESSION_MAX must be a duration from 5m to 365d, such as 30m, 8h or 30d. SESSION_IDLE must be a duration from 5m to 365d, such as 30m, 8h or 30d.',
    ],
    [
      { SESSION_DAYS: '1' },
      'Set SESSION_MAX and SESSION_IDLE, such as 30d and 12h, not SESSION_DAYS and SESSION_IDLE_HOURS.',
    ],
  ])('%j are refused in one line', (variables, line) => {
    expect(() => readSettings(variables)).toThrow(line);
  });
});
