import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mockServiceWorker } from '../../.storybook/mockServiceWorker.ts';

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), ...(mode === 'mocked' ? [mockServiceWorker()] : [])],
  publicDir: '../../packages/ui/public',
  build: { target: 'es2022' },
  server: {
    port: 3000,
    proxy: {
      '/api': 'http://127.0.0.1:3001',
      '/uploads': 'http://127.0.0.1:3001',
      '/sandbox-payment': 'http://127.0.0.1:3001',
      '/invoices': 'http://127.0.0.1:3001',
    },
  },
}));
