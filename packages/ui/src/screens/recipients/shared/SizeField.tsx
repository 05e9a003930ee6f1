import type { SizeQuestion } from '@gifting/domain/campaigns/size-question';
import { Check } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField, type SelectOption } from '#primitives/SelectField/SelectField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { recipientTexts } from './recipient.texts';

type SizeFieldProps = UseFormRegisterReturn &
  Readonly<{
    question: SizeQuestion;
    /** Where several gifts ask for a size: which this is. */
    label?: string | undefined;
    /** English by default. */
    texts?: Readonly<Record<'size' | 'sizeHint' | 'noSize', string>> | undefined;
    placeholder?: string | undefined;
    /** The sizes to choose from with what is left of them; the question's own by default. */
    options?: readonly SelectOption[] | undefined;
    /** Under the sizes to choose from. */
    optionsHint?: string | undefined;
    error: string | undefined;
  }>;

/** The size of a gift: a select, a text field, or a line that none is asked for (MSITE-05 to 08). */
export const SizeField = ({
  question,
  texts = recipientTexts,
  label = texts.size,
  placeholder,
  options,
  optionsHint,
  ...field
}: SizeFieldProps) => {
  if (question.kind === 'none')
    return (
      <p className="flex gap-2 font-semibold">
        <Check className="icon mt-0.5 text-success" />
        {texts.noSize}
      </p>
    );
  return question.kind === 'options' ? (
    <SelectField
      {...field}
      label={label}
      required
      placeholder={placeholder}
      hint={optionsHint}
      options={options ?? question.options.map((option) => ({ value: option, label: option }))}
    />
  ) : (
    <TextField {...field} label={label} required hint={texts.sizeHint} autoComplete="off" dir="auto" />
  );
};
