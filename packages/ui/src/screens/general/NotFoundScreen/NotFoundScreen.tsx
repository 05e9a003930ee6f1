import { matchPath, useLocation } from 'react-router-dom';
import { ButtonLink, InlineLink } from '../../../app/links';
import { paths } from '../../../app/paths';
import { ScreenTitle } from '../../../app/ScreenTitle';
import { LostArt } from './LostArt';
import { notFoundTexts as texts } from './NotFoundScreen.texts';
import './NotFoundScreen.css';

const ways = {
  public: { to: paths.home, back: texts.home, other: { to: paths.builder, label: texts.builder } },
  dashboard: { to: paths.dashboard, back: texts.dashboard, other: { to: paths.orders, label: texts.orders } },
} as const;

/**
 * Shown within its layout for an address nobody knows, and for those that are linked without being shown: /catalogue,
 * /contact, /forgot-password, /dashboard/contact-us, /dashboard/inventory/{n} (ROUTE-01, B-01, B-02).
 */
export const NotFoundScreen = () => {
  const { pathname } = useLocation();
  const inDashboard = matchPath({ path: paths.dashboard, end: false }, pathname) !== null;
  const { to, back, other } = ways[inDashboard ? 'dashboard' : 'public'];
  const content = (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <LostArt />
      <div className="lost__words">
        <h1 className="t-display">
          <span className="sr-only">{texts.code}: </span>
          {texts.title}
        </h1>
        <p className="t-lead muted">{texts.text}</p>
        <div className="row justify-center">
          <ButtonLink to={to} variant="secondary" size="lg">
            {back}
          </ButtonLink>
        </div>
        <InlineLink to={other.to}>{other.label}</InlineLink>
      </div>
    </>
  );
  // The dashboard's layout has its main area already.
  return inDashboard ? (
    <div className="lost lost--within">{content}</div>
  ) : (
    <main id="main" tabIndex={-1} className="lost">
      {content}
    </main>
  );
};
