import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { profileTexts as texts } from './ProfileScreen.texts';

/** In place of the form of a new password, for whoever has none yet: a mailed link sets the first one. */
export const SetPassword = () => (
  <Panel title={texts.password}>
    <div className="grid gap-3 p-5">
      <p>{texts.firstPassword}</p>
      <ButtonLink to={paths.forgotPassword} variant="secondary" size="sm" className="justify-self-start">
        {texts.setPassword}
      </ButtonLink>
    </div>
  </Panel>
);
