import { servicesQuery } from '@gifting/api/services/queries';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { servicePath } from '#app/paths.ts';
import { ServiceSolutions } from '#patterns/ServiceSolutions/ServiceSolutions.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { servicesTexts as texts } from './services.texts';

type ServicesListProps = Readonly<{
  /** Home and the services page say it differently (B-12). */
  errorText: string;
  headingLevel?: 2 | 3 | undefined;
}>;

/** The services as the server has them, each with the way to its own page (HOME-09 to 13, SERV-02 to 04). */
export const ServicesList = ({ errorText, headingLevel }: ServicesListProps) => (
  <ServiceSolutions
    services={useQuery(servicesQuery())}
    errorText={errorText}
    loadingLabel={texts.loadingServices}
    headingLevel={headingLevel}
    renderLink={({ id, slug, name }) => (
      <Link
        className={linkStyles({ tall: true })}
        to={servicePath(slug ?? id)}
        aria-label={texts.discoverMoreOf(name)}
      >
        {texts.discoverMore}
        <ArrowRight className="icon" />
      </Link>
    )}
  />
);
