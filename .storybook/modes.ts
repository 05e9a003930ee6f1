/** The widths the design is reviewed at, in pixels; and what is left of a window of 1280 at a zoom of 400 %. */
export const viewports = {
  zoomed: { name: '400 %', styles: { width: '320px', height: '256px' } },
  small: { name: '320', styles: { width: '320px', height: '640px' } },
  phone: { name: '390', styles: { width: '390px', height: '844px' } },
  tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: '1280', styles: { width: '1280px', height: '900px' } },
  wide: { name: '1600', styles: { width: '1600px', height: '1000px' } },
} as const;
