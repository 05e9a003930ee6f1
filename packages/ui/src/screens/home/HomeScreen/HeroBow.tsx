/** The bow of the hero: satin loops over a knot, lit from the upper left. */
export const HeroBow = () => (
  <svg className="hero__bow" viewBox="-280 -170 560 400" aria-hidden="true">
    <defs>
      <linearGradient id="bow-left" x2="1" y2=".35">
        <stop className="bow__crest" offset="0" />
        <stop className="bow__satin" offset=".6" />
        <stop className="bow__fold" offset="1" />
      </linearGradient>
      <linearGradient id="bow-right" x1="1" x2="0" y2=".35">
        <stop className="bow__crest" offset="0" />
        <stop className="bow__satin" offset=".4" />
        <stop className="bow__fold" offset="1" />
      </linearGradient>
      <linearGradient id="bow-inside" x2="1" y2="1">
        <stop className="bow__deep" offset="0" />
        <stop className="bow__fold" offset="1" />
      </linearGradient>
      <linearGradient id="bow-knot" x2="1" y2="1">
        <stop className="bow__sheen" offset="0" />
        <stop className="bow__satin" offset=".45" />
        <stop className="bow__fold" offset="1" />
      </linearGradient>
      <linearGradient id="bow-tail" x2=".2" y2="1">
        <stop className="bow__fold" offset="0" />
        <stop className="bow__satin" offset=".4" />
        <stop className="bow__crest" offset="1" />
      </linearGradient>
    </defs>
    <g className="bow__shadow" transform="translate(10 16)">
      <path d="M0 0C-36-92-176-166-236-112-290-60-216 76 0 22 216 76 290-60 236-112 176-166 36-92 0 0z" />
      <path d="M-8 10C-38 84-92 138-158 170l30 8-12 28 46-12C-46 156-4 92 18 24zM8 10c34 74 84 118 146 146l-26 10 16 28-50-2C50 158 4 92-18 24z" />
    </g>
    <path fill="url(#bow-tail)" d="M-8 10C-38 84-92 138-158 170l30 8-12 28 46-12C-46 156-4 92 18 24z" />
    <path className="bow__glint" d="M-8 10C-38 84-92 138-158 170l7 14C-80 150-22 90 6 20z" />
    <path className="bow__slope" d="M8 10c34 74 84 118 146 146l-26 10 16 28-50-2C50 158 4 92-18 24z" />
    <path className="bow__face" d="M8 10c34 74 84 118 146 146l-4 14C88 146 30 96-2 22z" />
    <path fill="url(#bow-inside)" d="M0 0C-36-92-176-166-236-112-284-60-216 70 0 16z" />
    <path
      fill="url(#bow-left)"
      d="M0 18C-128 48-266 4-252-82c5-32 26-44 46-44-30 38-4 70 58 90C-98-20-46-12 0-12z"
    />
    <path className="bow__light" d="M-244-92c-8 60 60 104 176 100C-170 22-260-12-250-82c1-8 3-14 6-18z" />
    <path className="bow__crease" d="M0-2C-52-2-104-14-150-34M-2 8C-60 16-110 10-160-8" />
    <path className="bow__hem" d="M-206-126C-150-140-60-84-14-22" />
    <path className="bow__inside" d="M0 0C36-92 176-166 236-112 284-60 216 70 0 16z" />
    <path
      fill="url(#bow-right)"
      d="M0 18C128 48 266 4 252-82c-5-32-26-44-46-44 30 38 4 70-58 90C98-20 46-12 0-12z"
    />
    <path className="bow__glint" d="M250-70c-6 58-92 88-190 82C170 10 226-24 232-100c12 6 18 18 18 30z" />
    <path className="bow__crease" d="M0-2c52 0 104-12 150-32M2 8c58 8 108 2 158-16" />
    <path className="bow__hem" d="M206-126C150-140 60-84 14-22" />
    <path fill="url(#bow-knot)" d="M-34-32q34-16 68 0 13 30 0 62-34 14-68 0-13-32 0-62z" />
    <path className="bow__crease" d="M-14-34q-9 32 0 66M14-34q9 32 0 66" />
  </svg>
);
