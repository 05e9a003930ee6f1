/** In milliseconds: as long as the good takes to land in its compartment. */
const duration = 420;

/** The compartment in sight, beside the cards or in the dock, into which the last product falls. */
const landing = (): Element | undefined =>
  [...document.querySelectorAll('.gift-box__good[data-moves="in"]')]
    .filter((good) => good.checkVisibility())
    .at(-1);

/**
 * Lets a copy of a card's picture fly to its place in the box, which is drawn with the next frame. For the eyes only: it
 * delays nothing, and people who want less motion see the picture land at once.
 */
export const flyIntoBox = (card: Element): void => {
  const picture = card.querySelector('img');
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = picture.getBoundingClientRect();
  requestAnimationFrame(() => {
    const end = landing()?.getBoundingClientRect();
    if (!end) return;
    const copy = picture.cloneNode();
    if (!(copy instanceof HTMLImageElement)) return;
    copy.ariaHidden = 'true';
    Object.assign(copy.style, {
      position: 'fixed',
      zIndex: 'var(--z-index-overlay)',
      inset: '0 auto auto 0',
      objectFit: 'contain',
      pointerEvents: 'none',
    });
    document.body.append(copy);
    const at = ({ left, top, width, height }: DOMRect, opacity: number): Keyframe => ({
      translate: `${left}px ${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      opacity,
    });
    const remove = () => copy.remove();
    copy
      .animate([at(start, 1), at(end, 0.6)], { duration, easing: 'cubic-bezier(0.65, 0, 0.2, 1)' })
      .finished.then(remove, remove);
  });
};
