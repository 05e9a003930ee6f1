import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Picture, type Tint } from '#primitives/Picture/Picture.tsx';
import './LineItem.css';

const styles = cva('line-item', { variants: { size: { md: '', sm: 'line-item--sm' } } });

type LineItemProps = Readonly<{
  picture: string | null | undefined;
  tint?: Tint | undefined;
  name: string;
  /** One line under the name. */
  sub?: ReactNode;
  /** At the right, e.g. a `Price` or a button; under the name on a phone. */
  end?: ReactNode;
  /** `md` an 80 px picture, `sm` 56 px. */
  size?: 'md' | 'sm' | undefined;
}>;

/** An item of an order or box, as an `li`. */
export const LineItem = ({ picture, tint, name, sub, end, size = 'md' }: LineItemProps) => (
  <li className={styles({ size })}>
    <Picture src={picture} alt="" tint={tint} sizes="5rem" />
    <div>
      <p className="strong">{name}</p>
      {sub && <p className="text-sm text-muted">{sub}</p>}
    </div>
    {end && <div className="line-item__end">{end}</div>}
  </li>
);
