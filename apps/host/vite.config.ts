import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserConditions, sheetAliases } from '../../scripts/vite-source.mjs'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  resolve: { conditions: browserConditions, alias: sheetAliases },
  // Built, the server half stands alone; while developing, packages in CommonJS stay outside.
  ssr: {
    resolve: { conditions: ['doorway-source', 'module', 'node', 'development|production'] },
    noExternal: command === 'build' ? true : [/^@doorway\//],
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: true,
        target: 'chrome109',
        cssTarget: 'chrome109',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/entry-client.tsx' },
      },
}))
