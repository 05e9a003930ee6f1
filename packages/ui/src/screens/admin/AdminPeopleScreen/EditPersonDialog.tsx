import { useCommand } from '@gifting/api/core/command';
import { ApiError } from '@gifting/api/core/error';
import { updatePerson } from '@gifting/api/people/admin-endpoints';
import { type Person, type PersonForm, personForm } from '@gifting/domain/people/person';
import { zodResolver } from '@hookform/resolvers/zod';
import { endsSession } from '#app/error-catalogue.ts';
import { useForm } from '#app/useForm.ts';
import { FormDialog } from '#patterns/FormDialog/FormDialog.tsx';
import { RadioGroup } from '#primitives/RadioGroup/RadioGroup.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { failureText } from '#screens/account/failure-text.ts';
import { adminPeopleTexts as texts } from './AdminPeopleScreen.texts';

type EditPersonDialogProps = Readonly<{
  person: Person;
  onClose: () => void;
}>;

/** Decides a person's role, and whether they may sign in. */
export const EditPersonDialog = ({ person, onClose }: EditPersonDialogProps) => {
  const { mutateAsync } = useCommand(updatePerson);
  const form = useForm<PersonForm>({
    resolver: zodResolver(personForm),
    defaultValues: { role: person.role, access: person.disabled ? 'disabled' : 'allowed' },
  });
  const { register } = form;
  const save = async ({ role, access }: PersonForm): Promise<boolean> => {
    const disabled = access === 'disabled';
    if (role === person.role && disabled === person.disabled) {
      notify.blank(texts.unchanged);
      return false;
    }
    try {
      await mutateAsync({ params: { id: person.id }, body: { role, disabled } });
      notify.success(texts.updated);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        notify.blank(texts.gone);
        return true;
      }
      // A refusal has its reason: nobody decides about themselves.
      if (!(error instanceof ApiError && endsSession(error))) notify.error(failureText(error, texts.failed));
      return false;
    }
  };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={texts.editTitle(person.name)}
      form={form}
      onSubmit={save}
      submitLabel={texts.saveChanges}
      savingLabel={texts.saving}
      cancelLabel={texts.cancel}
    >
      <p className="muted wrap-anywhere">{person.email}</p>
      <RadioGroup
        legend={texts.role}
        hint={texts.roleHint}
        options={[
          { value: 'user', label: texts.roles.user },
          { value: 'admin', label: texts.roles.admin },
        ]}
        {...register('role')}
      />
      <RadioGroup
        legend={texts.access}
        hint={texts.accessHint}
        options={[
          { value: 'allowed', label: texts.allowed },
          { value: 'disabled', label: texts.mayNot },
        ]}
        {...register('access')}
      />
    </FormDialog>
  );
};
