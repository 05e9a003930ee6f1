/** The widths for design review in pixels, and the viewport of a 1280 px window at 400 % zoom. */
export const viewports = {
  zoomed: { name: '400 %', styles: { width: '320px', height: '256px' } },
  small: { name: '320', styles: { width: '320px', height: '640px' } },
  phone: { name: '390', styles: { width: '390px', height: '844px' } },
  tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: '1280', styles: { width: '1280px', height: '900px' } },
  wide: { name: '1600', styles: { width: '1600px', height: '1000px' } },
} as const;

/** The widths at which Chromatic takes each story. */
export const chromaticModes = Object.fromEntries(
  [viewports.phone, viewports.tablet, viewports.desktop, viewports.wide].map(({ name, styles }) => [
    name,
    { viewport: styles.width },
  ]),
);
