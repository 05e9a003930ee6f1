import { Check, TriangleAlert } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { contrastRatio, type Rgb, readRgb, toHex } from './contrast';
import { FoundationPage, Part } from './Page';
import { bounds, pairs } from './pairs';
import { sectionsOf, type Token } from './tokens';

const meta = preview.meta({ title: 'Foundations/Colour' });

type Measured = Readonly<Record<string, Rgb>>;

const names = sectionsOf('color').flatMap(({ tokens }) => tokens.map(({ name }) => name));

/** The computed value of each colour token. */
const useMeasured = () => {
  const probe = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState<Measured>({});
  useEffect(() => {
    const element = probe.current;
    if (!element) return;
    const entries = names.map((name) => {
      element.style.color = `var(--${name})`;
      return [name, readRgb(getComputedStyle(element).color)] as const;
    });
    setMeasured(Object.fromEntries(entries));
  }, []);
  return { probe: <span ref={probe} hidden />, measured };
};

const Swatch = ({ token, measured }: Readonly<{ token: Token; measured: Measured }>) => {
  const fill = measured[token.name];
  return (
    <li className="swatch">
      <span className="swatch__fill" style={{ background: `var(--${token.name})` }} />
      <span className="swatch__words">
        <span className="swatch__name">{token.name.replace('color-', '').replaceAll('-', ' ')}</span>
        <span className="num">{fill && toHex(fill)}</span>
        <span className="muted">{token.remark}</span>
      </span>
    </li>
  );
};

const Pair = ({
  front,
  on,
  kind,
  measured,
}: Readonly<{ front: string; on: string; kind: 'text' | 'shape'; measured: Measured }>) => {
  const [one, other] = [measured[`color-${front}`], measured[`color-${on}`]];
  const ratio = one && other ? contrastRatio(one, other) : 0;
  const passes = ratio >= bounds[kind];
  const style: CSSProperties = { color: `var(--color-${front})`, background: `var(--color-${on})` };
  return (
    <li className="pair">
      <span className="pair__sample" style={style} aria-hidden="true">
        {kind === 'text' ? 'Aa' : <span className="pair__shape" />}
      </span>
      <span className="pair__words">
        <span className={passes ? 'pair__ratio' : 'pair__ratio pair__ratio--fails'}>
          {passes ? <Check className="icon" /> : <TriangleAlert className="icon" />}
          {ratio.toFixed(1)}
          {!passes && ` fails ${bounds[kind]}`}
        </span>
        <span className="block">
          {front} on {on}
        </span>
      </span>
    </li>
  );
};

const ColourPage = () => {
  const { probe, measured } = useMeasured();
  return (
    <FoundationPage
      title="Colour"
      lead="Paper, ink, pine and one length of ribbon. Coral is the action that moves the parcel on; everything else keeps quiet so that it can be found."
    >
      {probe}
      {sectionsOf('color').map(({ title, tokens }) => {
        const [name = '', note] = title.split(/: | \(/);
        return (
          <Part key={title} title={name} note={note?.replace(')', '')}>
            <ul className="swatches">
              {tokens.map((token) => (
                <Swatch key={token.name} token={token} measured={measured} />
              ))}
            </ul>
          </Part>
        );
      })}
      {(['text', 'shape'] as const).map((kind) => (
        <Part
          key={kind}
          title={kind === 'text' ? 'Pairs of text' : 'Pairs of shape'}
          note={`Measured in this page, from the tokens. ${
            kind === 'text' ? 'Text' : 'An edge, a fill or a ring'
          } needs ${bounds[kind]} to 1.`}
        >
          <ul className="pairs">
            {pairs
              .filter((pair) => pair.kind === kind)
              .flatMap(({ front, on }) =>
                on.map((behind) => (
                  <Pair key={`${front} on ${behind}`} {...{ front, kind, measured }} on={behind} />
                )),
              )}
          </ul>
        </Part>
      ))}
    </FoundationPage>
  );
};

/** Fails as soon as one pair is below its bound. */
export const Page = meta.story({
  render: () => <ColourPage />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ink on canvas').parentElement).toHaveTextContent(/^13\.1/));
    const shown = ['Pairs of text', 'Pairs of shape'].flatMap((name) =>
      within(canvas.getByRole('region', { name })).getAllByRole('listitem'),
    );
    await expect(shown).toHaveLength(pairs.flatMap(({ on }) => on).length);
    await expect(canvas.queryAllByText(/fails/).map((ratio) => ratio.parentElement?.textContent)).toEqual([]);
  },
});
