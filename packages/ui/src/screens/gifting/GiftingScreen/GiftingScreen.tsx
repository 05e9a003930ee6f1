import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#app/links.tsx';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { paths } from '#app/paths.ts';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { NextStep } from '#patterns/NextStep/NextStep.tsx';
import { GiftingList } from '../shared/GiftingList';
import { giftingTexts } from '../shared/gifting.texts';
import { reads } from './GiftingScreen.reads';
import { giftingScreenTexts as texts } from './GiftingScreen.texts';

/** Gifting (/gifting): all categories, with links (GIFT-01, B-03). */
export const GiftingScreen = () => (
  <main id="main" tabIndex={-1} className="overflow-x-clip">
    <PublicMeta title={giftingTexts.gifting} description={texts.lead} />
    <header className="page grid gap-4 pt-9 pb-8 lg:pt-14 lg:pb-11">
      <h1 className="t-hero">{giftingTexts.gifting}</h1>
      <p className="t-lead max-w-prose text-muted">{texts.lead}</p>
    </header>
    <div className="page pb-section">
      <GiftingList
        categories={useQuery(reads().categories)}
        errorText={giftingTexts.error}
        empty={<EmptyState message={texts.empty} />}
      />
    </div>
    <NextStep title={texts.next} text={texts.nextText} picture="/pictures/giftbox.svg">
      <ButtonLink to={paths.builder} variant="ribbon" size="lg">
        {texts.build}
      </ButtonLink>
    </NextStep>
  </main>
);
