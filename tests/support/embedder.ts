import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
}

/** The web server of somebody who embeds: an origin of its own, pages of its own. */
export interface Embedder {
  url: string
  /** Writes a page or sheet, with headers of the embedder's choice; returns its address. */
  write: (name: string, text: string, headers?: Readonly<Record<string, string>>) => string
  stop: () => void
}

/** Serves folders by their first name in the address (`/doorway/embed.js`), and whatever is written. */
export async function startEmbedder(folders: Readonly<Record<string, string>>): Promise<Embedder> {
  const written = new Map<string, { text: string; headers: Readonly<Record<string, string>> }>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://embedder')
    const [, first = '', ...rest] = pathname.split('/')
    const page = written.get(pathname)
    const folder = Object.hasOwn(folders, first) ? folders[first] : undefined
    const file = folder === undefined ? '' : join(folder, normalize(rest.join('/')))
    response.setHeader('content-type', kinds[extname(pathname)] ?? 'application/octet-stream')
    for (const [name, value] of Object.entries(page?.headers ?? {})) response.setHeader(name, value)
    if (page) response.end(page.text)
    else if (file !== '' && existsSync(file)) createReadStream(file).pipe(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  const url = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`
  return {
    url,
    write: (name, text, headers = {}) => {
      written.set(`/${name}`, { text, headers })
      return `${url}/${name}`
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
