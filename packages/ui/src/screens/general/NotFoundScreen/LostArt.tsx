/** The strokes that make a four of the crossing ribbon: one slanting down to it, one upright across both. */
const Slant = ({ at }: { readonly at: number }) => (
  <g transform={`translate(${at} 0)`}>
    <path className="lost__edge" d="M-8 8 52 44-112 289-172 253z" />
    <path className="lost__slant" d="M-4 15 46 45-113 283-166 251z" />
  </g>
);
const Upright = ({ at }: { readonly at: number }) => (
  <g transform={`translate(${at} 0)`}>
    <path className="lost__edge" d="M0 0h58v430l-29-24-29 24z" />
    <path className="lost__upright" d="M4 0h50v422l-25-21-25 21z" />
  </g>
);

/**
 * A large 404: a ribbon forms both fours, a round box seen from above the zero, with three sheets of tissue and nothing
 * else. Decorative, since the text says the same.
 */
export const LostArt = () => (
  <svg className="lost__art" viewBox="200 0 1040 450" aria-hidden="true">
    <defs>
      <linearGradient id="lost-upright">
        <stop className="lost__stop-crest" offset="0" />
        <stop className="lost__stop-satin" offset=".4" />
        <stop className="lost__stop-slope" offset="1" />
      </linearGradient>
      <linearGradient id="lost-across" x2="0" y2="1">
        <stop className="lost__stop-crest" offset="0" />
        <stop className="lost__stop-satin" offset=".4" />
        <stop className="lost__stop-slope" offset="1" />
      </linearGradient>
      <clipPath id="lost-inside">
        <circle cx="720" cy="240" r="150" />
      </clipPath>
    </defs>
    <Slant at={412} />
    <Slant at={1116} />
    <rect className="lost__edge" x="-900" y="232" width="3240" height="58" />
    <rect className="lost__across" x="-900" y="236" width="3240" height="50" />
    <Upright at={412} />
    <Upright at={1116} />
    <ellipse className="lost__shadow" cx="732" cy="258" rx="186" ry="184" />
    <circle className="lost__board" cx="720" cy="240" r="180" />
    <circle className="lost__rim" cx="720" cy="240" r="178" />
    <g clipPath="url(#lost-inside)">
      <circle className="lost__floor" cx="720" cy="240" r="150" />
      <path
        className="lost__tissue lost__tissue--back"
        d="M560 180c60-70 130-96 200-96 80 0 130 40 140 96-20 40-70 34-110 62-44 30-50 84-104 86-66 2-132-70-126-148z"
      />
      <path
        className="lost__tissue lost__tissue--left"
        d="M540 150c52 6 96 34 122 84 24 46 20 98 66 132 26 20 40 40 32 62H540z"
      />
      <path
        className="lost__tissue lost__tissue--right"
        d="M900 196c-46 0-92 20-120 62-26 40-22 86-58 118-16 14-26 30-22 52h200z"
      />
      <path
        className="lost__crease"
        d="M576 186c40 26 64 62 74 106M612 356c28-10 52-8 76 6M856 222c-34 22-54 54-62 94"
      />
      <path className="lost__crease" d="M640 128c30 18 54 44 66 78M798 116c-20 18-32 40-36 68" />
      <circle className="lost__depth" cx="726" cy="248" r="161" />
    </g>
    <circle className="lost__lip" cx="720" cy="240" r="150" />
  </svg>
);
