import type { ComponentProps } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { SelectField, type SelectOption } from '#primitives/SelectField/SelectField.tsx';
import { errorPanelTexts } from '../ErrorPanel/ErrorPanel.texts';
import type { Resource } from '../ResourceView/ResourceView';

type ResourceSelectProps<Item> = Readonly<
  Omit<ComponentProps<typeof SelectField>, 'options' | 'aria-busy' | 'resource'> & {
    resource: Resource<readonly Item[]>;
    optionOf: (item: Item) => SelectOption;
    /** In place of the options while they load. */
    loadingLabel: string;
    /** The message when they could not be loaded. */
    failedLabel: string;
    /** The message when there are none; `failedLabel` by default. */
    emptyLabel?: string | undefined;
  }
>;

/** A select whose options are fetched; the rest of the form does not wait for them, and a failure can be retried. */
export const ResourceSelect = <Item,>({
  resource: { data, error: failure, isFetching, refetch },
  optionOf,
  loadingLabel,
  failedLabel,
  emptyLabel = failedLabel,
  error,
  ...rest
}: ResourceSelectProps<Item>) => {
  const loading = !data && isFetching;
  const failed = !loading && failure !== null;
  const empty = !loading && data?.length === 0;
  const missing = failed ? failedLabel : empty ? emptyLabel : undefined;
  return (
    <div className="grid content-start gap-2">
      <SelectField
        {...rest}
        options={(data ?? []).map(optionOf)}
        {...(loading && { placeholder: loadingLabel, 'aria-busy': true })}
        error={missing ?? error}
      />
      {missing !== undefined && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={({ currentTarget }) => {
            // The button goes with the failure.
            currentTarget.parentElement?.querySelector('select')?.focus();
            refetch();
          }}
        >
          {errorPanelTexts.tryAgain}
        </Button>
      )}
    </div>
  );
};
