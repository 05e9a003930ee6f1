import { confirmAccount } from '@gifting/api/confirmation/endpoints';
import { useCommand } from '@gifting/api/core/command';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { useSession } from '#app/ServicesProvider.tsx';
import type { SignInState } from '#app/sign-in-state.ts';
import { ConfirmLink } from '../ConfirmLink/ConfirmLink';
import { confirmAccountTexts as texts } from './ConfirmAccountScreen.texts';

const outcomes = {
  done: { title: texts.doneTitle, lead: texts.doneLead },
  gone: { title: texts.goneTitle, lead: texts.goneLead },
} as const;

/** A visitor comes to the profile over sign-in. */
const toProfile: SignInState = { from: paths.profile };

/** The page behind the link that sign-up mails (/confirm-account/{token}). */
export const ConfirmAccountScreen = () => {
  const session = useSession();
  const { mutateAsync, isPending } = useCommand(confirmAccount);
  return (
    <ConfirmLink
      texts={texts}
      outcomes={outcomes}
      pending={isPending}
      use={async (token) => {
        await mutateAsync({ body: { token } });
        return 'done';
      }}
      onward={(outcome) =>
        session ? (
          <ButtonLink to={paths.profile} size="lg" block>
            {texts.profile}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.signIn} state={outcome === 'gone' ? toProfile : null} size="lg" block>
            {texts.signIn}
          </ButtonLink>
        )
      }
    />
  );
};
