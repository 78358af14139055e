import { defineConfig } from 'vitest/config'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { chromiumFlags, findChromium } from './scripts/chromium.mjs'

const conditions = ['doorway-source']
const source = { resolve: { conditions }, ssr: { resolve: { conditions } } }
const api = ['apps/api/src/**/*.test.ts', 'tests/contract/**/*.test.ts']

export default defineConfig({
  ...source,
  test: {
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/host/src/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts'],
        },
      },
      {
        ...source,
        test: { name: 'api-embedded', environment: 'node', include: api, testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        ...source,
        test: {
          name: 'api-postgres',
          environment: 'node',
          include: api,
          globalSetup: ['tests/support/real-postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumFlags } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        ...source,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
