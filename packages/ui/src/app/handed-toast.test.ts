import { memoryStorage } from '@gifting/client-state/storage/storage';
import toast from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { handOverToast, showHandedToast } from './handed-toast';

afterEach(() => vi.restoreAllMocks());

test('a message reaches the next page, and not the one after it', () => {
  const success = vi.spyOn(toast, 'success');
  const tab = memoryStorage();
  handOverToast(tab, 'Logged out successfully');
  expect(success).not.toHaveBeenCalled();
  showHandedToast(tab);
  expect(success.mock.calls.map(([text]) => text)).toEqual(['Logged out successfully']);
  showHandedToast(tab);
  expect(success).toHaveBeenCalledOnce();
});
