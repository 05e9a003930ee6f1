import { formatDay } from '@gifting/domain/dates/dates';
import { orderTableTexts as texts } from './OrderTable/order-table.texts';

/** A day in en-GB, or "Not specified" if there is none (E-06). */
export const Day = ({ iso }: { readonly iso: string | null }) =>
  formatDay(iso) ?? <span className="text-muted">{texts.noDate}</span>;
