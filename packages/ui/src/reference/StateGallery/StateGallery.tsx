import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect } from 'react';
import { addons } from 'storybook/preview-api';
import './StateGallery.css';

/** A pointer or keyboard state, forced so that it can be viewed. */
type Held = 'hover' | 'focus' | 'active';

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/** Forces hover or press on everything below; focus on the first control only. */
const hold = (held: Held | undefined) => (area: HTMLElement | null) => {
  if (held === 'hover') area?.classList.add('pseudo-hover-all');
  if (held === 'active') area?.classList.add('pseudo-hover-all', 'pseudo-active-all');
  if (held === 'focus') area?.querySelector(focusable)?.classList.add('pseudo-focus', 'pseudo-focus-visible');
};

/** The pseudo-states addon rewrites style sheets on an event that tests do not emit. */
const useHeldStates = () => {
  useEffect(() => {
    addons.getChannel().emit('globalsUpdated', {});
  }, []);
};

type StateGalleryProps = Readonly<{
  title: string;
  /** One or two sentences on what to look for. */
  note?: string | undefined;
  /** Columns in a wide window. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** `State`s, or a `StateMatrix`. */
  children: ReactNode;
}>;

/** All states of one component on one page. */
export const StateGallery = ({ title, note, columns = 3, children }: StateGalleryProps) => {
  useHeldStates();
  return (
    <main className="states page">
      <section className="states__part">
        <div className="states__head">
          <h1 className="t-title">{title}</h1>
          {note && <p className="t-sm muted">{note}</p>}
        </div>
        <div className={cx('states__samples', `states__samples--${columns}`)}>{children}</div>
      </section>
    </main>
  );
};

type StateProps = Readonly<{
  /** Name of the state. */
  name: string;
  held?: Held | undefined;
  children: ReactNode;
}>;

/** A named sample. */
export const State = ({ name, held: state, children }: StateProps) => (
  <div className="states__sample">
    <p className="t-xs muted">{name}</p>
    <div ref={hold(state)}>{children}</div>
  </div>
);

type StateMatrixProps<Props> = Readonly<{
  caption: string;
  rows: readonly Readonly<{ name: string; props: Props }>[];
  columns: readonly Readonly<{ name: string; held?: Held | undefined; props?: Partial<Props> | undefined }>[];
  render: (props: Props) => ReactNode;
}>;

/** A table of variants (rows) and states (columns). */
export const StateMatrix = <Props,>({ caption, rows, columns, render }: StateMatrixProps<Props>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
  <section className="states__scroll" aria-label={caption} tabIndex={0}>
    <table className="states__matrix">
      <thead>
        <tr>
          <td />
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {columns.map((column) => (
              <td key={column.name}>
                <div ref={hold(column.held)}>{render({ ...row.props, ...column.props })}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
