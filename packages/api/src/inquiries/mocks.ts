import { mock } from '../core/mock';
import type { RowMocksOf } from '../row-mocks';
import { sendInquiry } from './endpoints';

export const sendInquiryMock = mock(sendInquiry, { ok: { number: '1042' } });

export const inquiryMocks: RowMocksOf<'inquiries'> = { 'inquiries.send': sendInquiryMock };
