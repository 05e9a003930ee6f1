import type { CatalogueWish } from '@gifting/domain/catalogue/asked';
import type { CatalogueResults } from '@gifting/domain/catalogue/results';
import { packsLimits } from '@gifting/domain/orders/project';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Checkbox } from '#primitives/Checkbox/Checkbox.tsx';
import { QuantityInput } from '#primitives/QuantityInput/QuantityInput.tsx';
import { RadioGroup } from '#primitives/RadioGroup/RadioGroup.tsx';
import { catalogueTexts as texts } from './CatalogueScreen.texts';
import { PriceFields } from './PriceFields';
import type { ChangeWish } from './useWish';
import { without } from './wish';

type CatalogueFiltersProps = Readonly<{
  wish: CatalogueWish;
  change: ChangeWish;
  packs: number;
  /** How many filters are chosen. */
  chosen: number;
  counts: Pick<CatalogueResults, 'categories' | 'leadTimes'>;
}>;

/** The filters: beside the results, on a phone behind a button. */
export const CatalogueFilters = ({ wish, change, packs, chosen, counts }: CatalogueFiltersProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const categories = wish.categories ?? [];
  const toggle = (category: string, isOn: boolean) =>
    change((present) => {
      const others = categories.filter((known) => known !== category);
      const next = isOn ? [...others, category] : others;
      return { ...without(present, 'categories'), ...(next.length > 0 && { categories: next }) };
    });
  return (
    <section aria-label={texts.filters} className="catalogue__filters" data-open={open || undefined}>
      <Button
        variant="secondary"
        block
        className="catalogue__open"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {texts.open(chosen)}
        <ChevronDown className="icon" />
      </Button>
      <div id={id} className="catalogue__sheet">
        <div className="catalogue__group">
          <p className="text-ui strong">{texts.packs}</p>
          <QuantityInput
            label={texts.packs}
            value={packs}
            floor={packsLimits.min}
            ceiling={packsLimits.max}
            onValueChange={(value) =>
              change(
                ({ page: _, ...present }) => ({
                  ...present,
                  packs: value,
                  ...(present.minimum !== undefined && { minimum: value }),
                }),
                { replace: true },
              )
            }
          />
        </div>
        <fieldset className="catalogue__group">
          <legend className="text-ui strong">{texts.category}</legend>
          {counts.categories.map(({ id: category, name, count }) => (
            <Checkbox
              key={category}
              label={texts.counted(name, count)}
              checked={categories.includes(category)}
              onChange={({ target }) => toggle(category, target.checked)}
            />
          ))}
        </fieldset>
        <fieldset className="catalogue__group">
          <legend className="text-ui strong">{texts.price(packs)}</legend>
          <PriceFields wish={wish} change={change} />
        </fieldset>
        <div className="catalogue__group">
          <RadioGroup
            legend={texts.leadTime}
            name={`${id}-time`}
            value={String(wish.lead_time ?? '')}
            options={[
              { value: '', label: texts.anyTime },
              ...counts.leadTimes.map(({ days, count }) => ({
                value: String(days),
                label: texts.counted(texts.upToDays(days), count),
              })),
            ]}
            onChange={({ target }) =>
              change((present) => ({
                ...without(present, 'lead_time'),
                ...(target.value !== '' && { lead_time: Number(target.value) }),
              }))
            }
          />
        </div>
        <fieldset className="catalogue__group">
          <legend className="text-ui strong">{texts.minimum}</legend>
          <Checkbox
            label={texts.orderable(packs)}
            checked={wish.minimum !== undefined}
            onChange={({ target }) =>
              change((present) => ({
                ...without(present, 'minimum'),
                ...(target.checked && { minimum: packs }),
              }))
            }
          />
        </fieldset>
      </div>
    </section>
  );
};
