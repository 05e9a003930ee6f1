import { defineConfig } from 'vite';

export default defineConfig({
  // The workspace's own packages are TypeScript sources, so they go into the bundle; npm packages stay outside.
  ssr: { noExternal: [/^@gifting\//] },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
