import { ButtonLink } from '../../../app/links';
import { paths } from '../../../app/paths';
import { ScreenTitle } from '../../../app/ScreenTitle';
import { useServices } from '../../../app/ServicesProvider';
import { Button } from '../../../primitives/Button/Button';
import { screenCrashedTexts as texts } from './ScreenCrashed.texts';

/**
 * In place of a screen that threw: says so calmly and leads on. The layout around it stays. Rendered as the route's
 * `errorElement`; it shows nothing of the error itself.
 */
export const ScreenCrashed = () => {
  const { page } = useServices();
  return (
    <div className="page section grid justify-items-center gap-4 text-center" role="alert">
      <ScreenTitle>{texts.title}</ScreenTitle>
      <img src="/pictures/state-error.svg" alt="" width={160} height={160} />
      <h1 className="t-title">{texts.title}</h1>
      <p className="max-w-prose text-muted">{texts.text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => page.reload()}>{texts.reload}</Button>
        <ButtonLink to={paths.home} variant="secondary">
          {texts.home}
        </ButtonLink>
      </div>
    </div>
  );
};
