import { ButtonLink, InlineLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { NotFoundMessage } from './NotFoundMessage';
import { notFoundTexts as texts } from './NotFoundScreen.texts';

/**
 * An unknown address; also /catalogue where the API has no search, /contact where it has no pages, and
 * /forgot-password where it mails no links (ROUTE-01, B-01).
 */
export const NotFoundScreen = () => (
  <main id="main" tabIndex={-1} className="lost">
    <NotFoundMessage>
      <ButtonLink to={paths.home} variant="secondary" size="lg">
        {texts.home}
      </ButtonLink>
      <InlineLink to={paths.builder}>{texts.builder}</InlineLink>
    </NotFoundMessage>
  </main>
);
