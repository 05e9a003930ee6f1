import { ApiError } from '@gifting/api/core/error';
import { orderQuery } from '@gifting/api/orders/queries';
import { formatPrice } from '@gifting/domain/money/money';
import { lineTotal, type OrderAddress, type OrderDetail } from '@gifting/domain/orders/order';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ButtonLink } from '../../../app/links';
import { paths } from '../../../app/paths';
import { ScreenTitle } from '../../../app/ScreenTitle';
import { useRole, useServices } from '../../../app/ServicesProvider';
import { isWebLink } from '../../../app/web-link';
import { DescriptionList } from '../../../patterns/DescriptionList/DescriptionList';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState';
import { ErrorPanel } from '../../../patterns/ErrorPanel/ErrorPanel';
import { LineItem } from '../../../patterns/LineItem/LineItem';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView';
import { Breadcrumbs } from '../../../primitives/Breadcrumbs/Breadcrumbs';
import { Button, buttonStyles } from '../../../primitives/Button/Button';
import { tintOf } from '../../../primitives/Picture/Picture';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { Tag } from '../../../primitives/Tag/Tag';
import { notify } from '../../../primitives/Toaster/toast';
import { statusWord, tagOf } from '../shared/status';
import { orderTexts as texts } from './OrderScreen.texts';
import './OrderScreen.css';
import { Sheet } from '../../../primitives/Sheet/Sheet';

const lineKeys = ['line1', 'line2', 'line3', 'postTown', 'postCode'] as const;

const AddressCard = ({ title, address }: { readonly title: string; readonly address: OrderAddress }) => (
  <Sheet padded>
    <h2 className="t-heading">{title}</h2>
    <DescriptionList
      items={lineKeys.map((key) => ({
        term: texts.lines[key],
        detail: address[key] || <span className="text-muted font-normal">{texts.missing}</span>,
      }))}
    />
  </Sheet>
);

const Contents = ({ order }: { readonly order: OrderDetail }) => {
  const { currency, giftBox } = order;
  const price = (amount: number) => formatPrice(amount, currency);
  return (
    <Sheet as="section" className="boxed" aria-label={texts.contents}>
      <ul className="boxed__in">
        {order.items.map(({ name, picture, unit, quantity }, index) => (
          <LineItem
            // The wire gives order items no identity of their own; their order never changes.
            key={`${index}-${name}`}
            size="sm"
            picture={picture}
            tint={tintOf(index)}
            name={name}
            sub={`${price(unit)} × ${quantity}`}
            end={<b className="num">{price(lineTotal({ unit, quantity }))}</b>}
          />
        ))}
      </ul>
      {giftBox && (
        <ul className="boxed__wall">
          <LineItem
            size="sm"
            picture={giftBox.picture}
            tint={1}
            name={giftBox.name}
            // Muted ink is too pale on kraft.
            sub={
              <span className="text-ink">{`${price(giftBox.unit)} × ${order.quantity}, ${texts.holdsEverything}`}</span>
            }
            end={<b className="num">{price(lineTotal({ unit: giftBox.unit, quantity: order.quantity }))}</b>}
          />
        </ul>
      )}
      <dl className="boxed__total">
        <dt>{texts.total}</dt>
        <dd>{price(order.total)}</dd>
      </dl>
    </Sheet>
  );
};

/** The invoice in a new tab where the API draws one; otherwise the button says that it is not ready (ORDD-08). */
const InvoiceButton = ({ link }: { readonly link: string | null }) => {
  const look = { variant: 'secondary', block: true, className: 'mt-5' } as const;
  const face = (
    <>
      <Download className="icon" aria-hidden="true" />
      {texts.invoiceDownload}
    </>
  );
  return isWebLink(link) ? (
    <a href={link} target="_blank" rel="noopener noreferrer" className={buttonStyles(look)}>
      {face}
    </a>
  ) : (
    <Button {...look} onClick={() => notify.blank(texts.invoiceNotReady)}>
      {face}
    </Button>
  );
};

const Detail = ({ order, orderId }: { readonly order: OrderDetail; readonly orderId: string }) => (
  <>
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
    <div className="order">
      <Sheet padded className="order__summary">
        <DescriptionList
          items={[
            { term: texts.number, detail: `#${orderId}` },
            {
              term: texts.status,
              detail: <Tag status={tagOf(order.paymentStatus)}>{statusWord(order.paymentStatus)}</Tag>,
            },
            // Blank, as written (ORDD-04).
            { term: texts.deliveryDate, detail: '' },
            { term: texts.itemQuantity, detail: texts.sets(order.quantity) },
            { term: texts.totalCost, detail: formatPrice(order.total, order.currency) },
          ]}
        />
        <InvoiceButton link={order.invoiceLink} />
      </Sheet>
      <div className="order__rest">
        <Contents order={order} />
        <div className="order__addresses">
          {order.deliveryAddresses.map((address) => (
            <AddressCard key={JSON.stringify(address)} title={texts.deliveryAddress} address={address} />
          ))}
          {order.billingAddresses.map((address) => (
            <AddressCard key={JSON.stringify(address)} title={texts.billingAddress} address={address} />
          ))}
        </div>
      </div>
    </div>
  </>
);

const Shape = () => (
  <div className="grid gap-5">
    <Skeleton width="16rem" />
    <Skeleton width="14rem" height="2.25rem" />
    <div className="order">
      <Skeleton shape="box" height="18rem" />
      <Skeleton shape="box" height="24rem" />
    </div>
  </div>
);

/** The address names no order of this person; nothing is said of whose it is. */
const Unknown = () => (
  <Sheet>
    <EmptyState message={texts.unknown}>
      <p className="mb-3 text-muted">{texts.unknownHint}</p>
      <ButtonLink to={paths.orders} variant="primary">
        {texts.backToOrders}
      </ButtonLink>
    </EmptyState>
  </Sheet>
);

/** Order detail (/dashboard/orders/{orderId}): found by its path alone, so any link to it works (ORDD-01 to 17, E-04). */
export const OrderScreen = () => {
  const { orderId = '' } = useParams();
  const { page } = useServices();
  const order = useQuery(orderQuery(useRole(), orderId));
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <ResourceView
        resource={order}
        loadingLabel={texts.loading}
        loading={<Shape />}
        renderError={(error) =>
          error instanceof ApiError && error.status === 404 ? (
            <Unknown />
          ) : (
            <ErrorPanel message={texts.error} retryLabel={texts.tryAgain} onRetry={() => page.reload()} />
          )
        }
      >
        {(data) => <Detail order={data} orderId={orderId} />}
      </ResourceView>
    </>
  );
};
