import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '#primitives/TextField/TextField.tsx';

/** The parts of a postal address, as the form names them. */
export type AddressPart = 'line1' | 'line2' | 'line3' | 'postTown' | 'postCode';

type AddressFieldsProps = Readonly<{
  /** The name of the group, e.g. `Delivery Address`. */
  legend: string;
  /** Hides the legend visually, below a heading of the same words. */
  legendHidden?: boolean | undefined;
  /** Between the legend and the fields, e.g. a button that fills them. */
  lead?: ReactNode;
  /** Autofill section; omit it for an address that is neither. */
  section?: 'shipping' | 'billing' | undefined;
  /** Registers one part: `(part) => register(`billing.${part}`)`. */
  register: (part: AddressPart) => Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;
  /** What is wrong with a part: its message, or `true` for an outline without words (PROF-18). */
  errors?: Readonly<Partial<Record<AddressPart, string | true | undefined>>> | undefined;
  /** The parts marked as optional. The profile requires all five (E-15). */
  optional?: readonly AddressPart[] | undefined;
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
  { part: 'line1', token: 'address-line1', className: 'wide' },
  { part: 'line2', token: 'address-line2' },
  { part: 'line3', token: 'address-line3' },
  { part: 'postTown', token: 'address-level2' },
  { part: 'postCode', token: 'postal-code' },
] as const satisfies readonly { part: AddressPart; token: string; className?: string }[];

const checkoutOptional = ['line2', 'line3'] as const;

/** A postal address of the United Kingdom as a group of fields with autofill. */
export const AddressFields = ({
  legend,
  legendHidden = false,
  lead,
  section,
  register,
  errors = {},
  optional = checkoutOptional,
  labels = english,
  optionalLabel,
}: AddressFieldsProps) => (
  <fieldset>
    <legend className={legendHidden ? 'sr-only' : 'mb-4'}>
      {legendHidden ? legend : <h2 className="t-heading">{legend}</h2>}
    </legend>
    {lead}
    <div className="form-grid form-grid--2">
      {parts.map(({ part, token, ...layout }) => {
        const error = errors[part];
        return (
          <TextField
            key={part}
            {...layout}
            {...register(part)}
            label={labels[part]}
            optional={optional.includes(part)}
            optionalLabel={optionalLabel}
            required={!optional.includes(part)}
            error={error === true ? undefined : error}
            invalid={error === true}
            autoComplete={section ? `${section} ${token}` : token}
          />
        );
      })}
    </div>
  </fieldset>
);
