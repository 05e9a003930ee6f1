const query = 'prefers-reduced-motion';

const mediaRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? mediaRules(rule.cssRules) : []),
  ]);

/**
 * Applies the rules for reduced motion, which a page cannot ask a browser to emulate. Returns the function that undoes
 * it. Scripts that ask `matchMedia` are answered by the system.
 */
export const reduceMotion = (): (() => void) => {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => mediaRules(cssRules))
    .filter(({ media }) => media.mediaText.includes(query));
  const before = rules.map(({ media }) => media.mediaText);
  for (const { media } of rules)
    media.mediaText = media.mediaText.includes('no-preference') ? 'not all' : 'all';
  return () => {
    rules.forEach(({ media }, index) => {
      media.mediaText = before[index] ?? '';
    });
  };
};
