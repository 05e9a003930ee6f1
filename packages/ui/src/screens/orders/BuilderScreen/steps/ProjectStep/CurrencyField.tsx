import type { ProjectDetails, ProjectFormInput } from '@gifting/domain/orders/project';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Control, useController } from 'react-hook-form';
import { ResourceSelect } from '#patterns/ResourceSelect/ResourceSelect.tsx';
import { stepReads } from '#screens/orders/BuilderScreen/BuilderScreen.reads.ts';
import { projectTexts as texts } from './ProjectStep.texts';

/** The order's currency, from the available ones; the rest of the form does not wait for the list (BLD-18). */
export const CurrencyField = ({
  control,
}: {
  readonly control: Control<ProjectFormInput, unknown, ProjectDetails>;
}) => {
  const currencies = useQuery(stepReads[1]().currencies);
  const { data } = currencies;
  const {
    field: { value, onChange, ...field },
    fieldState,
  } = useController({ control, name: 'currency' });
  const offered = data?.some(({ code }) => code === value) ?? false;

  useEffect(() => {
    // A restored value may be a currency that is no longer available.
    if (data && value !== '' && !offered) onChange('');
  }, [data, value, offered, onChange]);

  return (
    <ResourceSelect
      {...field}
      label={texts.currency}
      autoComplete="transaction-currency"
      value={offered ? value : ''}
      onChange={onChange}
      resource={currencies}
      optionOf={({ code }) => ({ value: code, label: code })}
      loadingLabel={texts.currencyLoading}
      failedLabel={texts.currencyFailed}
      hint={texts.currencyHint}
      error={fieldState.error?.message}
      required
    />
  );
};
