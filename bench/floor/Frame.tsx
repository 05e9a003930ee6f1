import { paths } from '@gifting/domain/site/paths';
import { publicLayoutTexts as texts } from '@gifting/ui/screens/layout/PublicLayout/PublicLayout.texts.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from 'react-router-dom';
import { collectionsQuery, giftingQuery, servicesQuery } from './reads';

const links = [
  { label: texts.home, to: paths.home },
  { label: texts.gifting, to: paths.gifting },
  { label: texts.services, to: paths.services },
  { label: texts.about, to: paths.about },
  { label: texts.signIn, to: paths.signIn },
  { label: texts.signUp, to: paths.signUp },
] as const;

const Menu = ({ title, names }: Readonly<{ title: string; names: readonly string[] }>) => (
  <details>
    <summary>{texts.more(title)}</summary>
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </details>
);

/** Navigation bar, page and footer. */
export const Frame = () => {
  const { data: gifting = [] } = useQuery(giftingQuery);
  const { data: services = [] } = useQuery(servicesQuery);
  const { data: collections = [] } = useQuery(collectionsQuery);
  return (
    <>
      <header>
        {links.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <Menu title={texts.gifting} names={gifting.map(({ name }) => name)} />
        <Menu title={texts.services} names={services.map(({ name }) => name)} />
        <Menu title={texts.collection} names={collections.map(({ title }) => title)} />
      </header>
      <Outlet />
      <footer>
        <p>{texts.promise}</p>
        <p>{texts.copyright}</p>
      </footer>
    </>
  );
};
