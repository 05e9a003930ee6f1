import { useCapability } from '@gifting/api/capabilities/queries';
import { artworkQuery } from '@gifting/api/orders/artwork-queries';
import { useQuery } from '@tanstack/react-query';
import { isWebLink } from '#app/web-link.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { Picture } from '#primitives/Picture/Picture.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { artworkTexts as texts } from './artwork.texts';

/** The buyer's artwork of an order, with the way to the file as it came; nothing for an order without any. */
export const ArtworkCard = ({ orderId }: { readonly orderId: string }) => {
  const offered = useCapability('orders.artwork');
  const { data, isError, refetch } = useQuery({ ...artworkQuery(orderId), enabled: offered });
  if (isError) return <ErrorPanel message={texts.unread} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { name, kind, size, preview, link } = data;
  return (
    <Card as="section" padded className="stack" aria-label={texts.label}>
      <h2 className="t-heading break-after-avoid">{texts.label}</h2>
      <Picture src={preview} alt={texts.alt(name)} tint={1} ratio="2 / 1" className="w-64" />
      <p className="wrap-anywhere">
        <span className="strong">{name}</span> <span className="muted">{texts.facts(kind, size)}</span>
      </p>
      {isWebLink(link) && (
        <a href={link} download className={linkStyles()}>
          {texts.download}
        </a>
      )}
    </Card>
  );
};
