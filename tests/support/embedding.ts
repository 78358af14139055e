import type { Browser } from 'playwright'
import { tokenOf } from './api-token'
import { dataFolder } from './data-folder'
import { startEmbedder, type Embedder } from './embedder'
import { newVisitor, type Journey } from './journey'
import { scriptFolder } from './script-folder'
import { leaveSharedBrowser, openSharedBrowser } from './serve-portal'
import { openSharedServer, type SharedServer } from './shared-server'

/** An embedder's site with the script tag, a Doorway server that lets it in, and a browser. */
export interface Embedding {
  embedder: Embedder
  server: SharedServer
  browser: Browser
  /** Tokens of two people: one sees everything, the other one school. */
  tokens: Readonly<Record<'admin' | 'school', string>>
  /** An element of the script tag as the page's source writes it; its token is given by `open`. */
  tag: (name: string, attributes?: string) => string
  /** Opens a page of the embedder; elements get the token that their `data-person` names. */
  open: (name: string, body: string, headers?: Readonly<Record<string, string>>, head?: string) => Promise<Journey>
  stop: () => Promise<void>
}

const signIn = (tokens: object) => `
const tokens = ${JSON.stringify(tokens)}
for (const element of document.querySelectorAll('[data-person]')) element.getToken = () => tokens[element.dataset.person]
`

/** Starts all three; the script tag has to be built. */
export async function startEmbedding(folders: Readonly<Record<string, string>> = {}): Promise<Embedding> {
  const data = dataFolder()
  const embedder = await startEmbedder({ doorway: scriptFolder, ...folders })
  const server = await openSharedServer({ DATA_DIR: data.path, EMBED_ORIGINS: embedder.url })
  const browser = await openSharedBrowser()
  const tokens = {
    admin: await tokenOf(server.url, 'admin'),
    school: await tokenOf(server.url, 'ycxx_school01'),
  }
  embedder.write('sign-in.js', signIn(tokens))
  const document = (head: string, body: string) => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<title>host</title><link rel="icon" href="data:,">${head}<script type="module" src="/doorway/embed.js"></script></head>
<body>${body}<script type="module" src="/sign-in.js"></script></body></html>`
  return {
    embedder,
    server,
    browser,
    tokens,
    tag: (name, attributes = '') => {
      const person = attributes.includes('data-person') ? '' : ' data-person="admin"'
      return `<doorway-${name} base-url="${server.url}"${person} ${attributes}></doorway-${name}>`
    },
    open: async (name, body, headers, head = '') => {
      const journey = await newVisitor(browser)
      await journey.page.goto(embedder.write(`${name}.html`, document(head, body), headers))
      return journey
    },
    stop: async () => {
      await leaveSharedBrowser()
      embedder.stop()
      await server.stop()
      data.remove()
    },
  }
}
