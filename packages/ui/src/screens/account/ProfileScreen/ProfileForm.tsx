import type { ComponentProps, ReactNode } from 'react';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { type Resource, ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { profileTexts as texts } from './ProfileScreen.texts';

type ProfileFormProps = Readonly<{
  title: string;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  /** What it saves is being sent. */
  saving?: boolean | undefined;
  /** What its fields are filled with, before which it is not shown; `null` for nothing. */
  loaded?: Resource<unknown> | null;
  /** The fields. */
  children: ReactNode;
}>;

/** One form of the profile with its Save button (PROF-01, PROF-02). */
export const ProfileForm = ({
  title,
  onSubmit,
  saving = false,
  loaded = null,
  children,
}: ProfileFormProps) => {
  const form = (
    <form noValidate onSubmit={onSubmit} className="grid gap-5 p-5">
      {children}
      <Button
        type="submit"
        loading={saving}
        loadingLabel={texts.saving}
        aria-label={(saving ? texts.savingForm : texts.saveForm)(title)}
        className="justify-self-end"
      >
        {texts.save}
      </Button>
    </form>
  );
  return (
    <Panel title={title}>
      {loaded ? (
        <ResourceView
          resource={loaded}
          loadingLabel={texts.loading}
          loading={
            <div className="p-5">
              <Skeleton shape="box" height="16rem" />
            </div>
          }
          renderError={(_error, retry) => (
            <div className="p-5">
              <ErrorPanel message={texts.loadError} onRetry={retry} />
            </div>
          )}
        >
          {() => form}
        </ResourceView>
      ) : (
        form
      )}
    </Panel>
  );
};
