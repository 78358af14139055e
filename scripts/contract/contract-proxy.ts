// Puts Prism between a browser and a server. Pages and scripts pass by; calls under /api go through Prism.
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { prism } from './contract-tools'
import { environment, pinnedNode, root } from '../build/project'

const PRISM_ERROR = 'https://stoplight.io/prism/errors'
const READY = 'Prism is listening'

// Prism takes every body for text, which breaks files. Reading one goes to the server, and a second time through Prism,
// whose copy is only judged. Bytes that are sent in go past it: twice they would be two imports. So does HEAD, because
// Prism parses the body that a refused HEAD names in its headers and never has.
const FILES_READ = /^\/api\/(file\/(exportExcel|download|content)|import\/[a-z]+\/(template|errors))/
const PAST = /^(HEAD |POST \/api\/import\/[a-z]+\/check|PATCH \/api\/file\/upload\/)/

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

async function startPrism(serverUrl) {
  const port = await freePort()
  const args = [prism, 'proxy', join(root, 'openapi.yaml'), serverUrl, '--errors', '-p', String(port)]
  const child = spawn(pinnedNode(), args, { env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
  await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes(READY)) resolve()
    })
    child.on('exit', () => reject(new Error(`Prism ended before it was ready:\n${output}`)))
  })
  return { port, stop: () => child.kill() }
}

/** Sends a request on and answers what came back. */
function sendOn({ method, url, headers }, body, port) {
  return new Promise((resolve, reject) => {
    const onward = request({ host: 'localhost', port, method, path: url, headers }, resolve)
    onward.on('error', reject)
    body.pipe(onward)
  })
}

async function readAll(stream) {
  const parts = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/**
 * A server in front of `serverUrl` whose calls are held against openapi.yaml, requests and answers alike. Each
 * violation is appended to `reportFile` as one line of JSON.
 */
export async function startContractProxy(serverUrl, reportFile) {
  const checker = await startPrism(serverUrl)
  const serverPort = Number(new URL(serverUrl).port)
  const judge = ({ method, url }, status, body) => {
    const isViolation = status >= 400 && body.includes(PRISM_ERROR)
    if (isViolation) appendFileSync(reportFile, `${JSON.stringify({ method, url, said: body.toString() })}\n`)
  }
  const pass = async (incoming, outgoing) => {
    const isCall = incoming.url.startsWith('/api/') && !PAST.test(`${incoming.method} ${incoming.url}`)
    if (isCall && FILES_READ.test(incoming.url)) {
      const body = await readAll(incoming)
      const copy = await sendOn(incoming, Readable.from([body]), checker.port)
      judge(incoming, copy.statusCode, await readAll(copy))
      const answer = await sendOn(incoming, Readable.from([body]), serverPort)
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.pipe(outgoing)
      return
    }
    const answer = await sendOn(incoming, incoming, isCall ? checker.port : serverPort)
    outgoing.writeHead(answer.statusCode, answer.headers)
    answer.pipe(outgoing)
    if (isCall) judge(incoming, answer.statusCode, await readAll(answer))
  }
  const front = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise((resolve) => front.listen(0, resolve))
  return {
    url: `http://localhost:${front.address().port}`,
    stop: () => {
      front.close()
      front.closeAllConnections()
      checker.stop()
    },
  }
}
