const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'ë',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'ï',
  j: 'ĵ',
  k: 'ķ',
  l: 'ł',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ɋ',
  r: 'ř',
  s: 'š',
  t: 'ť',
  u: 'ü',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ł',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ɋ',
  R: 'Ř',
  S: 'Š',
  T: 'Ť',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/** A third longer with accents on every letter, in brackets that show what is cut. */
const accented = (text: string): string => {
  const longer = '~'.repeat(Math.ceil(text.trim().length / 3));
  return `⟦${[...text].map((letter) => accents[letter] ?? letter).join('')}${longer}⟧`;
};

/** Words as long as languages with compounds have them. */
const long = (text: string): string =>
  text.replaceAll(/\p{L}{4,}/gu, (word) => word + word.toLowerCase().repeat(Math.ceil(18 / word.length)));

/** The changes of the toolbar's menu, by its values. */
export const textChanges: Readonly<Record<string, (text: string) => string>> = { accented, long };

const isVisible = (text: Text): boolean =>
  /\p{L}/u.test(text.data) && !text.parentElement?.closest('script, style, noscript');

/**
 * Changes every text of the page, and those that come later, for a review of layouts. Returns the function that restores
 * them. React keeps its own copy of each text, so it is not disturbed.
 */
export const changeTexts = (
  page: HTMLElement,
  change: ((text: string) => string) | undefined,
): (() => void) => {
  if (!change) return () => {};
  const changed = new Map<Text, Readonly<{ own: string; shown: string }>>();
  const changeText = (text: Text) => {
    if (!isVisible(text) || changed.get(text)?.shown === text.data) return;
    const own = text.data;
    const shown = change(own);
    // Two changes at once would go on for ever if one wrote what is there already.
    if (shown !== own) text.data = shown;
    changed.set(text, { own, shown });
  };
  const changeAll = (node: Node) => {
    if (node instanceof Text) return changeText(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode instanceof Text) changeText(texts.currentNode);
  };
  changeAll(page);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') changeAll(target);
      else for (const added of addedNodes) changeAll(added);
    }
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const [text, { own, shown }] of changed) if (text.data === shown) text.data = own;
  };
};
