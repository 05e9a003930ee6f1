import { countryOptions } from '@gifting/domain/tax/countries';
import type { ComponentProps } from 'react';
import { SelectField } from '#primitives/SelectField/SelectField.tsx';
import { taxScreenTexts } from '../shared/tax.texts';

const options = countryOptions();

type CountryFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'required'>;

/** The country of an address, which decides about its VAT (`orders.tax`). */
export const CountryField = (props: CountryFieldProps) => (
  <SelectField {...props} label={taxScreenTexts.country} required options={options} />
);
