import { type ProjectDetails, type ProjectFormInput, projectForm } from '@gifting/domain/orders/project';
import { submitProject } from '@gifting/domain/orders/steps';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useSession } from '#app/ServicesProvider.tsx';
import { useDraft } from '#app/useDraft.ts';
import { useKeptForm } from '#app/useKeptForm.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { cardStyles } from '#primitives/Card/Card.tsx';
import { NumberField } from '#primitives/NumberField/NumberField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { builderTexts } from '#screens/orders/BuilderScreen/BuilderScreen.texts.ts';
import { StepPage } from '#screens/orders/BuilderScreen/StepPage.tsx';
import type { Builder } from '#screens/orders/BuilderScreen/useBuilder.ts';
import { CurrencyField } from './CurrencyField';
import { HangTag } from './HangTag';
import { projectTexts as texts } from './ProjectStep.texts';
import { toProjectForm } from './project-form';
import './ProjectStep.css';

const fromSession = ['name', 'email', 'phone'] as const;

/** Builder step 1: buyer, packs, currency and budget (BLD-05, BLD-14 to 24). */
export const ProjectStep = ({ builder }: { readonly builder: Builder }) => {
  const [draft] = useDraft();
  const user = useSession()?.user;
  const { register, control, handleSubmit, formState, getValues, setValue, forget } = useKeptForm<
    ProjectFormInput,
    ProjectDetails
  >('project', {
    resolver: zodResolver(projectForm),
    defaultValues: toProjectForm(draft.project, user),
  });
  const { errors } = formState;

  useEffect(() => {
    if (!user) return;
    // A visitor who signed in later has stored these empty.
    for (const field of fromSession) if (getValues(field) === '') setValue(field, user[field]);
  }, [user, getValues, setValue]);

  const submit = handleSubmit((project) =>
    builder.next((present) => {
      forget();
      return submitProject(present, project);
    }),
  );

  return (
    <StepPage builder={builder} title={texts.title} lead={texts.lead} above={<HangTag control={control} />}>
      <form noValidate onSubmit={submit} className={cardStyles({ className: 'project' })}>
        <div className="form-grid form-grid--2">
          <TextField
            label={texts.name}
            autoComplete="name"
            required
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField
            label={texts.email}
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label={texts.phone}
            type="tel"
            autoComplete="tel"
            required
            error={errors.phone?.message}
            {...register('phone')}
          />
          <NumberField
            label={texts.packs}
            hint={texts.packsHint}
            required
            error={errors.packs?.message}
            {...register('packs')}
          />
          <CurrencyField control={control} />
          <NumberField
            label={texts.budget}
            hint={texts.budgetHint}
            decimals={2}
            required
            error={errors.budget?.message}
            {...register('budget')}
          />
        </div>
        <div className="project__end">
          <p className="text-muted text-sm">{user ? texts.prefilled : texts.noAccount}</p>
          <Button type="submit" variant="ribbon" size="lg">
            {builderTexts.next}
          </Button>
        </div>
      </form>
    </StepPage>
  );
};
