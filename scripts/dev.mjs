// `npm run dev`: the server restarts and the pages change as you type. The pages are on PORT (8080), the API behind it.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { environment, install, pinnedNode, preflight, root } from './project.mjs'

preflight()
install()
const { createServer: createVite } = await import('vite')

const port = Number(process.env.PORT ?? 8080)
const api = `http://127.0.0.1:${port + 1}`
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

const isApi = (path) => /^\/(api\/|healthz|readyz)/.test(path)

/** Hands a request of the browser on to the API and its answer back. */
async function passOn(incoming, outgoing) {
  const hasBody = !['GET', 'HEAD'].includes(incoming.method)
  const answer = await fetch(api + incoming.url, {
    method: incoming.method,
    headers: { ...incoming.headers, host: new URL(api).host },
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  })
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['content-encoding', 'content-length'].includes(name)),
  )
  outgoing.writeHead(answer.status, headers)
  if (answer.body) Readable.fromWeb(answer.body).pipe(outgoing)
  else outgoing.end()
}

async function page(incoming, outgoing) {
  const { render } = await vite.ssrLoadModule('/src/entry-server.tsx')
  const request = new Request(`http://localhost:${port}${incoming.url}`, {
    headers: { cookie: incoming.headers.cookie ?? '' },
  })
  const apiFetch = (asked) => fetch(api + new URL(asked.url).pathname + new URL(asked.url).search)
  const answer = await render(request, { apiFetch, nonce: '', publicConfig: {} })
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  const html = await answer.text()
  outgoing.end(html ? await vite.transformIndexHtml(incoming.url, html) : '')
}

createServer((incoming, outgoing) => {
  const fail = (error) => {
    vite.ssrFixStacktrace(error)
    console.error(error)
    outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    outgoing.end(String(error.stack))
  }
  if (isApi(incoming.url)) passOn(incoming, outgoing).catch(fail)
  else vite.middlewares(incoming, outgoing, () => page(incoming, outgoing).catch(fail))
}).listen(port, () => console.log(`Doorway in development at http://localhost:${port}`))

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, async () => {
    server.kill(signal)
    await vite.close()
    process.exit(0)
  })
}
