import type { RouteObject } from 'react-router-dom';
import { createServer, type Plugin, type Rolldown } from 'vite';

/** An address of the site map in the router's form, and the lazy parts that answer it, the outermost first. */
type Page = Readonly<{ path: string; parts: readonly string[] }>;

const pagesOf = (routes: readonly RouteObject[], above: Page = { path: '', parts: [] }): readonly Page[] =>
  routes.flatMap(({ path = above.path, handle, children }) => {
    const page = { path, parts: typeof handle === 'string' ? [...above.parts, handle] : above.parts };
    return children ? pagesOf(children, page) : [page];
  });

interface SiteMap {
  readonly routes: readonly RouteObject[];
  readonly prerenderedPaths: readonly string[];
}

const readSiteMap = async (root: string): Promise<SiteMap> => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { routes } = await server.ssrLoadModule('/src/routes.tsx');
    const { prerenderedPaths } = await server.ssrLoadModule('/src/prerendered-paths.ts');
    return { routes, prerenderedPaths };
  } finally {
    await server.close();
  }
};

/** A chunk and all that it imports from the start. */
const withImports = (bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[file];
  if (chunk?.type === 'chunk' && !found.has(file)) {
    found.add(file);
    for (const imported of chunk.imports) withImports(bundle, imported, found);
  }
  return found;
};

/**
 * Writes `heads.json`: for each address of the site map what its page asks for with the document, as lines for the head of
 * `index.html`. Without them a browser learns of a screen's files when the app's own script has run. The server puts
 * them in. Pages that come with their words ask for the typefaces too, files of these names.
 */
export const heads = (typefaces: readonly string[]): Plugin => {
  let root: string;
  return {
    name: 'heads',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const fileOf = (part: string): string => {
        const [chunk, ...others] = chunks.filter(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(`/${part}.tsx`)),
        );
        if (!chunk || others.length > 0)
          throw new Error(`Of ${part}.tsx, which a route names, there are ${others.length} files too many.`);
        return chunk.fileName;
      };
      const entry = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(bundle, fileName)]),
      );
      const preloadTypeface = (name: string): string => {
        const file = Object.values(bundle).find(
          (output) => output.type === 'asset' && output.names.includes(name),
        );
        if (!file) throw new Error(`No sheet asks for ${name}.`);
        return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file.fileName}">`;
      };
      const headOf = (parts: readonly string[]): readonly string[] => {
        const files = new Set(parts.flatMap((part) => [...withImports(bundle, fileOf(part))]));
        const own = chunks.filter(({ fileName }) => files.has(fileName) && !entry.has(fileName));
        const sheets = new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        return [
          ...own.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
          ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        ];
      };
      const { routes, prerenderedPaths } = await readSiteMap(root);
      const pages = pagesOf(routes).filter(({ path }) => !path.endsWith('*'));
      this.emitFile({
        type: 'asset',
        fileName: 'heads.json',
        source: JSON.stringify(
          Object.fromEntries(
            pages.map(({ path, parts }) => [
              path,
              [
                ...headOf(parts),
                ...(prerenderedPaths.includes(path) ? typefaces.map(preloadTypeface) : []),
              ].join('\n'),
            ]),
          ),
        ),
      });
    },
  };
};
