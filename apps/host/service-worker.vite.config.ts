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
    // A page's definition may load a module later: all is in the one file.
    modulePreload: false,
    rolldownOptions: {
      input: 'src/console/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
