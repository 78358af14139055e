// `npm run bench -- first-widget`: from an empty folder to a working widget, by the steps of docs/embedding.md and nothing
// else. The packages come from the tarballs; each step is printed with its time.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { environment, root } from '../build/project'
import { packedPackages } from '../release/pack-packages'
import { chromiumFlags, findChromium } from '../test/chromium'
import { launch, PASSWORD, portal } from './server'

const PORT = '5090'

/** The commands and the page of the published section. */
function publishedSteps() {
  const docs = readFileSync(join(root, 'docs/embedding.md'), 'utf8')
  const [, section = ''] = docs.split('\n## From an empty folder to a widget\n')
  const [, commands = ''] = /```sh\n([^`]+)```/.exec(section) ?? []
  const [, page = ''] = /```html\n([^]+?)```/.exec(section) ?? []
  return { commands: commands.trim().split('\n'), page }
}

/** Prints the steps with their times. */
export async function benchFirstWidget(): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) return console.log('NOT MEASURED: no Chromium found; CHROMIUM_PATH names one.')
  const folder = mkdtempSync(join(tmpdir(), 'doorway-first-widget-'))
  const data = mkdtempSync(join(tmpdir(), 'doorway-first-widget-data-'))
  const { commands, page } = publishedSteps()
  const server = await launch(portal, { DATA_DIR: data, EMBED_ORIGINS: `http://localhost:${PORT}` })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const rows: string[] = []
  const step = async (name: string, work: () => unknown) => {
    const start = performance.now()
    await work()
    rows.push(`| \`${name}\` | ${((performance.now() - start) / 1000).toFixed(1)} s |`)
  }
  const tarballs = packedPackages().map(({ tarball }) => tarball)
  const servings: ReturnType<typeof spawn>[] = []
  try {
    for (const command of commands) {
      // Not published yet: the names of ours are the tarballs.
      const [program = '', ...args] = command
        .split(' ')
        .flatMap((word) => (word.startsWith('@doorway/admin-kit') && !word.includes('/dist') ? tarballs : [word]))
        .map((word) => word.replace('5080', PORT))
      const isServer = command.includes('http-server')
      await step(command, async () => {
        if (!isServer) return execFileSync(program, args, { cwd: folder, env: environment(), stdio: 'ignore' })
        const serving = spawn(program, args, { cwd: folder, env: environment(), stdio: 'ignore', detached: true })
        servings.push(serving)
        for (;;) {
          const isThere = await fetch(`http://localhost:${PORT}/`).then(
            () => true,
            () => false,
          )
          if (isThere) return undefined
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
      })
      if (command.startsWith('cp'))
        await step('index.html', () =>
          writeFileSync(join(folder, 'index.html'), page.replaceAll('http://localhost:8080', server.address)),
        )
    }
    const opened = await browser.newPage({ locale: 'zh-CN' })
    opened.on('dialog', (dialog) => void dialog.accept(PASSWORD))
    await step(`open http://localhost:5080, first row`, async () => {
      await opened.goto(`http://localhost:${PORT}/index.html`)
      await opened.locator('tbody tr button').first().waitFor({ timeout: 60_000 })
    })
    console.log(['| step | time |', '|---|---|', ...rows].join('\n'))
  } finally {
    for (const { pid } of servings) if (pid !== undefined) process.kill(-pid)
    await browser.close()
    await server.stop()
    for (const used of [folder, data]) rmSync(used, { recursive: true, force: true })
  }
}
