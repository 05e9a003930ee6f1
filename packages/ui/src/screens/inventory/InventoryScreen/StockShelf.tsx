import { fitOf, Picture } from '#primitives/Picture/Picture.tsx';
import { inventoryTexts as texts } from './InventoryScreen.texts';
import type { InventoryItem } from './sample';
import './StockShelf.css';

/** How many items stand on the shelf; the table below has all. */
const places = 4;

/** The first items on a shelf, each with a tag that says how many there are. */
export const StockShelf = ({ items }: { readonly items: readonly InventoryItem[] }) => (
  <ul className="stock-shelf" aria-label={texts.shelf}>
    {items.slice(0, places).map(({ id, name, picture, quantity }) => (
      <li key={id} className="stock-shelf__place">
        <Picture src={picture} alt="" fit={fitOf(picture)} className="stock-shelf__picture" />
        <i className="stock-shelf__board" aria-hidden="true" />
        <p className="stock-shelf__tag">
          <b className="stock-shelf__count num">{quantity.toLocaleString('en-GB')}</b>{' '}
          <span className="t-xs">{name}</span>
        </p>
      </li>
    ))}
  </ul>
);
