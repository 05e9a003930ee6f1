import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../app/links';
import { paths } from '../../../app/paths';
import { addressOf } from '../../../app/return-location';
import { ScreenTitle } from '../../../app/ScreenTitle';
import { useServices } from '../../../app/ServicesProvider';
import { Button } from '../../../primitives/Button/Button';
import { screenCrashedTexts as texts } from './ScreenCrashed.texts';

/**
 * The error element of routes: shown in place of a screen that threw, or whose code could not be fetched. The router
 * writes the error to the console; a person is shown none of it. Loading the page anew mends both kinds most of the time.
 */
export const ScreenCrashed = () => {
  const { page } = useServices();
  const location = useLocation();
  return (
    <section className="page grid justify-items-center gap-5 py-16 text-center">
      <ScreenTitle>{texts.title}</ScreenTitle>
      <img src="/pictures/state-error.svg" alt="" width={200} height={200} className="-mb-6" />
      <h1 className="t-display">{texts.title}</h1>
      <p className="t-lead max-w-prose text-muted">{texts.text}</p>
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
