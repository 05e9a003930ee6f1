import { useEffect } from 'react';
import { renameTo, sampleBrands, variablesOf } from './brands';
import { asWritten, type ToolbarGlobals } from './globals';
import { changeTexts, textChanges } from './pseudo-text';
import { reduceMotion } from './reduced-motion';

/** Applies the toolbar's menus of brand, texts, direction, size and motion to the page of a story. */
export const ToolbarEffects = ({ brand, text, direction, textSize, motion }: ToolbarGlobals) => {
  useEffect(() => {
    const sample = sampleBrands[brand];
    if (!sample) return;
    const { style } = document.documentElement;
    const variables = variablesOf(sample);
    for (const [name, value] of variables) style.setProperty(`--${name}`, value);
    const restoreTexts = changeTexts(document.body, renameTo(sample.name));
    return () => {
      for (const [name] of variables) style.removeProperty(`--${name}`);
      restoreTexts();
    };
  }, [brand]);
  useEffect(() => changeTexts(document.body, textChanges[text]), [text]);
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
