import { defineConfig } from 'tsup'
import { keepModules, shippedFiles } from '../../scripts/build/keep-modules'
import { locales } from './src/rules/locales'

export default defineConfig([
  {
    entry: [...shippedFiles, '!src/verify/**'],
    silent: true,
    format: 'esm',
    target: 'es2022',
    dts: {
      entry: {
        index: 'src/index.ts',
        endpoints: 'src/endpoints/index.ts',
        'own-back-end': 'src/own-back-end/index.ts',
        types: 'src/types.ts',
        rules: 'src/rules/index.ts',
        ...Object.fromEntries(locales.map((name) => [`rule-messages/${name}`, `src/rules/messages/${name}.ts`])),
        ...Object.fromEntries(
          locales.map((name) => [`failure-messages/${name}`, `src/errors/failure-messages/${name}.ts`]),
        ),
      },
    },
    splitting: false,
    sourcemap: true,
    esbuildPlugins: [keepModules],
  },
  // For Node only: what it checks schemas with and the contract are inside, and nothing that pages load leads here.
  {
    entry: { verify: 'src/verify/index.ts', 'verify-command': 'src/verify/command.ts' },
    silent: true,
    format: 'esm',
    target: 'node20',
    dts: { entry: { verify: 'src/verify/index.ts' } },
    minify: true,
  },
])
