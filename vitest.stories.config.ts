import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findTestBrowser } from './scripts/test/chromium'

// Apart from vitest.config.ts, because loading Storybook costs every other run seconds.
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // The first story of a file loads the server into the page: seconds, and many more on a busy machine.
    testTimeout: 120_000,
    // A page of its own for every file would load the server's modules again: seconds for each.
    isolate: false,
    setupFiles: ['./.storybook/plain-stacks.ts', './.storybook/reset-server.ts'],
    // Vitest would leave a core idle.
    maxWorkers: availableParallelism(),
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: findTestBrowser() ?? undefined, args: chromiumFlags },
        // What fades in is not visible yet to an assertion, and its colours fail the contrast check.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
