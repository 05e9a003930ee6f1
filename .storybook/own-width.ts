import isChromatic from 'chromatic/isChromatic';
import { viewports } from './modes';

/** What a loader knows of its story. */
type Opened = Readonly<{ globals: Readonly<Record<string, unknown>>; viewMode: string }>;

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports;

const sizeOf = (viewport: unknown) => {
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return;
  if (!isViewport(viewport.value)) return;
  const { width, height } = viewports[viewport.value].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
};

/**
 * A loader that puts a story opened by itself into a frame of its viewport, so that it is as narrow as it says; inside
 * Storybook the manager sizes the frame, and Chromatic sizes its window. Where it leaves the page it never resolves, so
 * that nothing is rendered.
 */
export const atOwnWidth = async ({ globals, viewMode }: Opened): Promise<void> => {
  const own = sizeOf(globals.viewport);
  if (
    isChromatic() ||
    viewMode !== 'story' ||
    window.self !== window.top ||
    !own ||
    window.innerWidth <= own.width
  )
    return;
  const query = new URLSearchParams(window.location.search);
  query.set('width', String(own.width));
  query.set('height', String(own.height));
  window.location.replace(`frame.html?${query}`);
  await new Promise(() => undefined);
};
