import { useState } from 'react';
import { ProductCard } from '#patterns/ProductCard/ProductCard.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { QuantityInput } from '#primitives/QuantityInput/QuantityInput.tsx';
import { homeVariantTexts as texts } from './HomeVariantScreen.texts';
import './Trending.css';

/** The sample prices, bare numbers as specified (HOME-31). */
const price = 156;

const { cap, shirt, hoodie } = texts.products;
const samples = [
  { ...cap, picture: '/pictures/cap.svg', tint: 1 },
  { ...shirt, picture: '/pictures/tee.svg', tint: 3 },
  { ...hoodie, picture: '/pictures/hoodie.svg', tint: 2 },
] as const;

const Sample = ({ name, about, picture, tint }: (typeof samples)[number]) => {
  const [quantity, setQuantity] = useState(0);
  return (
    <ProductCard
      picture={picture}
      tint={tint}
      name={name}
      description={about}
      price={price}
      actions={
        <>
          <QuantityInput label={texts.quantityOf(name)} value={quantity} onValueChange={setQuantity} />
          {/* There is no cart yet: the specification gives the button no effect (HOME-34). */}
          <Button className="flex-1">{texts.addToCart}</Button>
        </>
      }
    />
  );
};

/** Three samples with quantities; nothing can be bought here (HOME-30 to HOME-34). */
export const Trending = () => (
  <section className="section" aria-labelledby="trending">
    <div className="page">
      <h2 className="t-display mb-8" id="trending">
        {texts.trending}
      </h2>
      <ul className="trending">
        {samples.map((sample) => (
          <li key={sample.name}>
            <Sample {...sample} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
