import { conversionTo, exchange, unconverted } from '@gifting/domain/money/exchange';
import { formatPrice } from '@gifting/domain/money/money';
import { packsLimits } from '@gifting/domain/orders/project';
import type { ProductFormInput } from '@gifting/domain/products/forms';
import { ladderOf, ladderQuote } from '@gifting/domain/products/ladder';
import { spanText } from '@gifting/domain/products/range-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { PriceLadder } from '#patterns/PriceLadder/PriceLadder.tsx';
import { PriceRangeRows } from '#patterns/PriceRangeRows/PriceRangeRows.tsx';
import type { RangeNote } from '#patterns/PriceRangeRows/RangeNotes.tsx';
import { ResourceSelect } from '#patterns/ResourceSelect/ResourceSelect.tsx';
import { NumberField } from '#primitives/NumberField/NumberField.tsx';
import { normaliseNumber } from '#primitives/NumberField/normaliseNumber.ts';
import { formReads } from './AdminProductsScreen.reads';
import { adminProductsTexts } from './AdminProductsScreen.texts';
import { useTypedRanges } from './useTypedRanges';

const texts = adminProductsTexts.ladder;

type LadderFieldsProps<Output> = Readonly<{ form: UseFormReturn<ProductFormInput, unknown, Output> }>;

/**
 * The price ranges as a ladder, with remarks beside each row while it is typed, and what a number of packs costs by the
 * shop's own price function, in any currency (APRD-25 to 29).
 */
export const LadderFields = <Output,>({ form }: LadderFieldsProps<Output>) => {
  const { control, register, setValue, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'priceRanges' });
  const { typed, smallestOrder, faults, notes } = useTypedRanges(control);
  const [currency, setCurrency] = useState<string | null>(null);
  const currencies = useQuery(formReads().currencies);
  const errors = formState.errors.priceRanges;

  const base = currencies.data?.find(({ conversionRate }) => conversionRate === 1)?.code ?? '';
  const chosen = currencies.data?.find(({ code }) => code === currency);
  const conversion = chosen ? conversionTo(chosen.code, chosen.conversionRate) : unconverted;
  const shown = chosen?.code ?? base;

  const notesOf = (row: number): readonly RangeNote[] => [
    ...(['price', 'min', 'max'] as const).flatMap((part) => {
      const error = errors?.[row]?.[part];
      if (!error) return [];
      // A fault of a row on its own may be corrected by now; the server's message stays until the number changes.
      const message = error.type === 'server' ? error.message : typed[row]?.messages[part];
      return message ? [{ part, tone: 'danger' as const, message }] : [];
    }),
    ...[
      ...faults.map((each) => ({ ...each, tone: 'danger' as const })),
      ...notes.map((each) => ({ ...each, tone: 'plain' as const })),
    ]
      .filter((each) => each.row === row)
      .map(({ end, message, tone, mend }) => ({
        part: end,
        tone,
        message,
        ...(mend && {
          mend: {
            label: texts.mend(mend, row),
            row: mend.row,
            part: mend.end,
            apply: () =>
              setValue(`priceRanges.${mend.row}.${mend.end}`, String(mend.value), {
                shouldDirty: true,
                shouldValidate: true,
              }),
          },
        }),
      })),
  ];

  const addRow = () => {
    const last = typed.at(-1)?.span;
    append({ price: '', min: last ? String(last.max + 1) : '', max: '' });
  };

  const [count, setCount] = useState('100');
  const packs = Number(normaliseNumber(count, 0));
  const countable = Number.isInteger(packs) && packs >= packsLimits.min && packs <= packsLimits.max;
  const complete = typed.flatMap(({ span, price }) => (span && price !== null ? [{ ...span, price }] : []));
  const quote = countable ? ladderQuote(complete, packs, conversion) : null;

  return (
    <section className="ladder-fields">
      <div className="ladder-fields__head">
        <p className="t-sm muted">{texts.hint}</p>
        <ResourceSelect
          inline
          size="sm"
          label={texts.currency}
          resource={currencies}
          optionOf={({ code }) => ({ value: code, label: code })}
          loadingLabel={adminProductsTexts.choicesLoading}
          failedLabel={texts.currencyFailed}
          placeholder={null}
          value={shown}
          onChange={({ target }) => setCurrency(target.value)}
        />
      </div>
      <PriceLadder
        steps={ladderOf(
          typed.map(({ span }) => span),
          smallestOrder,
        )}
        prices={typed.map(({ price }) => (price === null ? null : exchange(price, conversion)))}
        packs={countable ? packs : undefined}
        caption={texts.caption(shown)}
        blank={texts.blank}
      />
      <PriceRangeRows
        legend={adminProductsTexts.labels.priceRanges}
        rows={fields.map(({ id }) => id)}
        register={(row, part) => register(`priceRanges.${row}.${part}`)}
        notesOf={notesOf}
        error={errors?.message ?? errors?.root?.message}
        onAdd={addRow}
        onRemove={remove}
      />
      <div className="ladder-fields__quote">
        <NumberField
          inline
          size="sm"
          label={texts.packs}
          value={count}
          onChange={({ target }) => setCount(target.value)}
          error={countable ? undefined : texts.packsInvalid}
        />
        <output className="ladder-fields__answer">
          {quote && (
            <>
              <b className="num">{texts.cost(packs, formatPrice(quote.total, shown))}</b>
              <span className="muted num">
                {quote.range
                  ? texts.each(formatPrice(quote.unit, shown), spanText(quote.range))
                  : texts.eachInNoRange(formatPrice(quote.unit, shown))}
              </span>
            </>
          )}
        </output>
      </div>
    </section>
  );
};

/** Beside the buttons: how many ranges must be corrected first. */
export const LadderFootNote = <Output,>({ form: { control } }: LadderFieldsProps<Output>) => {
  const { faults } = useTypedRanges(control);
  const rows = new Set(faults.map(({ row }) => row)).size;
  return rows > 0 && <p className="strong text-danger">{texts.toMend(rows)}</p>;
};
