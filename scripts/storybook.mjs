// `npm run storybook` and `npm run build-storybook`: the designers' review tool on the real server in the page.
import { install, preflight, run } from './project.mjs'

preflight()
install()
const { buildDemoDump, buildStorybook } = await import('./build.mjs')
if (process.argv[2] === 'build') {
  await buildStorybook()
  process.exit(0)
}
await buildDemoDump()
process.exit(await run('storybook', ['dev', '-p', '6006', '--no-open', '--disable-telemetry']))
