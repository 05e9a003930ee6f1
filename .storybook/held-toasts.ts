let release = (): void => undefined;

/** Keeps the toasts of a story in sight for its reviewer, as a pointer over them does. */
export const holdToasts = (): void => {
  const toast = document.querySelector('.toast');
  const point = (type: 'pointerover' | 'pointerout') =>
    toast?.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
  point('pointerover');
  release = () => {
    point('pointerout');
    release = () => undefined;
  };
};

/** Lets their time run again, before the next story. */
export const releaseToasts = (): void => release();
