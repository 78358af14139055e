import { defineConfig } from 'tsup'
import { keepModules, shippedFiles } from '../../scripts/build/keep-modules'

export default defineConfig({
  entry: shippedFiles,
  silent: true,
  format: 'esm',
  target: 'chrome109',
  dts: { entry: 'src/index.ts' },
  splitting: false,
  sourcemap: true,
  clean: true,
  esbuildPlugins: [keepModules],
})
