import {
  type AssessedRow,
  type Assessment,
  askable,
  type ListStep,
  type ListWork,
  suggestedSteps,
} from '@gifting/domain/address-list/assess';
import { addressFields, type PersonField } from '@gifting/domain/address-list/person';
import { useMemo, useRef, useState } from 'react';
import { announce } from '#primitives/announce/Announcer.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Card, CardHeader } from '#primitives/Card/Card.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import { addressClinicTexts } from './AddressClinic.texts';
import { MendCell } from './MendCell';
import { nameOf, PagedRows } from './PagedRows';

const texts = addressClinicTexts.mend;

const isAddress = (field: PersonField) => addressFields.some((each) => each === field);

type MendPanelProps = Readonly<{
  id: string;
  assessment: Assessment;
  work: ListWork;
  fields: readonly PersonField[];
  /** Whether people can be asked for their address. */
  asks: boolean;
  /** Rows that are being kept, as they were sent. */
  sent: ReadonlySet<number>;
  onSteps: (steps: readonly ListStep[]) => void;
}>;

/** Rows with a fault, mended in place. A mended row stays until the list is kept, so that nothing jumps away. */
export const MendPanel = ({ id, assessment, work, fields, asks, sent, onSteps }: MendPanelProps) => {
  const { rows, counts } = assessment;
  const heading = useRef<HTMLHeadingElement>(null);
  const faulty = useMemo(
    () => rows.filter(({ standing }) => standing === 'mend').map(({ row }) => row),
    [rows],
  );
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  if (faulty.some((row) => !seen.has(row))) setSeen(new Set([...seen, ...faulty]));
  const shown = useMemo(
    () =>
      rows.filter(
        ({ row, standing }) =>
          standing === 'mend' ||
          (seen.has(row) && !sent.has(row) && (standing === 'ready' || standing === 'left')),
      ),
    [rows, seen, sent],
  );
  if (shown.length === 0) return null;
  const suggestions = suggestedSteps(rows);
  const toAsk = asks ? askable(rows) : [];
  const all = (steps: readonly ListStep[], words: string) => {
    onSteps(steps);
    announce(words);
    heading.current?.focus();
  };
  const isOpen = ({ row, faults, asked }: AssessedRow, field: PersonField) =>
    faults.some((fault) => fault.field === field) ||
    (!(asked && isAddress(field)) &&
      (work.edits[row]?.[field] !== undefined || (work.confirmed[row] ?? []).includes(field)));
  return (
    <Card as="section" aria-labelledby={`${id}-title`} id={id}>
      <CardHeader
        title={
          <span ref={heading} tabIndex={-1}>
            {texts.title(counts.mend)}
          </span>
        }
        titleId={`${id}-title`}
        aside={
          <div className="row">
            {toAsk.length > 0 && (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => all([{ do: 'ask', rows: toAsk }], texts.nowAsked(toAsk.length))}
              >
                {texts.askAll(toAsk.length)}
              </Button>
            )}
            {suggestions.length > 0 && (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => all(suggestions, texts.took(suggestions.length))}
              >
                {texts.suggestions(suggestions.length)}
              </Button>
            )}
          </div>
        }
      />
      {asks && <p className="t-sm muted px-5 pt-4">{texts.note}</p>}
      <PagedRows
        caption={texts.table}
        rows={shown}
        fields={fields}
        cell={(row, field) =>
          isOpen(row, field) ? <MendCell row={row} field={field} onStep={(step) => onSteps([step])} /> : null
        }
        actions={(row) => (
          <div className="clinic-actions">
            {row.standing === 'ready' && <Tag status="active">{row.asked ? texts.asked : texts.ready}</Tag>}
            {asks && row.standing !== 'left' && !row.faults.some(({ field }) => field === 'email') && (
              <Button
                size="sm"
                variant="secondary"
                aria-pressed={row.asked}
                aria-label={texts.askFor(nameOf(row))}
                onClick={() => onSteps([{ do: row.asked ? 'do not ask' : 'ask', rows: [row.row] }])}
              >
                {texts.ask}
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              aria-pressed={row.standing === 'left'}
              aria-label={texts.leaveOf(nameOf(row))}
              onClick={() =>
                onSteps([{ do: row.standing === 'left' ? 'take back' : 'leave', rows: [row.row] }])
              }
            >
              {texts.leave}
            </Button>
          </div>
        )}
      />
    </Card>
  );
};
