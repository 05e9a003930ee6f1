import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { openIdPanelTexts } from './OpenIdPanel.texts';
import { profileTexts } from './ProfileScreen.texts';

/** In place of the form of a new password, for whoever has none yet: a mailed link sets the first one. */
export const SetPassword = () => (
  <Panel title={profileTexts.password}>
    <div className="grid gap-3 p-5">
      <p>{openIdPanelTexts.firstPassword}</p>
      <ButtonLink to={paths.forgotPassword} variant="secondary" size="sm" className="justify-self-start">
        {openIdPanelTexts.setPassword}
      </ButtonLink>
    </div>
  </Panel>
);
