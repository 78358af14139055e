// `npm run firefox`: dialogs, menus and trees by real keys, and hostile texts on the built portal, in the Firefox of this machine (Debian: firefox-esr).
import { run } from '../build/project'

/** Runs the vitest project `firefox`; without Firefox its tests are skipped, and the terminal names them. */
export async function main(args: readonly string[]): Promise<void> {
  process.exit(await run('vitest', ['run', '--project', 'firefox', ...args]))
}
