import { useState } from 'react';
import type { TechnologyArrival } from '#screens/orders/CheckoutScreen/technology-arrival.ts';
import { samplePackagings, samplePrice, sampleProducts } from './samples';
import { technologyTexts as texts } from './TechnologyScreen.texts';

type Logos = Readonly<{ box: File | null; goods: File | null }>;
type Note = Readonly<{ to: string; message: string }>;

/** The demo's state: its stage and choices. Nothing is persisted or sent. */
export const useDemo = () => {
  const [stage, setStage] = useState(1);
  const [names, setNames] = useState<readonly string[]>([sampleProducts[0].name]);
  const [quantity, setQuantity] = useState(1);
  const [logos, setLogos] = useState<Logos>({ box: null, goods: null });
  const [packaging, setPackaging] = useState<string>(samplePackagings[0].name);
  const [note, setNote] = useState<Note>({ to: '', message: '' });

  const products = sampleProducts.filter(({ name }) => names.includes(name));
  const packed = samplePackagings.filter(({ name }) => name === packaging);
  const toItem = ({ name, picture }: Readonly<{ name: string; picture: string }>) => ({
    name,
    picture,
    price: samplePrice.price,
    quantity,
  });

  return {
    stage,
    goTo: setStage,
    next: () => setStage((at) => Math.min(at + 1, texts.stages.length)),
    products,
    toggle: (name: string) =>
      setNames((before) =>
        before.includes(name) ? before.filter((each) => each !== name) : [...before, name],
      ),
    quantity,
    setQuantity,
    logos,
    setLogo: (slot: keyof Logos, file: File | null) => setLogos((before) => ({ ...before, [slot]: file })),
    packaging: packed[0] ?? samplePackagings[0],
    setPackaging,
    note,
    setNote: (change: Partial<Note>) => setNote((before) => ({ ...before, ...change })),
    /** The two lists that order details shows (TECH-12). */
    arrival: {
      currency: samplePrice.currency,
      products: products.map(toItem),
      packaging: packed.map(toItem),
    } satisfies TechnologyArrival,
  };
};

/** Return type of `useDemo`. */
export type Demo = ReturnType<typeof useDemo>;
