import { servicesQuery } from '@gifting/api/services/queries';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { InlineLink } from '../../../app/links';
import { servicePath } from '../../../app/paths';
import { ServiceSolutions } from '../../../patterns/ServiceSolutions/ServiceSolutions';
import { linkStyles } from '../../../primitives/TextLink/TextLink';
import { homeTexts as texts } from './HomeScreen.texts';

/** The services, each with the way to its own page (HOME-09 to HOME-13). */
export const ServicesSection = () => (
  <section className="section" aria-labelledby="services">
    <div className="page">
      <h2 className="t-display mb-8 lg:mb-11" id="services">
        {texts.services}
      </h2>
      <ServiceSolutions
        services={useQuery(servicesQuery())}
        errorText={texts.servicesFailed}
        loadingLabel={texts.servicesLoading}
        renderLink={({ id, slug, name }) => (
          <InlineLink
            to={servicePath(slug ?? id)}
            className={linkStyles({ tall: true })}
            aria-label={`${texts.discover}: ${name}`}
          >
            {texts.discover}
            <ArrowRight className="icon" />
          </InlineLink>
        )}
      />
    </div>
  </section>
);
