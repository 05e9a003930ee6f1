import { localeOf } from '@gifting/domain/campaigns/language';
import { type SizeMeasures, toInches } from '@gifting/domain/products/size-guide';
import { useId, useState } from 'react';
import { RadioGroup } from '#primitives/RadioGroup/RadioGroup.tsx';
import { useRecipientTexts } from './languages/useRecipientTexts';
import './SizeGuide.css';

type SizeGuideProps = Readonly<{
  /** The gift whose sizes they are. */
  gift: string;
  guide: readonly SizeMeasures[];
  /** The size that is chosen. */
  chosen: string;
}>;

type Unit = 'cm' | 'inches';

/** The measures of a gift's sizes in centimetres or inches, folded until a person wants them. */
export const SizeGuide = ({ gift, guide, chosen }: SizeGuideProps) => {
  const id = useId();
  const { language, texts } = useRecipientTexts();
  const words = texts.claim.guide;
  const [unit, setUnit] = useState<Unit>('cm');
  const format = new Intl.NumberFormat(localeOf[language], {
    minimumFractionDigits: unit === 'cm' ? 0 : 1,
    maximumFractionDigits: 1,
  });
  const shown = (centimetres: number) => format.format(unit === 'cm' ? centimetres : toInches(centimetres));
  return (
    <details className="size-guide">
      <summary className="strong t-sm">{words.title}</summary>
      <div className="grid gap-3">
        <RadioGroup
          legend={words.unit}
          name={id}
          value={unit}
          options={[
            { value: 'cm', label: words.cm },
            { value: 'inches', label: words.inches },
          ]}
          onChange={({ target }) => setUnit(target.value === 'inches' ? 'inches' : 'cm')}
        />
        <table className="size-guide__table">
          <caption className="sr-only">{words.caption(gift)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.size}</th>
              <th scope="col">{`${words.chest} (${words[unit]})`}</th>
              <th scope="col">{`${words.length} (${words[unit]})`}</th>
            </tr>
          </thead>
          <tbody>
            {guide.map(({ size, chest, length }) => (
              <tr key={size} aria-current={size === chosen || undefined}>
                <th scope="row">
                  <bdi>{size}</bdi>
                </th>
                <td>{shown(chest)}</td>
                <td>{shown(length)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="t-sm muted">{words.how}</p>
      </div>
    </details>
  );
};
