import { ButtonLink } from '../../../app/links';
import { paths } from '../../../app/paths';
import { NotFoundMessage } from './NotFoundMessage';
import { notFoundTexts as texts } from './NotFoundScreen.texts';

/** An address nothing is at, inside the dashboard's own main area (ROUTE-23, ROUTE-25). */
export const NotFoundInDashboard = () => (
  <NotFoundMessage>
    <ButtonLink to={paths.dashboard} variant="primary">
      {texts.dashboard}
    </ButtonLink>
  </NotFoundMessage>
);
