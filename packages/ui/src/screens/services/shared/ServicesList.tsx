import type { Service } from '@gifting/domain/services/service';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { servicePath } from '#app/paths.ts';
import type { Resource } from '#patterns/ResourceView/ResourceView.tsx';
import { ServiceSolutions } from '#patterns/ServiceSolutions/ServiceSolutions.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { servicesTexts as texts } from './services.texts';

type ServicesListProps = Readonly<{
  services: Resource<readonly Service[]>;
  /** Home and the services page use different headings (B-12). */
  errorText: string;
  headingLevel?: 2 | 3 | undefined;
}>;

/** The services from the server, each with a link to its page (HOME-09 to 13, SERV-02 to 04). */
export const ServicesList = ({ services, errorText, headingLevel }: ServicesListProps) => (
  <ServiceSolutions
    services={services}
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
