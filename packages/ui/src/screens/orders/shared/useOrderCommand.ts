import { lifecycleQuery } from '@gifting/api/orders/lifecycle-queries';
import { proofsQuery } from '@gifting/api/orders/proof-queries';
import { type OrderLifecycle, orderLifecycle } from '@gifting/domain/orders/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { presentRecord } from '#app/outdated.ts';
import { type CommandRow, useReportedCommand } from '#app/useReportedCommand.ts';
import { notify } from '#primitives/Toaster/toast.ts';
import { orderProgressTexts as texts } from '../OrderScreen/OrderProgress.texts';

/**
 * Sends a command on an order and shows its outcome in one toast: resolves `null` when it is done or the order is gone,
 * and the present lifecycle when the order has moved on meanwhile. Rejects on failure.
 */
export const useOrderCommand = <Row extends CommandRow>(row: Row, orderId: string, done: string) => {
  const client = useQueryClient();
  const send = useReportedCommand(row, { done, failed: texts.failed, gone: texts.gone });
  return async (input: Parameters<typeof send>[0]): Promise<OrderLifecycle | null> => {
    try {
      await send(input);
      return null;
    } catch (error) {
      const present = presentRecord(orderLifecycle, error);
      if (present === null) throw error;
      client.setQueryData(lifecycleQuery(orderId).queryKey, present);
      void client.invalidateQueries({ queryKey: proofsQuery(orderId).queryKey });
      notify.blank(texts.movedOn);
      return present;
    }
  };
};
