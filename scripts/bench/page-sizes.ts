// `npm run bench -- page-sizes`: what a page of an embedder really fetches. Each page is built from the packed tarballs with
// React in a file of its own, opened in a browser over a running server, and counted until the screen can be used and after
// three idle seconds. Gzipped KB; React is not counted, except for the script tag, which brings it.
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { build } from 'vite'
import { installed, packPackages } from '../release/pack-packages'
import { chromiumFlags, findChromium } from '../test/chromium'
import { launch, PASSWORD, portal } from './server'

const QUIET_MS = 3_000

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** A page with one screen. */
export interface Measured {
  name: string
  /** Entry of the kit; absent for the script tag. */
  entry?: string
  screen: string
  props?: Readonly<Record<string, string>>
  /** What shows that the screen can be used, all of it. */
  usable: readonly string[]
}

/** The pages that are weighed. */
export const measuredPages: readonly Measured[] = [
  {
    name: 'user manager',
    entry: 'user-manager',
    screen: 'UserManager',
    usable: ['tbody tr button', '[role="treeitem"]'],
  },
  { name: 'areas', entry: 'area-manager', screen: 'AreaManager', usable: ['[role="treeitem"]'] },
  {
    name: 'role editor',
    entry: 'role-manager',
    screen: 'RoleEditor',
    props: { roleId: '8' },
    usable: ['[role="treeitem"]'],
  },
  { name: 'self-edit', entry: 'self-edit', screen: 'SelfEdit', usable: ['input[name="name"]'] },
  { name: 'script tag, user manager', screen: 'user-manager', usable: ['tbody tr button', '[role="treeitem"]'] },
]

interface Place {
  /** Folder of the pages. */
  folder: string
  url: string
  /** Starts counting afresh; returns the files fetched since. */
  count: () => ReadonlySet<string>
  stop: () => void
}

/** A web server of pages that counts what is fetched. */
async function servePages(folder: string): Promise<Place> {
  let fetched = new Set<string>()
  const server = createServer((request, response) => {
    const file = join(folder, normalize(new URL(request.url ?? '/', 'http://page').pathname))
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    fetched.add(file)
    response.setHeader('content-type', kinds[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  return {
    folder,
    url: `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`,
    count: () => (fetched = new Set<string>()),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const isReact = (file: string) => /\/react-[^/]*\.js$/.test(file)
const scriptsOf = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js') && !isReact(file))
const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length / 1024, 0)

/** The page of one screen in React, as an embedder's bundler builds it. */
async function buildPage({ entry = '', screen, props = {} }: Measured, folder: string, api: string, token: string) {
  const source = join(folder, 'source.js')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    source,
    `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { DoorwayProvider } from '@doorway/admin-kit'
import { ${screen} } from '@doorway/admin-kit/${entry}'
import { createDoorwayClient } from '@doorway/api-client'
const client = createDoorwayClient({ baseUrl: ${JSON.stringify(api)}, getToken: () => ${JSON.stringify(token)} })
const screen = createElement(${screen}, ${JSON.stringify(props)})
createRoot(document.querySelector('#page')).render(createElement(DoorwayProvider, { client, locale: 'zh' }, screen))
`,
  )
  await build({
    root: join(installed, '..', '..'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [
      {
        name: 'page',
        // Its imports are looked up where the tarballs are unpacked.
        resolveId: (id) => (id === 'page' ? join(installed, '..', '..', 'page.js') : null),
        load: (id) => (id === join(installed, '..', '..', 'page.js') ? readFileSync(source, 'utf8') : null),
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'chrome109',
      modulePreload: false,
      rolldownOptions: {
        input: { main: 'page' },
        output: {
          entryFileNames: 'main.js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
        },
      },
    },
  })
  writeFileSync(join(folder, 'styles.css'), readFileSync(join(installed, 'admin-kit/dist/styles.css')))
  writePage(
    folder,
    '<link rel="stylesheet" href="styles.css"><script type="module" src="main.js"></script><div id="page"></div>',
  )
}

const writePage = (folder: string, body: string) =>
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${body}`,
  )

/** The page with the script tag. */
function copyScriptTag({ screen }: Measured, folder: string, api: string, token: string) {
  writePage(
    folder,
    `<script type="module" src="/script/embed.js"></script>
<doorway-${screen} base-url="${api}" locale="zh"></doorway-${screen}>
<script type="module">document.querySelector('doorway-${screen}').getToken = () => ${JSON.stringify(token)}</script>`,
  )
}

/** What the scripts of one visit weigh, gzipped, and how many they are. */
export interface PageWeight {
  kilobytes: number
  files: number
}

/** The scripts fetched by one visit: without what the page prefetches when it is idle, or after three idle seconds. */
async function visit(browser: Browser, place: Place, page: Measured, address: string, isIdle: boolean) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' })
  const files = place.count()
  const opened = await context.newPage()
  // On a quick machine the page is idle before its rows are there, on a slow one after them.
  if (!isIdle) await opened.addInitScript('window.requestIdleCallback = () => 0')
  await opened.goto(address)
  for (const part of page.usable) await opened.locator(part).first().waitFor({ timeout: 60_000 })
  if (isIdle) await opened.waitForTimeout(QUIET_MS)
  const scripts = scriptsOf(files)
  await context.close()
  return { kilobytes: kilobytes(scripts), files: scripts.length }
}

/** The pages on a web server of their own, over the packed tarballs. */
export interface WeighedPages {
  /** Origin of the pages, which the API has to allow. */
  origin: string
  /** Builds a page over a running server. */
  build: (page: Measured, api: string, token: string) => Promise<void>
  /** Opens a page that is built, until it can be used or until it has been idle. */
  weigh: (browser: Browser, page: Measured, isIdle: boolean) => Promise<PageWeight>
  stop: () => void
}

/** Opens the web server; the tarballs are packed already. */
export async function openWeighedPages(): Promise<WeighedPages> {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-page-sizes-'))
  const place = await servePages(folder)
  const nameOf = (page: Measured) => page.name.replaceAll(/\W+/g, '-')
  return {
    origin: place.url,
    build: async (page, api, token) => {
      const target = join(folder, nameOf(page))
      mkdirSync(target, { recursive: true })
      if (page.entry !== undefined) return buildPage(page, target, api, token)
      copyScriptTag(page, target, api, token)
      cpSync(join(installed, 'admin-kit/dist/script'), join(folder, 'script'), { recursive: true })
    },
    weigh: (browser, page, isIdle) => visit(browser, place, page, `${place.url}/${nameOf(page)}/index.html`, isIdle),
    stop: () => {
      place.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  return String(Object(Object(await response.json()).data).token)
}

/** Prints the table of `docs/embedding-sizes.md`. */
export async function benchPageSizes(): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) return console.log('NOT MEASURED: no Chromium found; CHROMIUM_PATH names one.')
  await packPackages()
  const data = mkdtempSync(join(tmpdir(), 'doorway-page-sizes-data-'))
  const pages = await openWeighedPages()
  const server = await launch(portal, { DATA_DIR: data, EMBED_ORIGINS: pages.origin })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const token = await signIn(server.address)
    const rows: string[] = []
    const inWords = (weight: PageWeight) => `${weight.kilobytes.toFixed(1)} KB in ${weight.files} files`
    for (const page of measuredPages) {
      await pages.build(page, server.address, token)
      const first = inWords(await pages.weigh(browser, page, false))
      rows.push(`| ${page.name} | ${first} | ${inWords(await pages.weigh(browser, page, true))} |`)
    }
    console.log(['| page | until it can be used | after 3 s idle |', '|---|---|---|', ...rows].join('\n'))
  } finally {
    await browser.close()
    await server.stop()
    pages.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
