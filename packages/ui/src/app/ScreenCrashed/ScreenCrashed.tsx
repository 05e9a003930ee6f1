import { useLocation, useRouteError } from 'react-router-dom';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { addressOf } from '#app/return-location.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useServices } from '#app/ServicesProvider.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { screenCrashedTexts as texts } from './ScreenCrashed.texts';
import { ScreenMissing } from './screen-missing';

/** What happened, and two actions. A reload usually fixes both cases. */
const Message = () => {
  const { page } = useServices();
  const location = useLocation();
  const missing = useRouteError() instanceof ScreenMissing;
  const title = missing ? texts.missingTitle : texts.title;
  return (
    <section className="page grid justify-items-center gap-5 py-16 text-center">
      <ScreenTitle>{title}</ScreenTitle>
      <img src="/pictures/state-error.svg" alt="" width={200} height={200} className="-mb-6" />
      <h1 className="t-display">{title}</h1>
      <p className="t-lead max-w-prose text-muted">{missing ? texts.missingText : texts.text}</p>
      <div className="row justify-center">
        <Button size="lg" onClick={() => page.reload(addressOf(location))}>
          {texts.reload}
        </Button>
        <ButtonLink to={paths.home} variant="quiet" size="lg">
          {texts.home}
        </ButtonLink>
      </div>
    </section>
  );
};

/**
 * The `errorElement` of routes, for a screen that threw or failed to load. The router logs the error; the person sees
 * no details.
 */
export const ScreenCrashed = () => (
  <main id="main" tabIndex={-1}>
    <Message />
  </main>
);

/** The same, inside the dashboard's main area. */
export const CrashedInDashboard = () => <Message />;
