import { useEffect } from 'react';
import { asWritten, type ToolbarGlobals } from './globals';
import { changeTexts } from './pseudo-text';
import { reduceMotion } from './reduced-motion';

/** Applies the toolbar's menus of texts, direction, size and motion to the page of a story. */
export const ToolbarEffects = ({ text, direction, textSize, motion }: ToolbarGlobals) => {
  useEffect(() => changeTexts(document.body, text), [text]);
  useEffect(() => {
    if (motion !== asWritten) return reduceMotion();
    return;
  }, [motion]);
  useEffect(() => {
    const { documentElement } = document;
    if (direction !== asWritten) documentElement.dir = direction;
    if (textSize !== asWritten) documentElement.style.fontSize = '200%';
    return () => {
      documentElement.removeAttribute('dir');
      documentElement.style.removeProperty('font-size');
    };
  }, [direction, textSize]);
  return null;
};
