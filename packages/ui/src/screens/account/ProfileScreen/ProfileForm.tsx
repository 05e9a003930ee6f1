import type { ComponentProps, ReactNode } from 'react';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { profileTexts as texts } from './ProfileScreen.texts';

type ProfileFormProps = Readonly<{
  title: string;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  /** What it saves is being sent. */
  saving?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}>;

/** One form of the profile with its Save button (PROF-01, PROF-02). */
export const ProfileForm = ({ title, onSubmit, saving = false, children }: ProfileFormProps) => (
  <Panel title={title}>
    <form noValidate onSubmit={onSubmit} className="grid gap-5 p-5">
      {children}
      <Button
        type="submit"
        loading={saving}
        loadingLabel={texts.saving}
        aria-label={texts.saveForm(title)}
        className="justify-self-end"
      >
        {texts.save}
      </Button>
    </form>
  </Panel>
);
