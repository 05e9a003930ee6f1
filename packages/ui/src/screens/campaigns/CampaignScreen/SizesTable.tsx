import { type CampaignFigures, enoughAnswers, suggestedMix } from '@gifting/domain/campaigns/figures';
import type { CSSProperties } from 'react';
import { Table, type TableColumn } from '#primitives/Table/Table.tsx';
import { figuresTexts as texts } from './figures.texts';

type SizeRow = CampaignFigures['sizes'][number] & {
  readonly suggested: number;
  /** Shares of the largest row, in percent. */
  readonly shares: Readonly<Record<'answered' | 'suggested', number>>;
};

const widthOf = (percent: number): CSSProperties => ({ width: `${percent}%` });

const choice: readonly TableColumn<SizeRow>[] = [
  { key: 'gift', header: texts.columns.gift, kind: 'id', cell: ({ gift }) => gift },
  { key: 'size', header: texts.columns.size, cell: ({ size }) => <bdi>{size || texts.noSize}</bdi> },
  {
    key: 'share',
    header: texts.columns.share,
    kind: 'long',
    cell: ({ shares }) => (
      <div className="size-bar" aria-hidden="true">
        <i className="size-bar__answered" style={widthOf(shares.answered)} />
        <i className="size-bar__suggested" style={widthOf(shares.suggested)} />
      </div>
    ),
  },
  { key: 'answered', header: texts.columns.answered, kind: 'number', cell: ({ count }) => count },
];
/** How many are left, where some sizes are counted. */
const left: TableColumn<SizeRow> = {
  key: 'left',
  header: texts.columns.left,
  kind: 'number',
  cell: (row) => row.left ?? texts.open,
};
const choiceAndSuggestion: readonly TableColumn<SizeRow>[] = [
  ...choice,
  { key: 'suggested', header: texts.columns.suggested, kind: 'number', cell: ({ suggested }) => suggested },
  {
    key: 'total',
    header: texts.columns.total,
    kind: 'number',
    cell: ({ count, suggested }) => <b>{count + suggested}</b>,
  },
];

const keyOf = ({ gift, size }: SizeRow) => `${gift} ${size}`;

/** What was chosen; with enough answers also what the rest of the people would choose. */
export const SizesTable = ({ people, claimed, sizes }: CampaignFigures) => {
  const enough = claimed >= enoughAnswers;
  const rest = Math.max(0, people - claimed);
  const counts = sizes.map(({ count }) => count);
  const gifts = counts.reduce((sum, count) => sum + count, 0);
  // Each person who has not answered takes as many gifts as those who have.
  const mix = suggestedMix(counts, enough ? Math.round((gifts / claimed) * rest) : 0);
  const most = Math.max(1, ...counts.map((count, index) => count + (mix[index] ?? 0)));
  const rows = sizes.map((size, index): SizeRow => {
    const suggested = mix[index] ?? 0;
    const shares = { answered: (size.count / most) * 100, suggested: (suggested / most) * 100 };
    return { ...size, suggested, shares };
  });
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h3 className="t-heading px-5">{texts.sizes}</h3>
      {enough ? (
        <div className="px-5" aria-hidden="true">
          <span className="size-key">
            <i />
            {texts.columns.answered}
          </span>
          <span className="size-key">
            <i className="size-key__suggested" />
            {texts.columns.suggested}
          </span>
        </div>
      ) : (
        <div className="px-5 pb-3">
          <p className="strong">{texts.notEnough}</p>
          <p className="t-sm muted">
            {rows.length === 0 ? texts.nobody : texts.notEnoughHint(enoughAnswers)}
          </p>
        </div>
      )}
      {rows.length > 0 && (
        <Table
          caption={texts.sizes}
          columns={[
            ...(enough ? choiceAndSuggestion : choice),
            ...(rows.some((row) => row.left !== null) ? [left] : []),
          ]}
          rows={rows}
          rowKey={keyOf}
        />
      )}
      {enough && rest > 0 && <p className="t-sm muted px-5 pb-5">{texts.suggestion(rest)}</p>}
    </div>
  );
};
