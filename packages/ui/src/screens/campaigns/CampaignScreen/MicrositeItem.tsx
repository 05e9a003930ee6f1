import type { CampaignDetail } from '@gifting/domain/campaigns/campaign';
import { type MicrositeForm, sizeInputs } from '@gifting/domain/campaigns/microsite';
import { splitOptions } from '@gifting/domain/campaigns/size-question';
import { formatPrice } from '@gifting/domain/money/money';
import { useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import { RadioGroup } from '#primitives/RadioGroup/RadioGroup.tsx';
import { Switch } from '#primitives/Switch/Switch.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { micrositeTexts as texts } from './CampaignScreen.texts';
import { PiecesFields } from './PiecesFields';
import './MicrositeItem.css';

type MicrositeItemProps = Readonly<{
  item: CampaignDetail['items'][number];
  /** Its index in the form. */
  index: number;
  currency: string;
  /** Offers to say how many there are of each size (`campaigns.sizes`). */
  counts?: boolean | undefined;
}>;

const inputTypes = sizeInputs.map((value) => ({ value, label: texts.inputTypes[value] }));

/**
 * An order item in the microsite setup, as a card with its switch and, while it is on, the size's input (MICRO-02 to 09).
 * The form is in a `FormProvider` above.
 */
export const MicrositeItem = ({ item, index, currency, counts = false }: MicrositeItemProps) => {
  const id = useId();
  const { control, register, formState } = useFormContext<MicrositeForm>();
  const askSize = useController({ control, name: `items.${index}.askSize` });
  const inputType = useWatch({ control, name: `items.${index}.inputType` });
  const options = splitOptions(useWatch({ control, name: `items.${index}.options` }));
  const errors = formState.errors.items?.[index];
  return (
    <fieldset className="microsite-item" aria-labelledby={id}>
      <div className="microsite-item__head">
        <Picture src={item.picture} alt="" tint={tintOf(index)} />
        <div className="min-w-0">
          <h3 id={id} className="strong">
            {item.name}
          </h3>
          <p className="t-sm muted num">{formatPrice(item.unit, currency)}</p>
        </div>
        <Switch
          label={texts.askForSize}
          checked={askSize.field.value}
          onCheckedChange={askSize.field.onChange}
          onBlur={askSize.field.onBlur}
          ref={askSize.field.ref}
        />
      </div>
      {askSize.field.value && (
        <div className="microsite-item__size">
          <RadioGroup
            legend={texts.inputType}
            options={inputTypes}
            {...register(`items.${index}.inputType`)}
          />
          {inputType === 'options' ? (
            <div className="grid content-start gap-2">
              <TextField
                label={texts.options}
                placeholder={texts.optionsExample}
                hint={texts.optionsHint}
                autoComplete="off"
                required
                error={errors?.options?.message}
                {...register(`items.${index}.options`)}
              />
              {options.length > 0 && (
                <ul className="microsite-item__choices" aria-label={texts.choices(item.name)}>
                  {options.map((option, optionIndex) => (
                    // The same option may be typed twice.
                    <li key={`${optionIndex}-${option}`}>{option}</li>
                  ))}
                </ul>
              )}
              {counts && options.length > 0 && <PiecesFields index={index} options={options} />}
            </div>
          ) : (
            <TextField
              label={texts.customSize}
              autoComplete="off"
              error={errors?.plainText?.message}
              {...register(`items.${index}.plainText`)}
            />
          )}
        </div>
      )}
    </fieldset>
  );
};
