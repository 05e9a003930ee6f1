import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#app/links.tsx';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { paths } from '#app/paths.ts';
import { NextStep } from '#patterns/NextStep/NextStep.tsx';
import { Proof } from '../shared/Proof';
import { ServicesList } from '../shared/ServicesList';
import { servicesTexts } from '../shared/services.texts';
import { DesignSection } from './DesignSection';
import { FixedBlocks } from './FixedBlocks';
import { Layers } from './Layers';
import { reads } from './ServicesScreen.reads';
import { servicesScreenTexts as texts } from './ServicesScreen.texts';

/** The list with its heading; neither is rendered without services (B-13). */
const ListSection = () => {
  const services = useQuery(reads().services);
  if (services.data?.length === 0) return null;
  return (
    <section className="page pt-section" aria-labelledby="services-list">
      <h2 className="t-display mb-8" id="services-list">
        {texts.list}
      </h2>
      <ServicesList services={services} errorText={texts.error} />
    </section>
  );
};

/** Services (/service-solutions): the list, four fixed blocks, design, a case study and a mini FAQ (SERV-01 to 09). */
export const ServicesScreen = () => (
  <main id="main" tabIndex={-1}>
    <PublicMeta title={servicesTexts.services} description={texts.lead} />
    <Layers />
    <ListSection />
    <FixedBlocks />
    <DesignSection />
    <Proof story={texts.story} questions={texts.questions} />
    <NextStep title={texts.next} text={texts.nextText} picture="/pictures/box-mailer.svg">
      <ButtonLink to={paths.builder} variant="ribbon" size="lg">
        {texts.build}
      </ButtonLink>
    </NextStep>
  </main>
);
