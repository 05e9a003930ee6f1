import { ApiError } from '@gifting/api/core/error';
import { formatPrice } from '@gifting/domain/money/money';
import { lineTotal, type OrderAddress, type OrderDetail } from '@gifting/domain/orders/order';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useServices } from '#app/ServicesProvider.tsx';
import { isWebLink } from '#app/web-link.ts';
import { DescriptionList } from '#patterns/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { LineItem } from '#patterns/LineItem/LineItem.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Breadcrumbs } from '#primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Button, buttonStyles } from '#primitives/Button/Button.tsx';
import { tintOf } from '#primitives/Picture/Picture.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { statusWord, tagOf } from '../shared/status';
import { reads } from './OrderScreen.reads';
import { orderTexts as texts } from './OrderScreen.texts';
import './OrderScreen.css';
import { Card } from '#primitives/Card/Card.tsx';

const lineKeys = ['line1', 'line2', 'line3', 'postTown', 'postCode'] as const;

const AddressCard = ({ title, address }: { readonly title: string; readonly address: OrderAddress }) => (
  <Card padded>
    <h2 className="t-heading">{title}</h2>
    <DescriptionList
      items={lineKeys.map((key) => ({
        term: texts.lines[key],
        detail: address[key] || <span className="text-muted font-normal">{texts.missing}</span>,
      }))}
    />
  </Card>
);

const Contents = ({ order }: { readonly order: OrderDetail }) => {
  const { currency, giftBox } = order;
  const price = (amount: number) => formatPrice(amount, currency);
  return (
    <Card as="section" className="boxed" aria-label={texts.contents}>
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
    </Card>
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
      <Card padded className="order__summary">
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
      </Card>
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
  <Card>
    <EmptyState message={texts.unknown}>
      <p className="mb-3 text-muted">{texts.unknownHint}</p>
      <ButtonLink to={paths.orders} variant="primary">
        {texts.backToOrders}
      </ButtonLink>
    </EmptyState>
  </Card>
);

/** Order detail (/dashboard/orders/{orderId}): found by its path alone, so any link to it works (ORDD-01 to 17, E-04). */
export const OrderScreen = () => {
  const { orderId = '' } = useParams();
  const { page } = useServices();
  const order = useQuery(reads(useReadsContext()).order);
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
