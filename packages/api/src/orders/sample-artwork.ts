import type { Artwork } from '@gifting/domain/orders/artwork';

/** A drawn logo, as mocks show artwork that a browser cannot draw. */
export const samplePreview = `data:image/png;base64,${[
  'iVBORw0KGgoAAAANSUhEUgAAAMgAAABQBAMAAACuQyeDAAAAMFBMVEVMaXEcW0mit6scW0kcW0ocW0ogXkxmbEMcW0nAhDn07+Yd',
  'XErAhDr07+actKaQqp6i5dyVAAAAC3RSTlMAx/5s7CIKR5qsiu9Hql0AAAAJcEhZcwAACxMAAAsTAQCanBgAAAHgSURBVFiF7Ze/',
  'S8NAFMcjNbZ2EqwiBJwFESwVly6K4JKloIPQRengqosgdbCDLl3cXPwL3ELjD3jgKkKm7vkTxD/ARdo0ubtXm1zoe0u579BCEvLJ',
  '5+7l3cWyTExMTGYtdq1TYUacd1wAjxVhV2EQVsiRM2TAOyPjMkKwQqoxA3r8HgBvXIwTwYBXJkZBYsAeD8Me1VWUJR7IjsyA2/hw',
  'qwK5sr+rNVg/g5+Lf/104jUmQ7rxRR/hLwCcjg6fQe6sTmSIm22Fm1JXqeeH9HRE+vKFuUcrpe2Vkku+ByLwEp9w80N8TRFRwYSQ',
  'IhKBbYbhOkYi0KCf+AUHiYiHoSvhAhYRD0P3MjaRiNweW1RtxUEiYt7pUsQiftxUCDOHRTjW3jYSYVlMHCSS9HnC2FiEYztUwiKH',
  'DJB5JMIxWlYbibDs67pIJNlDUMZVRTz1TbwOMvKoX1xCRG2ii1mMIHjQgBRUEV9tojfZkE/dChYiK+rZp2zIl2YFT5wRK5sRBBqQ',
  'piJyb7FA2rLIAT5LNFx1SWR86SSa+LoQ8cdXRKIS7goRPCF0L6OTiNxZbHFGIj4jw1qPRLy0L6SpM/wegeWU76PpUw774K9dEdwp',
  'JeVwo8ZqMcxz9GdiYmJiYmIyC/kD4tuWf8HZSOgAAAAASUVORK5CYII=',
].join('')}`;

/** The sample artwork with a story's overrides. */
export const sampleArtwork = (overrides: Partial<Artwork> = {}): Artwork => ({
  id: '3001',
  name: 'fernside-logo.svg',
  kind: 'svg',
  size: 24_576,
  preview: samplePreview,
  link: '/pictures/notebook.svg',
  ...overrides,
});
