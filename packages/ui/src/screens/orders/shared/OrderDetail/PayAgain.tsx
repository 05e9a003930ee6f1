import { ApiError } from '@gifting/api/core/error';
import { lifecycleQuery, usePayOrder } from '@gifting/api/orders/lifecycle-queries';
import { orderLifecycle } from '@gifting/domain/orders/lifecycle';
import type { PaymentMethod } from '@gifting/domain/orders/order-payment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endsSession } from '#app/error-catalogue.ts';
import { presentRecord } from '#app/outdated.ts';
import { useServices } from '#app/ServicesProvider.tsx';
import { isWebLink } from '#app/web-link.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { orderDetailTexts } from './order-detail.texts';

const texts = orderDetailTexts.payments;

/** The ways to pay an order that still needs a card. The card's page opens in this tab, and leads back to the order. */
export const PayAgain = ({ orderId }: { readonly orderId: string }) => {
  const { page } = useServices();
  const client = useQueryClient();
  const pay = usePayOrder();
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);

  const choose = async (method: PaymentMethod): Promise<void> => {
    if (chosen !== null) return;
    setChosen(method);
    try {
      const { paymentLink } = await pay.mutateAsync({ params: { orderNumber: orderId }, body: { method } });
      if (isWebLink(paymentLink)) {
        page.open(paymentLink, 'this tab');
        return;
      }
      if (method === 'invoice') notify.success(texts.toInvoice);
      await client.invalidateQueries();
    } catch (failure) {
      const present = presentRecord(orderLifecycle, failure);
      if (present) {
        client.setQueryData(lifecycleQuery(orderId).queryKey, present);
        notify.blank(texts.nothingLeft);
        await client.invalidateQueries();
      } else if (!(failure instanceof ApiError && endsSession(failure))) notify.error(texts.notOpened);
    }
    setChosen(null);
  };

  return (
    <div className="order__pay">
      <Button
        loading={chosen === 'card'}
        loadingLabel={texts.opening}
        disabled={chosen === 'invoice'}
        onClick={() => void choose('card')}
      >
        {texts.card}
      </Button>
      <Button
        variant="secondary"
        loading={chosen === 'invoice'}
        disabled={chosen === 'card'}
        onClick={() => void choose('invoice')}
      >
        {texts.invoice}
      </Button>
    </div>
  );
};
