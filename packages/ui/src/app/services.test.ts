import { login } from '@gifting/api/account/endpoints';
import { apiOf } from '@gifting/api/core/query-client';
import { ownOrderMock } from '@gifting/api/orders/mocks';
import { orderQuery } from '@gifting/api/orders/queries';
import type { Session } from '@gifting/client-state/account/session';
import { createDraftStore } from '@gifting/client-state/orders/draft-store';
import { memoryBrowser } from '@gifting/client-state/testing/memory-browser';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keyOf } from './kept-forms';
import { createServices, type ServicesSettings } from './services';

const sessionOf = (id: string): Session => ({
  user: { id, name: `Person ${id}`, email: `person-${id}@example.com`, phone: '', role: 'user' },
  token: `secret-token-of-${id}`,
});

const open = (browser: ReturnType<typeof memoryBrowser>, settings: Partial<ServicesSettings> = {}) => {
  const storages = browser.open();
  const page = { reload: vi.fn(), open: vi.fn() };
  // Nothing listens on this port.
  const services = createServices({
    ...storages,
    apiBase: 'http://127.0.0.1:1/api',
    page,
    retries: false,
    ...settings,
  });
  const draft = services.userData.of(createDraftStore);
  const fill = () => {
    draft.update(() => sampleDraft);
    storages.tab.write(keyOf('checkout'), '{"campaignName":"Autumn"}');
    services.queryClient.setQueryData(orderQuery('user', '1064').queryKey, ownOrderMock.samples.ok);
  };
  const left = () => ({
    items: draft.getSnapshot().products.length,
    form: storages.tab.read(keyOf('checkout')),
    order: services.queryClient.getQueryData(orderQuery('user', '1064').queryKey),
  });
  return { services, page, fill, left };
};

const nothing = { items: 0, form: null, order: undefined };

test.each([
  ['online', true],
  ['offline', false],
])('a call that fails %s is logged without token, password or address', async (_state, isOnline) => {
  onlineManager.setOnline(isOnline);
  onTestFinished(() => onlineManager.setOnline(true));
  const lines: string[] = [];
  const { services } = open(memoryBrowser(), { log: (line) => lines.push(line) });
  services.session.start(sessionOf('7'), true);
  await services.queryClient.fetchQuery(orderQuery('user', '1064')).catch(() => undefined);
  await services.queryClient
    .getMutationCache()
    .build(services.queryClient, {
      mutationFn: (_input: undefined, { client }) =>
        apiOf(client).call(login, { body: { email: 'amara@example.com', password: 'unwrap-the-day' } }),
      meta: { handlesErrors: true },
    })
    .execute(undefined)
    .catch(() => undefined);
  expect(lines).toEqual(['orders.ownDetail failed: network', 'account.login failed: network']);
});

test('a person who signs in after another finds none of their data', () => {
  const { services, fill, left, page } = open(memoryBrowser());
  services.session.start(sessionOf('7'), false);
  fill();
  services.session.end();
  expect(left().form).not.toBeNull();
  services.session.start(sessionOf('8'), false);
  expect(left()).toEqual(nothing);
  expect(page.reload).not.toHaveBeenCalled();
});

test('signing out in one tab clears and reloads the others', () => {
  const browser = memoryBrowser();
  const [here, there] = [open(browser), open(browser)];
  here.services.session.start(sessionOf('7'), true);
  there.fill();
  here.services.session.signOut();
  expect({ ...there.left(), order: undefined }).toEqual(nothing);
  expect(there.page.reload).toHaveBeenCalledExactlyOnceWith();
  expect(there.services.signingOut.getSnapshot()).toBe(true);
  expect(here.page.reload).not.toHaveBeenCalled();
});
