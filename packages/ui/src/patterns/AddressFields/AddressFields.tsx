import type { ComponentProps } from 'react';
import { TextField } from '#primitives/TextField/TextField.tsx';

/** The parts of a postal address, as the form names them. */
export type AddressPart = 'line1' | 'line2' | 'line3' | 'postTown' | 'postCode';

type AddressFieldsProps = Readonly<{
  /** The name of the group, e.g. `Delivery Address`. */
  legend: string;
  /** Which of the person's addresses the browser may fill in. */
  section: 'shipping' | 'billing';
  /** Ties one part to the form: `(part) => register(`billing.${part}`)`. */
  register: (part: AddressPart) => Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;
  /** The message of each part that is wrong. */
  errors?: Readonly<Partial<Record<AddressPart, string | undefined>>> | undefined;
  labels?: Readonly<Record<AddressPart, string>> | undefined;
  optionalLabel?: string | undefined;
}>;

const english = {
  line1: 'Address Line 1',
  line2: 'Address Line 2',
  line3: 'Address Line 3',
  postTown: 'Post Town',
  postCode: 'Post Code',
} as const;

const parts = [
  { part: 'line1', token: 'address-line1', optional: false, className: 'wide' },
  { part: 'line2', token: 'address-line2', optional: true },
  { part: 'line3', token: 'address-line3', optional: true },
  { part: 'postTown', token: 'address-level2', optional: false },
  { part: 'postCode', token: 'postal-code', optional: false },
] as const satisfies readonly { part: AddressPart; token: string; optional: boolean; className?: string }[];

/** A postal address of the United Kingdom as one group of fields, which the browser can fill in. Stands in a `Card`. */
export const AddressFields = ({
  legend,
  section,
  register,
  errors = {},
  labels = english,
  optionalLabel,
}: AddressFieldsProps) => (
  <fieldset>
    <legend className="t-heading mb-4">{legend}</legend>
    <div className="form-grid form-grid--2">
      {parts.map(({ part, token, optional, ...layout }) => (
        <TextField
          key={part}
          {...layout}
          {...register(part)}
          label={labels[part]}
          optional={optional}
          optionalLabel={optionalLabel}
          error={errors[part]}
          autoComplete={`${section} ${token}`}
        />
      ))}
    </div>
  </fieldset>
);
