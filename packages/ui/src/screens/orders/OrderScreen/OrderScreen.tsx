import { useCapability } from '@gifting/api/capabilities/queries';
import { lifecycleQuery } from '@gifting/api/orders/lifecycle-queries';
import { brand } from '@gifting/domain/brand/brand';
import { formatPrice } from '@gifting/domain/money/money';
import { amountDue, type OrderDetail } from '@gifting/domain/orders/order';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { isWebLink } from '#app/web-link.ts';
import { DescriptionList } from '#patterns/DescriptionList/DescriptionList.tsx';
import { PrintedPages } from '#patterns/PrintedPages/PrintedPages.tsx';
import { Breadcrumbs } from '#primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { AddressesCard } from '../shared/Addresses/AddressesCard';
import { ArtworkCard } from '../shared/Artwork/ArtworkCard';
import { Day } from '../shared/Day';
import { AddressCards } from '../shared/OrderDetail/AddressCards';
import { GiftNoteCard } from '../shared/OrderDetail/GiftNoteCard';
import { InvoiceButton } from '../shared/OrderDetail/InvoiceButton';
import { OrderContents } from '../shared/OrderDetail/OrderContents';
import { OrderDetailLayout } from '../shared/OrderDetail/OrderDetailLayout';
import { OrderDetailView } from '../shared/OrderDetail/OrderDetailView';
import { PaymentNote } from '../shared/OrderDetail/PaymentNote';
import { statusWord, tagOf } from '../shared/status';
import { taxScreenTexts } from '../shared/tax.texts';
import { orderContents } from '../shared/Unboxing/box-contents';
import { Unboxing } from '../shared/Unboxing/Unboxing';
import { OrderHistory, OrderProgress } from './OrderProgress';
import { reads } from './OrderScreen.reads';
import { orderTexts as texts } from './OrderScreen.texts';

/** The numbers of what was issued for an order, and the way to its credit note (`orders.tax`). */
const documentFacts = ({ invoiceNumber, creditNoteNumber, creditNoteLink }: OrderDetail) => [
  ...(invoiceNumber === null ? [] : [{ term: texts.invoiceNumber, detail: invoiceNumber }]),
  ...(creditNoteNumber === null
    ? []
    : [
        {
          term: texts.creditNote,
          detail: isWebLink(creditNoteLink) ? (
            <a href={creditNoteLink} target="_blank" rel="noopener noreferrer" className={linkStyles()}>
              {creditNoteNumber}
            </a>
          ) : (
            creditNoteNumber
          ),
        },
      ]),
];

type DetailProps = Readonly<{ order: OrderDetail; orderId: string }>;

const Detail = ({ order, orderId }: DetailProps) => {
  const hasLifecycle = useCapability('orders.lifecycle');
  const lifecycle = useQuery({ ...lifecycleQuery(orderId), enabled: hasLifecycle });
  const status = lifecycle.data?.status ?? order.paymentStatus;
  return (
    <PrintedPages head={texts.packingList(orderId, order.name)} sender={brand.name}>
      <Breadcrumbs
        label={texts.trail}
        items={[
          { label: texts.orders, href: paths.orders },
          { label: texts.title, href: paths.orders },
          { label: order.name },
        ]}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      />
      <h1 className="t-title mt-1 mb-5">{texts.title}</h1>
      {hasLifecycle && <OrderProgress orderId={orderId} lifecycle={lifecycle} />}
      <OrderDetailLayout
        below={order.items.length > 0 && <Unboxing box={orderContents(order)} />}
        summary={
          <>
            <DescriptionList
              items={[
                { term: texts.number, detail: `#${orderId}` },
                {
                  term: texts.status,
                  detail: <Tag status={tagOf(status)}>{statusWord(status)}</Tag>,
                },
                // Without a lifecycle it is blank, as specified (ORDD-04).
                {
                  term: texts.deliveryDate,
                  detail: lifecycle.data ? <Day iso={lifecycle.data.dueDate} /> : '',
                },
                { term: texts.itemQuantity, detail: texts.sets(order.quantity) },
                { term: texts.totalCost, detail: formatPrice(amountDue(order), order.currency) },
                ...(order.tax?.vatNumber
                  ? [{ term: taxScreenTexts.vatNumber, detail: order.tax.vatNumber }]
                  : []),
                ...documentFacts(order),
              ]}
            />
            {lifecycle.data && (
              <PaymentNote
                orderId={orderId}
                order={order}
                status={lifecycle.data.status}
                payable={lifecycle.data.payable}
              />
            )}
            <InvoiceButton link={order.invoiceLink} />
          </>
        }
      >
        <OrderContents order={order} />
        <GiftNoteCard note={order.giftNote} />
        <ArtworkCard orderId={orderId} />
        <AddressesCard orderId={orderId} several={order.deliveryAddresses.length === 0} />
        <AddressCards delivery={order.deliveryAddresses} billing={order.billingAddresses} />
        {lifecycle.data && <OrderHistory events={lifecycle.data.events} />}
      </OrderDetailLayout>
    </PrintedPages>
  );
};

/** Order detail (/dashboard/orders/{orderId}): loaded by its path alone, so deep links work (ORDD-01 to 17, E-04). */
export const OrderScreen = () => {
  const { orderId = '' } = useParams();
  const order = useQuery(reads(useReadsContext()).order);
  return (
    <OrderDetailView
      resource={order}
      title={texts.title}
      loadingLabel={texts.loading}
      unknown={{
        message: texts.unknown,
        hint: texts.unknownHint,
        back: texts.backToOrders,
        to: paths.orders,
      }}
    >
      {(data) => <Detail order={data} orderId={orderId} />}
    </OrderDetailView>
  );
};
