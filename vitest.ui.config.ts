import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findTestBrowser } from './scripts/test/chromium'
import { browserConditions, sheetAliases } from './scripts/build/vite-source'

const reactOf = (version: 18 | 19) =>
  fileURLToPath(new URL(version === 18 ? 'tests/react-18/node_modules' : 'node_modules', import.meta.url))

/** The components in a real browser on one React; everything they import gets the same one. */
function onReact(version: 18 | 19) {
  const folder = reactOf(version)
  return {
    plugins: [react()],
    resolve: {
      conditions: browserConditions,
      alias: [
        ...sheetAliases,
        { find: /^react$/, replacement: `${folder}/react/index.js` },
        { find: /^react\/(.*)$/, replacement: `${folder}/react/$1.js` },
        { find: /^react-dom$/, replacement: `${folder}/react-dom/index.js` },
        { find: /^react-dom\/(.*)$/, replacement: `${folder}/react-dom/$1.js` },
      ],
    },
    cacheDir: `.cache/vite-react-${version}`,
    test: {
      name: `react-${version}`,
      include: ['tests/ui/**/*.browser.test.tsx'],
      // One React is enough for pictures: what it renders is compared in the other suites.
      exclude: version === 18 ? ['tests/ui/looks.browser.test.tsx'] : [],
      // The limits are for a machine that is busy with other tests.
      testTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: findTestBrowser() ?? undefined, args: chromiumFlags },
          contextOptions: { reducedMotion: 'reduce' as const },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}

// Vitest would leave a core idle.
export default defineConfig({ test: { maxWorkers: availableParallelism(), projects: [onReact(19), onReact(18)] } })
