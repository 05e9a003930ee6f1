import { useKnownCapability } from '@gifting/api/capabilities/queries';
import {
  type GiftBox,
  optionPrice,
  type PackagingOption,
  packagingOptions,
} from '@gifting/domain/gift-boxes/gift-box';
import { formatPrice } from '@gifting/domain/money/money';
import { packsOf } from '@gifting/domain/orders/project';
import { choosePackaging, removePackaging } from '@gifting/domain/orders/steps';
import { orderLines } from '@gifting/domain/orders/totals';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useDraft } from '#app/useDraft.ts';
import { GreyPanel } from '#patterns/GreyPanel/GreyPanel.tsx';
import { PackagingCard } from '#patterns/PackagingCard/PackagingCard.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { lazyPart } from '#primitives/lazyPart/lazyPart.ts';
import { tintOf } from '#primitives/Picture/Picture.tsx';
import { BackLink } from '#screens/orders/BuilderScreen/BackLink.tsx';
import { BoxDock, BoxSide } from '#screens/orders/BuilderScreen/BoxSide.tsx';
import { stepReads } from '#screens/orders/BuilderScreen/BuilderScreen.reads.ts';
import { CardGrid, CardGridShape } from '#screens/orders/BuilderScreen/CardGrid.tsx';
import { cardFacts } from '#screens/orders/BuilderScreen/cardFacts.tsx';
import { FailedPanel } from '#screens/orders/BuilderScreen/FailedPanel.tsx';
import { StepPage } from '#screens/orders/BuilderScreen/StepPage.tsx';
import type { Builder } from '#screens/orders/BuilderScreen/useBuilder.ts';
import { summaryTexts } from '#screens/orders/shared/summary.texts.ts';
import { packagingTexts as texts } from './PackagingStep.texts';
import { PackagingTray } from './PackagingTray';

// They come later than what is above them, and nothing is below them.
const ArtworkField = lazyPart(
  async () => (await import('#screens/orders/shared/Artwork/ArtworkField.tsx')).ArtworkField,
);
const BuyerLogoField = lazyPart(
  async () => (await import('#screens/orders/shared/BuyerLogo/BuyerLogoField.tsx')).BuyerLogoField,
);

const isOption = (value: string): value is PackagingOption =>
  packagingOptions.some((option) => option === value);

const Boxes = ({ boxes }: { readonly boxes: readonly GiftBox[] }) => {
  const [{ packaging, project }, store] = useDraft();
  const currency = project?.currency ?? '';
  const choose = (box: GiftBox, value: string) => {
    if (isOption(value)) store.update((present) => choosePackaging(present, box, value));
  };
  return (
    <CardGrid label={texts.packaging} count={boxes.length}>
      {boxes.map((box, index) => (
        <li key={box.id}>
          <PackagingCard
            picture={box.picture}
            tint={tintOf(index + 2)}
            name={box.name}
            headingLevel={2}
            description={box.description}
            facts={cardFacts(box)}
            options={packagingOptions.map((option) => ({
              value: option,
              label: summaryTexts.options[option],
              price: formatPrice(optionPrice(box, option), currency),
            }))}
            chosen={packaging?.id === box.id ? packaging.option : null}
            onChoose={(value) => choose(box, value)}
            onRemove={() => store.update(removePackaging)}
            removeLabel={texts.remove}
            removeHint={texts.removeHint}
          />
        </li>
      ))}
    </CardGrid>
  );
};

/** Builder step 4: the order's packaging and its finish (BLD-08, BLD-28, PKG-01 to 10, C-11). */
export const PackagingStep = ({ builder }: { readonly builder: Builder }) => {
  const [draft] = useDraft();
  const { products, packaging, project } = draft;
  const lines = orderLines(draft);
  const boxes = useQuery(stepReads[4](draft).boxes);
  const box = { builder, lines, waitsFor: texts.chooseFirst };
  const packs = summaryTexts.packs(packsOf(project));
  const takesArtwork = useKnownCapability('orders.artwork');
  return (
    <StepPage
      builder={builder}
      title={texts.title}
      lead={texts.lead}
      aside={<BackLink label={texts.back} onClick={() => builder.goBack(3)} />}
      side={<BoxSide {...box} />}
      dock={<BoxDock {...box} caption={texts.caption(products.length, packaging ? 1 : 0, packs)} />}
    >
      <div className="grid grid-cols-1 gap-9">
        <PackagingTray />
        <ResourceView
          resource={boxes}
          loadingLabel={texts.loading}
          loading={<CardGridShape />}
          // The specification has no text for this case (C-10).
          empty={<GreyPanel message={texts.empty} picture="/pictures/state-empty.svg" />}
          renderError={(_error, retry) => <FailedPanel onRetry={retry} />}
        >
          {(offered) => <Boxes boxes={offered} />}
        </ResourceView>
        <Suspense>
          {takesArtwork === undefined ? null : takesArtwork ? <ArtworkField /> : <BuyerLogoField />}
        </Suspense>
      </div>
    </StepPage>
  );
};
