import { defineConfig } from 'vite';

export default defineConfig({
  // Workspace packages are TypeScript sources, so they are bundled; npm packages stay external.
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
