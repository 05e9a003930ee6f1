import { useId } from 'react';
import { Picture, type Tint } from '#primitives/Picture/Picture.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import './Sleeve.css';

type SleeveProps = Readonly<{
  name: string;
  description: string;
  /** Absent shows a neutral parcel. */
  picture: string | null;
  tint: Tint;
  /** `li` among others, `div` alone. */
  as?: 'li' | 'div' | undefined;
  /** Makes the whole sleeve a button named by the category. Omit it for a preview. */
  onPress?: (() => void) | undefined;
}>;

/** A category as a box in its sleeve; under the pointer the box is pulled out a little by the thumb notch. */
export const Sleeve = ({ name, description, picture, tint, as: Element = 'li', onPress }: SleeveProps) => {
  const id = useId();
  return (
    <Element className={`sleeve tint-${tint}`}>
      <Picture src={picture} alt="" tint={tint} ratio="4 / 3.4" className="sleeve__goods" />
      <div className="sleeve__cover">
        <div className="sleeve__text">
          <h2 className="t-heading" id={`${id}-name`}>
            {name}
          </h2>
          <p className="text-muted text-sm" id={`${id}-more`}>
            {description}
          </p>
        </div>
      </div>
      {onPress && (
        <button
          type="button"
          className="sleeve__press"
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-more`}
          onClick={onPress}
        />
      )}
    </Element>
  );
};

/** Placeholder of a sleeve. */
export const SleeveSkeleton = () => (
  <div className="sleeve sleeve--shape">
    <Skeleton shape="box" ratio="4 / 2.7" />
    <div className="sleeve__text">
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  </div>
);
