import { formatPrice } from '@gifting/domain/money/money';
import { removeProduct } from '@gifting/domain/orders/box-products';
import { priceRulerOf } from '@gifting/domain/orders/price-ruler';
import { canLeaveStep, goOn, removePackaging, setPacks } from '@gifting/domain/orders/steps';
import { isTooLarge, type SummaryLine, totalOf, totalTooLarge } from '@gifting/domain/orders/totals';
import { Suspense, useId, useRef, useState } from 'react';
import { useDraft } from '#app/useDraft.ts';
import { Dock } from '#patterns/Dock/Dock.tsx';
import { BoxTray } from '#patterns/GiftBox/BoxTray.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { lazyPart } from '#primitives/lazyPart/lazyPart.ts';
import { OrderSummary } from '../shared/OrderSummary';
import { builderTexts as texts } from './BuilderScreen.texts';
import { RepricingPanel } from './RepricingPanel';
import { useBoxNews } from './useBoxNews';
import type { Builder } from './useBuilder';

// It comes with the first product, so that the styles of an empty box stay small.
const PriceRuler = lazyPart(async () => (await import('#patterns/PriceRuler/PriceRuler.tsx')).PriceRuler);

type BoxProps = Readonly<{
  builder: Builder;
  /** The lines of the summary. */
  lines: readonly SummaryLine[];
  /** Invites to add one more thing to the box. */
  room?: string;
  /** Described by the Next button while nothing is chosen, and shown when it is pressed. */
  waitsFor: string;
}>;

/** Next of steps 3 and 4: without a choice, or with too much, it stays and says why (BLD-26, BLD-28, BLD-32, BLD-33). */
const Next = ({
  builder,
  waitsFor,
  block = false,
}: Pick<BoxProps, 'builder' | 'waitsFor'> & { readonly block?: boolean }) => {
  const [draft] = useDraft();
  const id = useId();
  const [asked, setAsked] = useState(false);
  const tooLarge = isTooLarge(draft);
  const ready = canLeaveStep(draft) && !tooLarge;
  const reason = tooLarge ? totalTooLarge() : waitsFor;
  return (
    <>
      {/* Above the button, and there before its words, so that they are announced. */}
      <div role="status" className="waits-for">
        <FieldMessage id={`${id}-reason`} error={tooLarge || (asked && !ready) ? reason : undefined} />
      </div>
      <Button
        variant="ribbon"
        size="lg"
        block={block}
        disabled={builder.repricing.state !== 'settled'}
        aria-describedby={ready ? undefined : id}
        onClick={() => (ready ? builder.next(goOn) : setAsked(true))}
      >
        {texts.next}
      </Button>
      {!ready && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  );
};

/** Beside the cards of steps 3 and 4: the box and its price, with removable lines and Next (BLD-34, BLD-35, BLD-40). */
export const BoxSide = ({ builder, lines, room, waitsFor }: BoxProps) => {
  const [draft, store] = useDraft();
  const slip = useRef<HTMLDivElement>(null);
  const news = useBoxNews(lines, draft.project?.currency ?? '');
  const currency = draft.project?.currency ?? '';
  const ruler = priceRulerOf(draft);
  const takePacks = (packs: number) => {
    slip.current?.focus();
    store.update((present) => setPacks(present, packs));
  };
  const remove = ({ id, kind }: SummaryLine) => {
    // The pressed button disappears with its line, so focus goes to the summary, one Tab before the next button.
    slip.current?.focus();
    store.update((present) => (kind === 'packaging' ? removePackaging(present) : removeProduct(present, id)));
  };
  return (
    <>
      {builder.repricing.state === 'settled' ? (
        <div ref={slip} tabIndex={-1} className="outline-none">
          <OrderSummary
            draft={draft}
            lines={lines}
            {...(room && { room })}
            below={
              ruler && (
                <Suspense fallback={null}>
                  <PriceRuler ruler={ruler} currency={currency} onPacks={takePacks} />
                </Suspense>
              )
            }
            onRemove={remove}
          />
        </div>
      ) : (
        <RepricingPanel repricing={builder.repricing} />
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="hidden lg:block">
        <Next builder={builder} waitsFor={waitsFor} block />
      </div>
    </>
  );
};

/** The total and Next at the bottom of a small screen. */
export const BoxDock = ({ builder, lines, waitsFor, caption }: BoxProps & { readonly caption: string }) => {
  const [{ project, products }] = useDraft();
  const settled = builder.repricing.state === 'settled';
  return (
    <Dock
      picture={<BoxTray things={products} />}
      caption={caption}
      amount={settled ? formatPrice(totalOf(lines), project?.currency ?? '') : texts.unknown}
      action={<Next builder={builder} waitsFor={waitsFor} />}
    />
  );
};
