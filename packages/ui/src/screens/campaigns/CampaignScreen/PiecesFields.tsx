import { type MicrositeForm, piecesOf } from '@gifting/domain/campaigns/microsite';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { micrositeTexts as texts } from './CampaignScreen.texts';

type PiecesFieldsProps = Readonly<{
  /** The index of the item in the form, which is in a `FormProvider` above. */
  index: number;
  /** The sizes as they are typed. */
  options: readonly string[];
}>;

/**
 * How many there are of each size of an item; an empty field leaves it open (`campaigns.sizes`). A number stays with its
 * size while others are typed.
 */
export const PiecesFields = ({ index, options }: PiecesFieldsProps) => {
  const id = useId();
  const { control } = useFormContext<MicrositeForm>();
  const { field, fieldState } = useController({ control, name: `items.${index}.pieces` });
  const change = (option: string, count: string) =>
    field.onChange([...field.value.filter((entry) => entry.option !== option), { option, count }]);
  const message = fieldState.error?.message;
  return (
    <fieldset aria-describedby={id}>
      <legend className="strong t-sm mb-2">{texts.pieces}</legend>
      <div className="microsite-item__pieces">
        {[...new Set(options)].map((option, optionIndex) => (
          <TextField
            key={option}
            {...(optionIndex === 0 && { ref: field.ref })}
            size="sm"
            inputMode="numeric"
            autoComplete="off"
            label={option}
            placeholder={texts.piecesOpen}
            invalid={message !== undefined}
            value={piecesOf(field.value, option)}
            onChange={({ target }) => change(option, target.value)}
            onBlur={field.onBlur}
          />
        ))}
      </div>
      <FieldMessage id={id} hint={texts.piecesHint} error={message} />
    </fieldset>
  );
};
