// `npm run storybook` and `npm run build-storybook`: the designers' review tool on the real server in the page.
import { buildDemoDump, buildStorybook } from './build'
import { run } from './project'

/** `dev` serves Storybook while sources change, `build` writes its static files. */
export async function main([mode]: readonly string[]): Promise<void> {
  if (mode === 'build') return buildStorybook()
  await buildDemoDump()
  process.exit(await run('storybook', ['dev', '-p', '6006', '--no-open', '--disable-telemetry']))
}
