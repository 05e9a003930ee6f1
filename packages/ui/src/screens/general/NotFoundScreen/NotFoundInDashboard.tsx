import { ButtonLink, InlineLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { NotFoundMessage } from './NotFoundMessage';
import { notFoundTexts as texts } from './NotFoundScreen.texts';

/**
 * An unknown address in the dashboard's main area; also /dashboard/inventory/{n} and /dashboard/contact-us where the API
 * has no `inventory.stock` or no pages (ROUTE-23, ROUTE-25, B-02).
 */
export const NotFoundInDashboard = () => (
  <div className="lost lost--within">
    <NotFoundMessage>
      <ButtonLink to={paths.dashboard} variant="secondary" size="lg">
        {texts.dashboard}
      </ButtonLink>
      <InlineLink to={paths.orders}>{texts.orders}</InlineLink>
    </NotFoundMessage>
  </div>
);
