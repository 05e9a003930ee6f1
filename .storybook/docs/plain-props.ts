import type { Plugin } from 'vite';

/** Unwraps each `Readonly<…>` of a TypeScript module. Only types change, and line numbers stay. */
const withoutReadonly = (code: string): string => {
  const start = code.search(/\bReadonly</);
  if (start === -1) return code;
  const from = start + 'Readonly<'.length;
  let open = 1;
  let at = from;
  for (; open > 0 && at < code.length; at += 1) {
    if (code[at] === '<') open += 1;
    // The arrow of a function type closes nothing.
    if (code[at] === '>' && code[at - 1] !== '=') open -= 1;
  }
  return code.slice(0, start) + withoutReadonly(code.slice(from, at - 1)) + withoutReadonly(code.slice(at));
};

/**
 * Lets the docs list the props of components: react-docgen does not look into `Readonly<…>`, and Storybook has no control
 * for `boolean | undefined`.
 */
export const plainProps = (): Plugin => ({
  name: 'plain-props',
  enforce: 'pre',
  transform: {
    order: 'pre',
    handler: (code, id) =>
      /packages\/ui\/src\/(primitives|patterns)\/.*\.tsx$/.test(id) && !id.endsWith('.stories.tsx')
        ? { code: withoutReadonly(code).replaceAll(' | undefined', ''), map: null }
        : null,
  },
});
