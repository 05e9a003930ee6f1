import { type CSSProperties, useId, useState } from 'react';
import { type BoxStage, boxStages, GiftBox } from '#patterns/GiftBox/GiftBox.tsx';
import type { BoxContents } from './box-contents';
import { unboxingTexts as texts } from './Unboxing.texts';
import './Unboxing.css';

type UnboxingProps = Readonly<{
  box: BoxContents;
  /** Ties the ribbon when it appears. */
  tying?: boolean | undefined;
}>;

const seen = (stage: BoxStage, { things }: BoxContents) => {
  if (stage !== 'goods') return texts.seen[stage];
  return things.length > 0 ? texts.goods(things.map(({ name }) => name)) : texts.noGoods;
};

/** A box to open step by step, as its recipient will: ribbon, lid, tissue, card, goods. A slider or a step's name moves it. */
export const Unboxing = ({ box, tying = false }: UnboxingProps) => {
  const id = useId();
  const [at, setAt] = useState(0);
  const steps = boxStages.filter((stage) => stage !== 'card' || box.card).toReversed();
  const stage = steps[at] ?? 'tied';
  const last = steps.length - 1;
  const measure: CSSProperties & Record<'--at', number> = { '--at': at / last };
  return (
    <section className="unboxing" aria-labelledby={`${id}-title`}>
      <h2 className="t-heading" id={`${id}-title`}>
        {texts.title}
      </h2>
      <div className="unboxing__table">
        <GiftBox things={box.things} card={box.card} stage={stage} motion={tying ? 'tie' : 'none'} />
      </div>
      <input
        type="range"
        className="unboxing__slider"
        aria-label={texts.slider}
        min={0}
        max={last}
        step={1}
        value={at}
        aria-valuetext={texts.at(texts.steps[stage], at + 1, steps.length)}
        style={measure}
        onChange={({ target }) => setAt(target.valueAsNumber)}
      />
      <ol className="unboxing__steps">
        {steps.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === stage ? 'step' : undefined}
              onClick={() => setAt(index)}
            >
              {texts.steps[step]}
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="unboxing__seen">
        {seen(stage, box)}
      </p>
    </section>
  );
};
