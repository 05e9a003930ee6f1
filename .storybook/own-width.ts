import * as z from 'zod/mini';
import { viewports } from './modes';

const chosenViewport = z.object({ value: z.enum(['zoomed', 'small', 'phone', 'tablet', 'desktop', 'wide']) });

/**
 * Puts a story that is opened by itself into a frame of its viewport, so that it is as narrow as it says; inside
 * Storybook the manager sizes the frame. Takes the story's globals; returns whether the page is left.
 */
export const movesToItsWidth = ({ viewport }: Readonly<Record<string, unknown>>): boolean => {
  const chosen = z.safeParse(chosenViewport, viewport);
  if (window.self !== window.top || !chosen.success) return false;
  const { width, height } = viewports[chosen.data.value].styles;
  if (window.innerWidth <= Number.parseInt(width, 10)) return false;
  const query = new URLSearchParams(window.location.search);
  query.set('width', String(Number.parseInt(width, 10)));
  query.set('height', String(Number.parseInt(height, 10)));
  window.location.replace(`frame.html?${query}`);
  return true;
};
