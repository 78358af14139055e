import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const conditions = ['doorway-source']
// The last one is where Vitest runs global set-ups.
const source = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
}
// What a test waits for comes at once or never: the limit is for a machine that is busy with other tests.
const patient = { poll: { timeout: 30_000 } }
// With V8's own 16 MB for young objects the server's tests took a quarter more time, most of it collecting garbage.
const execArgv = ['--max-semi-space-size=32']
const api = {
  execArgv,
  expect: patient,
  environment: 'node' as const,
  include: ['apps/api/src/**/*.test.ts', 'tests/contract/**/*.test.ts', 'tests/faults/**/*.test.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Every test file opens a server and a database of its own; loading both engines again for each took half of the time.
  isolate: false,
}

export default defineConfig({
  test: {
    // Vitest would leave a core idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          execArgv,
          environment: 'node',
          expect: patient,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/host/src/**/*.test.{ts,tsx}',
            'tests/architecture/**/*.test.ts',
          ],
          testTimeout: 20_000,
          // Loading React and the schemas again for each file took a quarter of the time.
          isolate: false,
        },
      },
      {
        ...source,
        test: {
          ...api,
          name: 'api-embedded',
          globalSetup: ['tests/support/built-server.ts'],
          // What only a PostgreSQL server has: roles, connections, a process that can be frozen.
          exclude: [
            'tests/faults/**/*.test.ts',
            ...['server-role', 'serving-pool'].map((name) => `apps/api/src/db/${name}.test.ts`),
          ],
        },
      },
      {
        ...source,
        test: {
          ...api,
          name: 'api-postgres',
          globalSetup: ['tests/support/built-server.ts', 'tests/support/real-postgres.ts'],
          // Servers on a data folder: the embedded engine, whatever this project is.
          exclude: ['kill', 'start', 'first-start', 'full-disk', 'readiness', 'supervise'].map(
            (name) => `apps/api/src/node/${name}.test.ts`,
          ),
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          expect: patient,
          include: ['tests/packages/**/*.test.ts'],
          globalSetup: ['tests/support/packed-packages.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...source,
        test: {
          name: 'firefox',
          environment: 'node',
          expect: patient,
          include: ['tests/firefox/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'examples',
          environment: 'node',
          expect: patient,
          include: ['tests/examples/**/*.test.ts'],
          globalSetup: ['tests/support/packed-packages.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...source,
        test: {
          name: 'e2e',
          execArgv,
          environment: 'node',
          expect: patient,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/filled-folder.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // Loading the browser's driver again for each file took 1 s.
          isolate: false,
        },
      },
    ],
  },
})
