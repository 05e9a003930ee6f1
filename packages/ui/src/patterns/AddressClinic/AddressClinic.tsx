import { type AssessedRow, assess, type ListStep, nextWork } from '@gifting/domain/address-list/assess';
import type { ListRules } from '@gifting/domain/address-list/faults';
import { personFields } from '@gifting/domain/address-list/person';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { announce } from '#primitives/announce/Announcer.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { addressClinicTexts as texts } from './AddressClinic.texts';
import { ColumnsPanel } from './ColumnsPanel';
import { type Clinic, type ClinicWork, hasAddresses, peopleOf } from './clinic';
import { KeepBar, type Keeping } from './KeepBar';
import { ListSource } from './ListSource';
import { MendPanel } from './MendPanel';
import { nameOf, PagedRows } from './PagedRows';
import { RowsFold } from './RowsFold';
import type { ReadList, ListSource as Source } from './read-list';
import { Tally } from './Tally';
import { TwinsPanel } from './TwinsPanel';
import { useListReader } from './useListReader';
import './AddressClinic.css';

const none: ReadonlySet<number> = new Set();

const anchors = { ready: 'clinic-ready', mend: 'clinic-mend', twice: 'clinic-twice' } as const;

type OpenClinicProps = Readonly<{
  clinic: Clinic;
  onWork: (change: (work: ClinicWork) => ClinicWork) => void;
  rulesOf: (hasAddress: boolean) => ListRules;
  /** Whether people can be asked for their address; otherwise the list must have it. */
  asks: boolean;
  isStored: boolean;
  keeping: Keeping;
  onKeep: (rows: readonly AssessedRow[]) => void;
  onClose: () => void;
  onEncodingChange: Parameters<typeof ColumnsPanel>[0]['onEncodingChange'];
}>;

const OpenClinic = ({
  clinic,
  onWork,
  rulesOf,
  asks,
  isStored,
  keeping,
  onKeep,
  onClose,
  onEncodingChange,
}: OpenClinicProps) => {
  const { list, work } = clinic;
  const { cells } = list;
  const { hasHeadings, columns, rows: done } = work;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const people = useMemo(() => peopleOf({ cells }, { hasHeadings, columns }), [cells, hasHeadings, columns]);
  const address = hasAddresses(columns);
  const assessment = useMemo(() => assess(people, done, rulesOf(address)), [people, done, rulesOf, address]);
  const { rows, counts } = assessment;
  // What is changed in a row that is on its way would not be kept.
  const [onTheWay, setOnTheWay] = useState<ReadonlySet<number>>(none);
  const sent = keeping.progress === null ? none : onTheWay;
  const keep = () => {
    const ready = standingAs('ready');
    setOnTheWay(new Set(ready.map(({ row }) => row)));
    onKeep(ready);
  };
  const fields = useMemo(
    () =>
      personFields.filter(
        (field) =>
          field === 'name' || columns.includes(field) || rows.some(({ person }) => person[field] !== ''),
      ),
    [columns, rows],
  );
  const take = (steps: readonly ListStep[]) =>
    onWork((before) => ({ ...before, rows: steps.reduce(nextWork, before.rows) }));
  // What was pressed goes with its row, so focus moves to where the list stands.
  const takeAway = (step: ListStep, words: string) => {
    take([step]);
    announce(words);
    heading.current?.focus();
  };
  const standingAs = (standing: AssessedRow['standing']) => rows.filter((row) => row.standing === standing);
  return (
    <div className="clinic">
      <div className="clinic__head">
        <p className="muted">
          {texts.tally.readFrom(rows.length, list.source)} {texts.tally.promise}
        </p>
        <Button variant="secondary" onClick={onClose}>
          {texts.tally.again}
        </Button>
      </div>
      {!isStored && (
        <p role="status" className="strong">
          {texts.tally.notStored}
        </p>
      )}
      <Tally assessment={assessment} headingRef={heading} anchors={anchors} />
      <ColumnsPanel
        clinic={clinic}
        asks={asks}
        locked={keeping.progress !== null}
        onChange={(changes) => onWork((before) => ({ ...before, ...changes }))}
        onEncodingChange={onEncodingChange}
      />
      <MendPanel
        id={anchors.mend}
        assessment={assessment}
        work={done}
        fields={fields}
        asks={asks && address}
        sent={sent}
        onSteps={take}
      />
      <TwinsPanel id={anchors.twice} assessment={assessment} fields={fields} onStep={takeAway} />
      {counts.known > 0 && (
        <Panel
          title={texts.known.title(counts.known)}
          aside={<p className="t-sm muted">{texts.known.note}</p>}
        >
          <PagedRows
            caption={texts.known.table}
            rows={standingAs('known')}
            fields={fields}
            actions={(row) => (
              <div className="clinic-actions">
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={texts.known.keepOf(nameOf(row))}
                  onClick={() => takeAway({ do: 'tell apart', rows: [row.row] }, texts.twins.apart)}
                >
                  {texts.known.keep}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={texts.mend.leaveOf(nameOf(row))}
                  onClick={() =>
                    takeAway({ do: 'leave', rows: [row.row] }, texts.left.title(counts.left + 1))
                  }
                >
                  {texts.mend.leave}
                </Button>
              </div>
            )}
          />
        </Panel>
      )}
      {counts.ready > 0 && (
        <RowsFold id={anchors.ready} title={texts.ready.title(counts.ready)} note={texts.ready.note}>
          <PagedRows caption={texts.ready.table} rows={standingAs('ready')} fields={fields} />
        </RowsFold>
      )}
      {counts.left > 0 && (
        <RowsFold title={texts.left.title(counts.left)} note={texts.left.note}>
          <PagedRows
            caption={texts.left.table}
            rows={standingAs('left')}
            fields={fields}
            actions={(row) => (
              <Button
                size="sm"
                variant="secondary"
                aria-label={texts.left.backOf(nameOf(row))}
                onClick={() =>
                  takeAway({ do: 'take back', rows: [row.row] }, texts.left.title(counts.left - 1))
                }
              >
                {texts.left.back}
              </Button>
            )}
          />
        </RowsFold>
      )}
      <KeepBar counts={counts} keeping={keeping} isStored={isStored} onKeep={keep} />
    </div>
  );
};

type AddressClinicProps = Omit<OpenClinicProps, 'clinic' | 'onEncodingChange'> &
  Readonly<{
    /** The list; `null` before one was read. */
    clinic: Clinic | null;
    /** Opens a list that was read. `source` is the name of its file, '' for pasted cells. */
    onOpen: (list: ReadList, source: string) => void;
    /** What was pasted and is not read yet. */
    draft: string;
    onDraftChange: (draft: string) => void;
  }>;

/**
 * A list of people from a spreadsheet: read, its columns guessed, faults mended in place, duplicates compared, and good
 * rows kept while others wait. It holds no list itself: the parent keeps it, over a reload too.
 */
export const AddressClinic = ({ clinic, onOpen, draft, onDraftChange, ...open }: AddressClinicProps) => {
  const [file, setFile] = useState<File | null>(null);
  const source = useRef('');
  const { reading, read, cancel } = useListReader((list) => onOpen(list, source.current));
  const start = (from: Source) => {
    setFile(from.kind === 'file' ? from.file : null);
    source.current = from.kind === 'file' ? from.file.name : '';
    read(from);
  };
  return clinic === null || reading.state === 'reading' ? (
    <ListSource
      reading={reading}
      asks={open.asks}
      onRead={start}
      onCancel={cancel}
      draft={draft}
      onDraftChange={onDraftChange}
    />
  ) : (
    <OpenClinic
      key={clinic.list.id}
      {...open}
      clinic={clinic}
      onEncodingChange={file ? (encoding) => start({ kind: 'file', file, encoding }) : undefined}
    />
  );
};
