import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { useSession } from '#app/ServicesProvider.tsx';
import { publicLayoutTexts as texts } from './PublicLayout.texts';

/** The right end of the bar: sign-in and sign-up for visitors, the dashboard for whoever is signed in (NAV-14 to 16). */
export const AccountLinks = ({ folded = false }: { readonly folded?: boolean }) =>
  useSession() ? (
    <ButtonLink to={paths.dashboard} variant="primary" className="folded__wide">
      {texts.dashboard}
    </ButtonLink>
  ) : (
    <>
      <ButtonLink to={paths.signIn} variant={folded ? 'secondary' : 'quiet'}>
        {texts.signIn}
      </ButtonLink>
      <ButtonLink to={paths.signUp} variant="primary">
        {texts.signUp}
      </ButtonLink>
    </>
  );
