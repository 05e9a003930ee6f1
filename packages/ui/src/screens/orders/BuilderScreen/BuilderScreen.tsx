import { draftKeys } from '@gifting/client-state/orders/keys';
import { parseJson } from '@gifting/client-state/storage/storage';
import type { BuilderStep } from '@gifting/domain/orders/draft';
import { clearProject } from '@gifting/domain/orders/steps';
import { type ComponentType, useEffect } from 'react';
import { useServices } from '#app/ServicesProvider.tsx';
import { useDraft } from '#app/useDraft.ts';
import { CollectionStep } from './steps/CollectionStep/CollectionStep';
import { GiftNoteStep } from './steps/GiftNoteStep/GiftNoteStep';
import { PackagingStep } from './steps/PackagingStep/PackagingStep';
import { ProductsStep } from './steps/ProductsStep/ProductsStep';
import { ProjectStep } from './steps/ProjectStep/ProjectStep';
import { type Builder, useBuilder } from './useBuilder';

const steps: Record<BuilderStep, ComponentType<{ readonly builder: Builder }>> = {
  1: ProjectStep,
  2: CollectionStep,
  3: ProductsStep,
  4: PackagingStep,
  5: GiftNoteStep,
};

/**
 * The gift-box builder (/collection): five steps at one address, for visitors too (BLD-01 to 13, C-06). It opens at the
 * stored step; without a readable entry it stores step 1.
 */
export const BuilderScreen = () => {
  const [draft, store] = useDraft();
  const { tabStorage } = useServices();
  const builder = useBuilder();

  useEffect(() => {
    if (parseJson(tabStorage.read(draftKeys.project)) === undefined) store.update(clearProject);
  }, [store, tabStorage]);

  const Step = steps[draft.step];
  return <Step builder={builder} />;
};
