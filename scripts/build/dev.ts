// `npm run dev`: the server restarts and the pages change as you type. The pages are on PORT (8080), the API on the next port.
import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { environment, pinnedNode, root } from './project'

const port = Number(process.env['PORT'] ?? 8080)
const api = `http://127.0.0.1:${port + 1}`
const isApi = (path: string) => /^\/(api\/|healthz|readyz)/.test(path)

/** Forwards a browser's request to the API. */
async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const hasBody = !['GET', 'HEAD'].includes(incoming.method ?? 'GET')
  const headers = new Headers({ host: new URL(api).host })
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string' && name !== 'host') headers.set(name, value)
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(Buffer.from(part))
  const response = await fetch(api + incoming.url, {
    method: incoming.method,
    headers,
    ...(hasBody && { body: Buffer.concat(parts) }),
  })
  const forwarded = [...response.headers].filter(([name]) => !['content-encoding', 'content-length'].includes(name))
  outgoing.writeHead(response.status, Object.fromEntries(forwarded))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** Renders a page with the sources as they are now. */
async function sendPage(vite: ViteDevServer, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { render } = await vite.ssrLoadModule('/src/entry-server.tsx')
  const request = new Request(`http://localhost:${port}${incoming.url}`, {
    headers: { cookie: incoming.headers.cookie ?? '' },
  })
  const apiFetch = ({ url }: Request) => fetch(api + new URL(url).pathname + new URL(url).search)
  const response: Response = await render(request, { apiFetch, nonce: '', publicConfig: {} })
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  const html = await response.text()
  outgoing.end(html ? await vite.transformIndexHtml(incoming.url ?? '/', html) : '')
}

/** Serves until it is interrupted. */
export async function main(): Promise<void> {
  const server = spawn(
    pinnedNode(),
    [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--conditions=doorway-source', 'apps/api/src/main.ts'],
    { cwd: root, stdio: 'inherit', env: environment({ PORT: String(port + 1) }) },
  )
  const vite = await createVite({
    root: join(root, 'apps/host'),
    configFile: join(root, 'apps/host/vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  createServer((incoming, outgoing) => {
    const handleError = (error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      outgoing.end(error instanceof Error ? error.stack : String(error))
    }
    if (isApi(incoming.url ?? '')) forward(incoming, outgoing).catch(handleError)
    else vite.middlewares(incoming, outgoing, () => void sendPage(vite, incoming, outgoing).catch(handleError))
  }).listen(port, () => console.log(`Doorway in development at http://localhost:${port}`))

  const stop = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    await vite.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}
