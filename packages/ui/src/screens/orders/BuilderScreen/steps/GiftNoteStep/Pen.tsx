/** A caret with a pen. */
export const Pen = () => (
  <span className="note-pen" aria-hidden="true">
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <path className="note-pen__nib" d="M2 118 10 94 24 108z" />
      <path className="note-pen__collar" d="M10 94 24 108 34 100 18 84z" />
      <path
        className="note-pen__barrel"
        d="M18 84 34 100 92 42 76 26zM77 25l16 16 16-16c4-6 2-11-2-14s-9-5-14-2z"
      />
      <path className="note-pen__light" d="m18 84 4 4 58-58-4-4zM93 9 77 25l4 4 18-18c-2-2-4-3-6-2z" />
      <path className="note-pen__band" d="M72 30 88 46l5-5-16-16z" />
    </svg>
  </span>
);
