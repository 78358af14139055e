// `npm run examples`: installs each example with the packed packages, builds it and uses it in a browser.
import { run } from '../build/project'

/** Runs the vitest project of the examples; the arguments are vitest's. */
export async function main(args: readonly string[]): Promise<void> {
  process.exit(await run('vitest', ['run', '--project', 'examples', ...args]))
}
