import type { AssessedRow, Assessment, ListStep } from '@gifting/domain/address-list/assess';
import { differences, type Twins } from '@gifting/domain/address-list/duplicates';
import type { PersonField } from '@gifting/domain/address-list/person';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Card, CardHeader } from '#primitives/Card/Card.tsx';
import { Pagination } from '#primitives/Pagination/Pagination.tsx';
import { addressClinicTexts } from './AddressClinic.texts';
import { nameOf } from './PagedRows';

const texts = addressClinicTexts.twins;

/** Groups of a page. */
const pageSize = 10;

/** Rows of a group's page: hardly anybody is listed more often, but a list may repeat one address in all its rows. */
const cardsOfPage = 12;

type TwinProps = Readonly<{
  twins: Twins;
  people: readonly AssessedRow[];
  fields: readonly PersonField[];
  onStep: (step: ListStep, words: string) => void;
}>;

/** Rows that may be one person, side by side, with the cells that differ. */
const Twin = ({ twins, people, fields, onStep }: TwinProps) => {
  const differing = differences(people.map(({ person }) => person));
  const name = people[0] ? nameOf(people[0]) : '';
  const [chosen, setPage] = useState(1);
  const pageCount = Math.ceil(people.length / cardsOfPage);
  const page = Math.min(chosen, pageCount);
  return (
    <li className="clinic-twin">
      <div>
        <h3 className="strong">
          <bdi>{name}</bdi>
        </h3>
        <p className="t-sm muted">{texts.alike[twins.alike]}</p>
      </div>
      <ul className="clinic-twin__cards">
        {people.slice((page - 1) * cardsOfPage, page * cardsOfPage).map((row) => (
          <li key={row.row} className="clinic-label">
            <h4 className="t-xs muted">{addressClinicTexts.tally.row(row.row + 1)}</h4>
            <dl className="clinic-label__cells">
              {fields.map((field) => (
                <div key={field} className={cx(differing.includes(field) && 'clinic-label__differing')}>
                  <dt>
                    {addressClinicTexts.fields[field]}
                    {differing.includes(field) && <b> {texts.differs}</b>}
                  </dt>
                  <dd>
                    {row.person[field] === '' ? (
                      <i className="muted">{addressClinicTexts.table.empty}</i>
                    ) : (
                      <bdi>{row.person[field]}</bdi>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <Button
              variant="secondary"
              block
              aria-label={texts.keepRow(row.row + 1, nameOf(row))}
              onClick={() =>
                onStep({ do: 'choose', row: row.row, rows: twins.rows }, texts.stays(row.row + 1))
              }
            >
              {texts.keep}
            </Button>
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <Pagination label={texts.pagesOf(name)} page={page} pageCount={pageCount} onPageChange={setPage} />
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={texts.bothOf(people.length, name)}
        onClick={() => onStep({ do: 'tell apart', rows: twins.rows }, texts.apart)}
      >
        {texts.both(people.length)}
      </Button>
    </li>
  );
};

type TwinsPanelProps = Readonly<{
  id: string;
  assessment: Assessment;
  fields: readonly PersonField[];
  /** Does a step, after which the group is gone, and says so. */
  onStep: (step: ListStep, words: string) => void;
}>;

/** People who are listed twice: which row stays, or both. */
export const TwinsPanel = ({ id, assessment: { rows, twins, counts }, fields, onStep }: TwinsPanelProps) => {
  const [chosen, setPage] = useState(1);
  if (twins.length === 0) return null;
  const pageCount = Math.ceil(twins.length / pageSize);
  const page = Math.min(chosen, pageCount);
  return (
    <Card as="section" aria-labelledby={`${id}-title`} id={id}>
      <CardHeader
        title={texts.title(counts.twice)}
        titleId={`${id}-title`}
        aside={<p className="t-sm muted">{texts.note}</p>}
      />
      <ul className="clinic-twins">
        {twins.slice((page - 1) * pageSize, page * pageSize).map((group) => (
          <Twin
            key={group.rows[0]}
            twins={group}
            people={group.rows.flatMap((row) => rows[row] ?? [])}
            fields={fields}
            onStep={onStep}
          />
        ))}
      </ul>
      {pageCount > 1 && (
        <div className="clinic-rows__pages">
          <Pagination label={texts.pages} page={page} pageCount={pageCount} onPageChange={setPage} />
        </div>
      )}
    </Card>
  );
};
