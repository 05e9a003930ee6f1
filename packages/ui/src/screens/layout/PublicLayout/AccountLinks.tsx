import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { publicLayoutTexts as texts } from './PublicLayout.texts';

/**
 * Account links of the navigation bar: sign-in and sign-up for visitors, dashboard otherwise (NAV-14 to 16). Both are
 * rendered and a style sheet hides one, so that a server-rendered page is correct from the first paint.
 */
export const AccountLinks = ({ folded = false }: { readonly folded?: boolean }) => (
  <>
    <div className="account account--member">
      <ButtonLink to={paths.dashboard} variant="primary" className="folded__wide">
        {texts.dashboard}
      </ButtonLink>
    </div>
    <div className="account account--visitor">
      <ButtonLink to={paths.signIn} variant={folded ? 'secondary' : 'quiet'}>
        {texts.signIn}
      </ButtonLink>
      <ButtonLink to={paths.signUp} variant="primary">
        {texts.signUp}
      </ButtonLink>
    </div>
  </>
);
