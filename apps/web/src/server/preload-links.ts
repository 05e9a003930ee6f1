import { matchRoutes, type RouteObject } from 'react-router-dom';
import * as z from 'zod/mini';

const chunk = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
});
type Chunk = z.output<typeof chunk>;

/** Vite's manifest: chunks by key, with their imports. */
const manifestSchema = z.record(z.string(), chunk);
/** Vite's SSR manifest: the files that contain a module. */
const ssrManifestSchema = z.record(z.string(), z.array(z.string()));

/** The build output. */
interface Build {
  /** `index.html`, which already links the app's own files. */
  readonly template: string;
  readonly manifest: unknown;
  readonly ssrManifest: unknown;
}

/** A chunk and all its static imports. */
const withImports = (
  manifest: Readonly<Record<string, Chunk>>,
  key: string,
  found = new Map<string, Chunk>(),
) => {
  const entry = manifest[key];
  if (!entry || found.has(key)) return found;
  found.set(key, entry);
  for (const imported of entry.imports) withImports(manifest, imported, found);
  return found;
};

/**
 * Creates the function that writes preload links for a page's scripts and style sheets; without them a browser finds
 * these files only when the app's script runs. `typefaces` are font sources that rendered pages need.
 */
export const createPreloadLinks = (routes: RouteObject[], build: Build, typefaces: readonly string[]) => {
  const manifest = manifestSchema.parse(build.manifest);
  const ssrManifest = ssrManifestSchema.parse(build.ssrManifest);
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const isLinked = (file: string): boolean => build.template.includes(`/${file}`);

  /** The chunk of a module named in a route's `handle`; the name must be unique. */
  const chunksOf = (name: string): Map<string, Chunk> => {
    const modules = Object.keys(ssrManifest).filter((module) => module.endsWith(`/${name}`));
    const [module, ...others] = modules;
    if (module === undefined || others.length > 0)
      throw new Error(`A route names ${name}, and the build has ${modules.length} modules of that name.`);
    const key = ssrManifest[module]?.map((file) => keyOfFile.get(file)).find((found) => found !== undefined);
    return key === undefined ? new Map() : withImports(manifest, key);
  };

  const fonts = typefaces
    .map((name) => {
      const file = Object.entries(manifest).find(([key]) => key.endsWith(`/${name}`))?.[1].file;
      if (!file) throw new Error(`No style sheet asks for ${name}.`);
      return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
    })
    .join('');

  const cache = new Map<string, string>();
  const linksFor = (modules: readonly string[], rendered: boolean): string => {
    const chunks = [...new Map(modules.flatMap((name) => [...chunksOf(name)])).values()];
    const scripts = chunks.map(({ file }) => file).filter((file) => !isLinked(file));
    const sheets = new Set(chunks.flatMap(({ css }) => css).filter((file) => !isLinked(file)));
    const styles = [...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
    // A rendered page is visible without its scripts: they wait for style sheets and fonts.
    const priority = rendered ? ' fetchpriority="low"' : '';
    const code = scripts
      .map((file) => `<link rel="modulepreload" crossorigin${priority} href="/${file}">`)
      .join('');
    return rendered ? styles + fonts + code : code + styles;
  };

  return (pathname: string, rendered: boolean): string => {
    const modules = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) =>
      Array.isArray(route.handle) ? route.handle.filter((name) => typeof name === 'string') : [],
    );
    const key = `${rendered} ${modules.join()}`;
    const links = cache.get(key) ?? linksFor(modules, rendered);
    cache.set(key, links);
    return links;
  };
};
