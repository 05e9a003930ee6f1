import { formatPrice, toMinor } from '@gifting/domain/money/money';
import { type ProjectDetails, type ProjectFormInput, projectForm } from '@gifting/domain/orders/project';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { projectTexts as texts } from './ProjectStep.texts';
import './HangTag.css';

const { packs: packsField, budget: budgetField, email: emailField } = projectForm.shape;

/** The parsed value of a field; `null` while it is invalid. */
const read = <Schema extends z.ZodMiniType>(field: Schema, text: string): z.output<Schema> | null =>
  z.safeParse(field, text).data ?? null;

type RowProps = Readonly<{
  term: string;
  /** Only where the tag hangs beside the form. */
  more?: boolean;
  children: ReactNode;
}>;

const Row = ({ term, more = false, children }: RowProps) => (
  <div className={more ? 'hang__more' : undefined}>
    <dt>{term}</dt>
    {children ? (
      <dd className="num">{children}</dd>
    ) : (
      <dd className="hang__gap">
        <span className="sr-only">{texts.tag.missing}</span>
      </dd>
    )}
  </div>
);

/** The project's hang tag on the ribbon, which shows the values of the form so far. */
export const HangTag = ({
  control,
}: {
  readonly control: Control<ProjectFormInput, unknown, ProjectDetails>;
}) => {
  const [name, email, phone, packsText, currency, budgetText] = useWatch({
    control,
    name: ['name', 'email', 'phone', 'packs', 'currency', 'budget'],
  });
  const packs = read(packsField, packsText);
  const budget = read(budgetField, budgetText);
  return (
    <aside className="hang-side" aria-label={texts.tag.label}>
      <svg className="hang-cord" viewBox="0 0 240 150" aria-hidden="true" preserveAspectRatio="none">
        <path d="M120 24C70 26 8 38 8 64s84 42 112 86M120 24c50 2 112 14 112 40s-84 42-112 86" />
      </svg>
      <div className="hang">
        <div className="hang__paper">
          <span className="hang__eye" aria-hidden="true" />
          <svg className="hang__loop" viewBox="0 0 38 29" aria-hidden="true">
            <path d="M2 0 19 27 36 0" />
          </svg>
          <p className="text-muted text-xs">{texts.tag.by}</p>
          <p className="t-title" dir="auto">
            {name.trim() || texts.tag.nobody}
          </p>
          <dl className="hang__rows">
            <Row term={texts.packs}>{packs?.toLocaleString('en-GB')}</Row>
            <Row term={texts.budget}>{budget !== null && formatPrice(toMinor(budget), currency)}</Row>
            <Row term={texts.tag.eachPack}>
              {packs !== null &&
                budget !== null &&
                formatPrice(Math.round(toMinor(budget) / packs), currency)}
            </Row>
            <Row term={texts.tag.phone} more>
              {phone.trim()}
            </Row>
            <Row term={texts.email} more>
              {read(emailField, email)}
            </Row>
          </dl>
        </div>
      </div>
    </aside>
  );
};
