import { ButtonLink } from '../../../app/links';
import { paths } from '../../../app/paths';
import { NotFoundMessage } from './NotFoundMessage';
import { notFoundTexts as texts } from './NotFoundScreen.texts';

/** An address nothing is at, in the public layout; also what is linked and not shown yet (ROUTE-01, ROUTE-37 to 39). */
export const NotFoundScreen = () => (
  <main id="main" tabIndex={-1} className="page">
    <NotFoundMessage>
      <ButtonLink to={paths.home} variant="primary">
        {texts.home}
      </ButtonLink>
      <ButtonLink to={paths.builder} variant="secondary">
        {texts.builder}
      </ButtonLink>
    </NotFoundMessage>
  </main>
);
