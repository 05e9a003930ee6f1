import { type Plugin, parseSync, Visitor } from 'vite';

type Cut = readonly [from: number, to: number];

/** Where the types of a module say `Readonly<` with its `>`, and `| undefined`. */
const cutsOf = (code: string): readonly Cut[] => {
  const cuts: Cut[] = [];
  const visitor = new Visitor({
    TSTypeReference: ({ start, end, typeName, typeArguments }) => {
      const [inner] = typeArguments?.params ?? [];
      if (typeName.type !== 'Identifier' || typeName.name !== 'Readonly' || !inner) return;
      cuts.push([start, inner.start], [inner.end, end]);
    },
    TSUnionType: ({ types }) => {
      for (const [index, { type, end }] of types.entries()) {
        const before = types[index - 1];
        if (type === 'TSUndefinedKeyword' && before) cuts.push([before.end, end]);
      }
    },
  });
  visitor.visit(parseSync('component.tsx', code).program);
  return cuts.toSorted(([one], [other]) => one - other);
};

/** The module without these types, on the same lines. */
const withPlainProps = (code: string): string => {
  let plain = '';
  let at = 0;
  for (const [from, to] of cutsOf(code)) {
    plain += code.slice(at, from) + code.slice(from, to).replace(/[^\n]/g, '');
    at = to;
  }
  return plain + code.slice(at);
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
    filter: {
      id: { include: /packages\/ui\/src\/(primitives|patterns)\/.*\.tsx$/, exclude: /\.stories\.tsx$/ },
    },
    handler: (code) => ({ code: withPlainProps(code), map: null }),
  },
});
