import { useCommand } from '@gifting/api/core/command';
import { confirmEmail } from '@gifting/api/profile/endpoints';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { ConfirmLink } from '../ConfirmLink/ConfirmLink';
import { confirmEmailTexts as texts } from './ConfirmEmailScreen.texts';

/** By what the change waits for; `done` once it waits for nothing. */
const outcomes = {
  done: { title: texts.doneTitle, lead: texts.doneLead },
  old: { title: texts.waitingTitle, lead: texts.waitsForOld },
  new: { title: texts.waitingTitle, lead: texts.waitsForNew },
  gone: { title: texts.goneTitle, lead: texts.goneLead },
} as const;

/** The page behind the links of a change of e-mail (/confirm-email/{token}). */
export const ConfirmEmailScreen = () => {
  const { mutateAsync, isPending } = useCommand(confirmEmail);
  return (
    <ConfirmLink
      texts={texts}
      outcomes={outcomes}
      pending={isPending}
      use={async (token) => (await mutateAsync({ body: { token } })).waitsFor ?? 'done'}
      onward={() => (
        <ButtonLink to={paths.profile} size="lg" block>
          {texts.profile}
        </ButtonLink>
      )}
    />
  );
};
