import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { ApiError } from './error';
import { createQueryClient } from './query-client';

afterEach(() => onlineManager.setOnline(true));

it('a command without a connection fails at once, and is not sent later', async () => {
  const onError = vi.fn();
  const client = createQueryClient({ api: createClient({ baseUrl: '/api', getToken: () => null }), onError });
  const error = new ApiError({ kind: 'network', row: 'orders.act' });
  const send = vi.fn(() => Promise.reject(error));
  onlineManager.setOnline(false);
  await expect(new MutationObserver(client, { mutationFn: send }).mutate()).rejects.toBe(error);
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledWith({ error, handledByCaller: false });
});
