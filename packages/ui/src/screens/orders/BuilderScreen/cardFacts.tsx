import { Clock, Layers } from 'lucide-react';
import { builderTexts as texts } from './BuilderScreen.texts';

/** Facts on the cards of products and packaging besides the price: minimum and lead time (PRD-05, PRD-06). */
export const cardFacts = ({
  minimumOrderQuantity,
  deliveryTime,
}: {
  readonly minimumOrderQuantity: number;
  readonly deliveryTime: string;
}) => [
  { icon: <Layers className="icon" aria-hidden="true" />, text: texts.minimum(minimumOrderQuantity) },
  ...(deliveryTime ? [{ icon: <Clock className="icon" aria-hidden="true" />, text: deliveryTime }] : []),
];
