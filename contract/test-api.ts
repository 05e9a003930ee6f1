import type { Answer, Endpoint, RequestInput } from '@gifting/api/core/endpoint';
import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { type RowName, type RowNamed, rowNamed } from '@gifting/api/table';
import { confirmAccountPath } from '@gifting/domain/confirmation/paths';
import * as z from 'zod/mini';
import { clientHeader, type HeadersGiven, type Provider } from './providers/provider';

/** A provider with the sessions and calls that cases are built from. */
export interface TestApi {
  readonly provider: Provider;
  /** Calls a row and expects an answer. The session is one of the row's access unless given. */
  call<Name extends RowName>(
    name: Name,
    input: RequestInput<RowNamed<Name>>,
    token?: string | null,
    headers?: HeadersGiven,
  ): Promise<Answer<RowNamed<Name>>>;
  /** A session that the row's access allows; `null` for a public row. */
  sessionFor(row: Pick<Endpoint, 'access'>): Promise<string | null>;
  /** A new session of a demo user. */
  signIn(person: 'buyer' | 'admin'): Promise<string>;
  /** The token of the link to a page, such as `/forgot-password`, in the latest mail to an address. */
  mailedToken(address: string, page: string): Promise<string>;
  /**
   * Signs up somebody in a network of their own, since a network may not open many accounts, and confirms their e-mail.
   * Returns what they entered.
   */
  signUp(): Promise<ReturnType<typeof registrationOf>>;
  /** The session of a new user. */
  newUser(): Promise<string>;
  /** A unique name. */
  unique(name: string): string;
}

/** The body of a registration. */
export const registrationOf = (email: string) => ({
  name: 'Noor Haddad',
  email,
  phone: '+44 113 496 0177',
  company_name: 'Fernside Studio',
  company_address: '14 Calder Wharf, Leeds',
  password: 'a-long-enough-secret',
  password_confirmation: 'a-long-enough-secret',
});

/** Makes the test API of a provider. */
export const createTestApi = (provider: Provider): TestApi => {
  let count = 0;
  const sessions = new Map<string, Promise<string>>();
  const [buyer, admin] = demoUsers;

  const unique = (name: string): string => {
    count += 1;
    return `${name} ${count}`;
  };

  const call: TestApi['call'] = async (name, input, token, headers) => {
    const row = rowNamed(name);
    const session = token === undefined ? await sessionFor(row) : token;
    const { status, body } = await provider.send(row, input, session, headers);
    if (status !== 200)
      throw new Error(`${provider.name}: ${name} answered ${status} ${JSON.stringify(body)}`);
    // The row's own schema decodes it; TypeScript cannot see through the generic.
    return z.parse<z.ZodMiniType>(row.response, body) as Answer<RowNamed<typeof name>>;
  };

  const enter = async (email: string, password: string): Promise<string> =>
    (await call('account.login', { body: { email, password } })).data.token;
  const signIn: TestApi['signIn'] = (person) =>
    enter(person === 'buyer' ? buyer.email : admin.email, demoPassword);

  const sessionFor: TestApi['sessionFor'] = async ({ access }) => {
    if (access === 'public') return null;
    const person = access === 'admin' ? 'admin' : 'buyer';
    const session = sessions.get(person) ?? signIn(person);
    sessions.set(person, session);
    return session;
  };

  const mailedToken: TestApi['mailedToken'] = async (address, page) => {
    const mail = (await provider.mailTo?.(address)) ?? '';
    const [, token] = mail.match(new RegExp(`\\S+${page}/(\\S+)`)) ?? [];
    if (token === undefined) throw new Error(`${provider.name}: no link to ${page} for ${address}`);
    return token;
  };

  const signUp: TestApi['signUp'] = async () => {
    const body = registrationOf(`${unique('noor').replace(' ', '-')}@fernside.example`);
    const headers = { [clientHeader]: unique('network') };
    await call('account.register', { body }, null, headers);
    if (provider.mailTo) {
      const token = await mailedToken(body.email, confirmAccountPath);
      await call('confirmation.confirm', { body: { token } }, null, headers);
    }
    return body;
  };

  return {
    provider,
    call,
    sessionFor,
    signIn,
    unique,
    mailedToken,
    signUp,
    newUser: async () => {
      const { email, password } = await signUp();
      return enter(email, password);
    },
  };
};
