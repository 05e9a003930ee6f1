import { defineConfig } from 'vite';

export default defineConfig({
  // The workspace's own packages are TypeScript sources, so they go into the bundle; npm packages stay outside.
  ssr: { noExternal: [/^@gifting\//] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['src/main.ts', 'src/admin.ts'],
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash].mjs' },
    },
  },
});
