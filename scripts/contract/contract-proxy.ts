// Puts Prism between a browser and a server. Pages and scripts bypass it; calls under /api go through Prism.
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { prism } from './contract-tools'
import { environment, pinnedNode, root } from '../build/project'

const PRISM_ERROR = 'https://stoplight.io/prism/errors'
// Refused for want of a token, as the server would: journeys with an ended session send such calls.
const NO_TOKEN = `${PRISM_ERROR}#UNAUTHORIZED`
const READY = 'Prism is listening'

// Prism treats every body as text, which breaks files. A download goes to the server, and a second time through Prism,
// whose copy is only checked. Uploaded bytes bypass it: sent twice they would be two imports. So does HEAD, because
// Prism parses the body that a refused HEAD announces in its headers and never sends.
const FILES_READ = /^\/api\/(file\/(exportExcel|download|content)|import\/[a-z]+\/(template|errors))/
const BYPASS = /^(HEAD |POST \/api\/import\/[a-z]+\/check|PATCH \/api\/file\/upload\/)/

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port.')
  return address.port
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(probe)
      probe.close(() => resolve(port))
    })
  })
}

async function startPrism(serverUrl: string): Promise<{ port: number; stop: () => void }> {
  const port = await freePort()
  const args = [prism, 'proxy', join(root, 'openapi.yaml'), serverUrl, '--errors', '-p', String(port)]
  const child = spawn(pinnedNode(), args, { env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes(READY)) resolve()
    })
    child.on('exit', () => reject(new Error(`Prism ended before it was ready:\n${output}`)))
  })
  return { port, stop: () => void child.kill() }
}

/** Forwards a request to a local port and returns its response. */
function forward({ method, url, headers }: IncomingMessage, body: Readable, port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const forwarded = request({ host: 'localhost', port, method, path: url, headers }, resolve)
    forwarded.on('error', reject)
    body.pipe(forwarded)
  })
}

async function readAll(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/**
 * A server in front of `serverUrl` that checks the requests and responses of its calls against openapi.yaml. Each
 * violation is appended to `reportFile` as one line of JSON.
 */
export async function startContractProxy(
  serverUrl: string,
  reportFile: string,
): Promise<{ url: string; stop: () => void }> {
  const checker = await startPrism(serverUrl)
  const serverPort = Number(new URL(serverUrl).port)
  const report = ({ method, url }: IncomingMessage, status: number | undefined, body: Buffer) => {
    const isViolation = status !== undefined && status >= 400 && body.includes(PRISM_ERROR) && !body.includes(NO_TOKEN)
    if (isViolation) appendFileSync(reportFile, `${JSON.stringify({ method, url, said: body.toString() })}\n`)
  }
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/' } = incoming
    const isCall = url.startsWith('/api/') && !BYPASS.test(`${method} ${url}`)
    const reply = (response: IncomingMessage) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    }
    if (isCall && FILES_READ.test(url)) {
      const body = await readAll(incoming)
      const copy = await forward(incoming, Readable.from([body]), checker.port)
      report(incoming, copy.statusCode, await readAll(copy))
      reply(await forward(incoming, Readable.from([body]), serverPort))
      return
    }
    const response = await forward(incoming, incoming, isCall ? checker.port : serverPort)
    reply(response)
    if (isCall) report(incoming, response.statusCode, await readAll(response))
  }
  const front = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => front.listen(0, resolve))
  return {
    url: `http://localhost:${portOf(front)}`,
    stop: () => {
      front.close()
      front.closeAllConnections()
      checker.stop()
    },
  }
}
