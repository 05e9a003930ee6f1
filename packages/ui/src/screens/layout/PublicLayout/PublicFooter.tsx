import { brand } from '@gifting/domain/brand/brand';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { Logo } from '#primitives/Logo/Logo.tsx';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import { publicLayoutTexts as texts } from './PublicLayout.texts';

const links = [
  { label: texts.home, to: paths.home },
  { label: texts.gifting, to: paths.gifting },
  { label: texts.services, to: paths.services },
  { label: texts.catalogue, to: paths.catalogue },
  { label: texts.about, to: paths.about },
] as const;

/** Beside the copyright; the specification has no links there. */
const smallPrint = ['accessibility', 'privacy', 'terms'] as const;

/** The footer of public pages (NAV-20 to 26). */
export const PublicFooter = () => (
  <footer className="footer on-dark">
    <div className="page">
      <div className="footer__cols">
        <div className="grid justify-items-start gap-3">
          <Link to={paths.home}>
            <Logo name={brand.name} />
          </Link>
          <p className="footer__promise">{texts.promise}</p>
        </div>
        <nav aria-label={texts.footer}>
          <ul className="footer__links">
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <SocialLinks />
      </div>
      <div className="footer__base">
        <p>{texts.copyright}</p>
        {smallPrint.map((page) => (
          <Link key={page} to={paths[page]}>
            {texts[page]}
          </Link>
        ))}
      </div>
    </div>
  </footer>
);
