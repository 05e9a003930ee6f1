import { useEffect, useRef } from 'react';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { cardStyles } from '#primitives/Card/Card.tsx';
import { QuantityInput } from '#primitives/QuantityInput/QuantityInput.tsx';
import { Stepper } from '#primitives/Stepper/Stepper.tsx';
import { Preview } from './Preview';
import { priceTag } from './samples';
import { stages } from './stages';
import { technologyTexts as texts } from './TechnologyScreen.texts';
import { useDemo } from './useDemo';
import './Demo.css';

/** A small demo of the builder: four stages with sample goods (TECH-02, TECH-04 to TECH-12). */
export const Demo = () => {
  const demo = useDemo();
  const { stage, goTo, next } = demo;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    heading.current?.focus();
  }, [stage]);

  const Stage = stages[stage - 1] ?? stages[0];
  const last = stage === stages.length;
  return (
    <section className="section demo" id="demo" aria-labelledby="demo-title">
      <div className="page">
        <h2 className="t-display mb-8" id="demo-title">
          {texts.demo}
        </h2>
        <Stepper label={texts.progress} steps={texts.stages} current={stage} onStep={goTo} />
        <div className="demo__table">
          <div className={cardStyles({ className: 'demo__stage' })}>
            <h3 className="t-title" ref={heading} tabIndex={-1}>
              {texts.stages[stage - 1]}
            </h3>
            <Stage demo={demo} />
            <div className="demo__end">
              <div className="row">
                <QuantityInput
                  label={texts.quantity}
                  floor={1}
                  value={demo.quantity}
                  onValueChange={demo.setQuantity}
                />
                <b className="demo__price num">{priceTag}</b>
              </div>
              {last ? (
                <ButtonLink to={paths.orderDetails} state={demo.arrival} variant="ribbon" size="lg">
                  {texts.orderDetails}
                </ButtonLink>
              ) : (
                <Button variant="ribbon" size="lg" onClick={next}>
                  {texts.next}
                </Button>
              )}
            </div>
          </div>
          <Preview demo={demo} />
        </div>
      </div>
    </section>
  );
};
