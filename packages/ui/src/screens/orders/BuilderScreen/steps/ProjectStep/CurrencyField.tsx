import type { ProjectDetails, ProjectFormInput } from '@gifting/domain/orders/project';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Button } from '#primitives/Button/Button.tsx';
import { SelectField } from '#primitives/SelectField/SelectField.tsx';
import { stepReads } from '#screens/orders/BuilderScreen/BuilderScreen.reads.ts';
import { builderTexts } from '#screens/orders/BuilderScreen/BuilderScreen.texts.ts';
import { projectTexts as texts } from './ProjectStep.texts';

/** The order's currency, from the available ones; the rest of the form does not wait for the list (BLD-18). */
export const CurrencyField = ({
  control,
}: {
  readonly control: Control<ProjectFormInput, unknown, ProjectDetails>;
}) => {
  const { data, isError, isFetching, refetch } = useQuery(stepReads[1]().currencies);
  const {
    field: { value, onChange, ...field },
    fieldState,
  } = useController({ control, name: 'currency' });
  const offered = data?.some(({ code }) => code === value) ?? false;
  const loading = !data && isFetching;
  const failed = !loading && (isError || data?.length === 0);

  useEffect(() => {
    // A restored value may be a currency that is no longer available.
    if (data && value !== '' && !offered) onChange('');
  }, [data, value, offered, onChange]);

  return (
    <div className="grid content-start gap-2">
      <SelectField
        {...field}
        label={texts.currency}
        autoComplete="transaction-currency"
        value={offered ? value : ''}
        onChange={onChange}
        options={(data ?? []).map(({ code }) => ({ value: code, label: code }))}
        {...(loading && { placeholder: texts.currencyLoading, 'aria-busy': true })}
        hint={texts.currencyHint}
        error={failed ? texts.currencyFailed : fieldState.error?.message}
        required
      />
      {failed && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => refetch()}>
          {builderTexts.tryAgain}
        </Button>
      )}
    </div>
  );
};
