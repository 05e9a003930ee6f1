import { mock } from '../core/mock';
import { demoGifting } from '../demo/catalogue';
import { listGifting } from './endpoints';

export const giftingMock = mock(listGifting, { ok: [...demoGifting], empty: [] });
