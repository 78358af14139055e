// `npm run build`: the packages to publish and the apps to run. Each step runs only when its inputs changed.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeOptionalsExact } from './exact-optionals'
import { clearHoverTexts } from './hover-texts'
import { root, run, whenStale } from './project'

/** The packages to publish, in the order they build in. */
export const packages = ['ui', 'api-client', 'admin-kit']
const packageSources = packages.map((name) => `packages/${name}/src`)
const packageBuilds = ['inline-sheet', 'build-styles', 'build-script'].map((name) => `packages/admin-kit/${name}.ts`)
const tools = ['package-lock.json', 'tsconfig.json']

/** The host (browser and server halves) and the server, as `npm start` needs them. */
export async function buildApps(): Promise<void> {
  const worker = 'apps/host/service-worker.vite.config.ts'
  const settings = ['apps/host/vite.config.ts', worker, 'packages/admin-kit/chunks.mjs', 'scripts/build/vite-source.ts']
  const host = [...packageSources, 'apps/host/src', 'apps/host/public', ...settings, ...tools]
  await whenStale('host', host, ['apps/host/dist/client', 'apps/host/dist/server/entry-server.js'], async () => {
    console.log('Building portal and console …')
    const browser =
      (await run('vite', ['build', 'apps/host', '--logLevel', 'warn'])) ||
      (await run('vite', ['build', 'apps/host', '--config', worker, '--logLevel', 'warn']))
    return browser || run('vite', ['build', 'apps/host', '--ssr', '--logLevel', 'warn'])
  })
  await buildServer()
}

/** The server alone. */
export async function buildServer(): Promise<void> {
  const api = ['packages/api-client/src', 'apps/api/src', 'apps/api/package.json', 'apps/api/tsup.config.ts', ...tools]
  await whenStale('api', api, ['apps/api/dist/main.js'], () => {
    console.log('Building the server …')
    return run('npm', ['run', 'build', '--silent', '-w', '@doorway/api'])
  })
}

/** The packed demo database that Storybook and the tests start from. */
export function buildDemoDump(): Promise<void> {
  const inputs = ['apps/api/src', 'apps/api/scripts', 'apps/api/demo-pictures', 'data', 'packages/api-client/src']
  return whenStale('demo-dump', inputs, ['apps/api/dist/demo/demo.tar.gz'], () =>
    run('tsx', ['--conditions=doorway-source', 'apps/api/scripts/build-demo-dump.ts']),
  )
}

/** The designers' review tool as files that any web server can hold. */
export async function buildStorybook(): Promise<void> {
  await buildDemoDump()
  const inputs = [
    ...packageSources,
    '.storybook',
    'tests/ui',
    'apps/api/src',
    'apps/host/src',
    'scripts/build/vite-source.ts',
    ...tools,
  ]
  await whenStale('storybook', inputs, ['storybook-static/iframe.html'], () => {
    console.log('Building Storybook …')
    return run('storybook', ['build', '-o', 'storybook-static', '--quiet', '--disable-telemetry'])
  })
}

/** The published packages. */
export async function buildPackages(): Promise<void> {
  for (const name of packages) {
    const own = ['package.json', 'tsup.config.ts'].map((file) => `packages/${name}/${file}`)
    const scripts = ['keep-modules', 'exact-optionals', 'hover-texts'].map((file) => `scripts/build/${file}.ts`)
    const inputs = [...packageSources, ...own, ...packageBuilds, ...scripts, ...tools]
    await whenStale(name, inputs, [`packages/${name}/dist/index.js`], async () => {
      console.log(`Building @doorway/${name} …`)
      // Here and not by the bundler: where it runs twice, the second run would lose what the first has written.
      rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true })
      const code = await run('npm', ['run', 'build', '--silent', '-w', `@doorway/${name}`])
      if (code !== 0) return code
      makeOptionalsExact(join(root, 'packages', name, 'dist'))
      clearHoverTexts(join(root, 'packages', name, 'dist'))
      return code
    })
  }
}

/** Builds everything that is stale. */
export async function main(): Promise<void> {
  await buildPackages()
  await buildApps()
}
