// Pages of others, measured in the same run as ours: the front page's words and pictures as a site of Astro; the user list
// without a framework, with Mantine, and as our packages on a bare page. They are built in a temporary folder and served
// by one server, which passes calls and pictures on to the portal.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as requestOf, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { root } from '../../build/project'
import { browserConditions, sheetAliases } from '../../build/vite-source'
import type { StorageState } from '../in-browser'

const SOURCES = join(root, 'scripts/bench/peers')
const INSTALLED = ['astro@7.3.5', '@mantine/core@9.8.1', '@mantine/hooks@9.8.1', '@mantine/form@9.8.1']
const REACT = ['react@19.3.1', 'react-dom@19.3.1']

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** The user lists that are measured with the console's, by the folder of their page. */
export const userLists = { plain: 'without a framework', packages: 'our packages, bare page', mantine: 'Mantine' }

/** The pages of others on a server of their own. */
export interface Peers {
  /** Where the front page as a site of Astro is. */
  astro: string
  /** Where `/user-management` of each user list is. */
  addressOf: (list: keyof typeof userLists) => string
  /** The tokens of the portal's origin, for the origin of these pages too. */
  signedIn: (state: StorageState) => StorageState
  stop: () => void
}

/** Runs in the portal's front page: headings, links and pictures of its bands. */
function readBands() {
  return {
    title: document.title,
    bands: [...document.querySelectorAll('main section')].map((section) => ({
      heading: section.querySelector('h1, h2')?.textContent ?? '',
      links: [...section.querySelectorAll('a')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: link.textContent ?? '',
        picture: link.querySelector('picture, img')?.outerHTML ?? '',
      })),
    })),
  }
}

/** Returns whether the peers are installed; without a registry ours alone are measured, which is printed. */
function install(folder: string): boolean {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  try {
    execFileSync('npm', ['install', ...flags, ...INSTALLED, ...REACT], { cwd: folder, stdio: ['ignore', 'ignore', 2] })
    return true
  } catch {
    console.log('NOT MEASURED: Astro and Mantine could not be installed from the registry.')
    return false
  }
}

/** The front page as Astro's static site, in `dist`. */
async function buildAstro(folder: string, browser: Browser, portal: string): Promise<void> {
  const page = await browser.newPage({ locale: 'zh-CN' })
  await page.goto(`${portal}/doorMain`)
  const content = await page.evaluate(readBands)
  await page.close()
  writeFileSync(join(folder, 'astro/src/front-page.json'), JSON.stringify(content))
  const command = join(folder, 'node_modules/astro/bin/astro.mjs')
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  execFileSync(process.execPath, [command, 'build', '--silent'], { cwd: join(folder, 'astro'), env, stdio: 'inherit' })
}

function buildList(name: string, sources: string, outDir: string) {
  return build({
    root: join(sources, name),
    base: `/${name}/`,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: browserConditions, alias: sheetAliases },
    build: { outDir, emptyOutDir: true, target: 'chrome109' },
  })
}

/** Sends a built file as a static host does: compressed, and for good where its name has a hash. */
function sendFile(file: string, response: ServerResponse): void {
  const kind = extname(file)
  response.writeHead(200, {
    'content-type': kinds[kind] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'cache-control': kind === '.html' ? 'no-cache' : 'max-age=31536000, immutable',
  })
  response.end(brotliCompressSync(readFileSync(file)))
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, portal: string): void {
  const { method, headers, url = '/' } = incoming
  const passed = requestOf(new URL(url, portal), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  incoming.pipe(passed)
}

async function serve(folders: Readonly<Record<string, string>>, portal: string) {
  const server = createServer((request, response) => {
    const [, name = '', ...rest] = new URL(request.url ?? '/', portal).pathname.split('/')
    const folder = folders[name]
    if (folder === undefined) return passOn(request, response, portal)
    const file = join(folder, rest.join('/'))
    const isFile = extname(file) !== '' && existsSync(file)
    sendFile(isFile ? file : join(folder, 'index.html'), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (typeof place !== 'object' || place === null) throw new Error('The pages have no port.')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${place.port}`, stop }
}

/** Builds and serves the pages of others over the portal at `portal`; null where they cannot be installed. */
export async function startPeers(browser: Browser, portal: string): Promise<Peers | null> {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-peers-'))
  // Also where a page cannot be built.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  if (!install(folder)) return null
  cpSync(SOURCES, folder, { recursive: true })
  await buildAstro(folder, browser, portal)
  const folders: Record<string, string> = { astro: join(folder, 'astro/dist') }
  for (const name of Object.keys(userLists)) {
    const outDir = join(folder, 'built', name)
    // Ours are resolved where the workspaces are.
    await buildList(name, name === 'packages' ? SOURCES : folder, outDir)
    folders[name] = outDir
  }
  const { address, stop } = await serve(folders, portal)
  return {
    astro: `${address}/astro/`,
    addressOf: (list) => `${address}/${list}`,
    signedIn: (state) => ({ ...state, origins: state.origins.map((stored) => ({ ...stored, origin: address })) }),
    stop,
  }
}
