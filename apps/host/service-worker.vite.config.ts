import { defineConfig } from 'vite'
import { browserConditions } from '../../scripts/build/vite-source'

/** The service worker: one file at the root of the site, which is the scope it may have, without a hash in its name. */
export default defineConfig({
  resolve: { conditions: browserConditions },
  build: {
    outDir: 'dist/client',
    // Built after the pages, into their folder.
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'chrome109',
    rolldownOptions: {
      input: 'src/console/service-worker/service-worker.ts',
      // The list of the portal's pages brings imports along, with a helper of Vite that reads it; the worker runs none.
      transform: { define: { 'import.meta': '{}' } },
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
