import { useQuery } from '@tanstack/react-query';
import { ServicesList } from '#screens/services/shared/ServicesList.tsx';
import { reads } from './HomeScreen.reads';
import { homeTexts as texts } from './HomeScreen.texts';

/** The services, each with a link to its page (HOME-09 to HOME-13). */
export const ServicesSection = () => (
  <section className="section" aria-labelledby="services">
    <div className="page">
      <h2 className="t-display mb-8 lg:mb-11" id="services">
        {texts.services}
      </h2>
      <ServicesList services={useQuery(reads().services)} errorText={texts.servicesFailed} headingLevel={3} />
    </div>
  </section>
);
