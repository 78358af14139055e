// Puts Prism between a browser and a server. Pages and scripts pass by; calls under /api go through Prism.
import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { prism } from './contract-tools.mjs'
import { environment, pinnedNode, root } from './project.mjs'

const PRISM_ERROR = 'https://stoplight.io/prism/errors'
const READY = 'Prism is listening'

// Prism takes every body for text, which breaks spreadsheets; these calls go past it.
const FILES = /^\/api\/(file\/(exportExcel|download)|import\/[a-z]+\/(template|errors|check))/

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

/**
 * A server in front of `serverUrl` whose calls are held against openapi.yaml, requests and answers alike. Each
 * violation is appended to `reportFile` as one line of JSON.
 */
export async function startContractProxy(serverUrl, reportFile) {
  const checker = await startPrism(serverUrl)
  const serverPort = Number(new URL(serverUrl).port)
  const front = createServer((incoming, outgoing) => {
    const isCall = incoming.url.startsWith('/api/') && !FILES.test(incoming.url)
    const port = isCall ? checker.port : serverPort
    const { method, url, headers } = incoming
    const onward = request({ host: 'localhost', port, method, path: url, headers }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const isViolation = isCall && answer.statusCode >= 400 && body.includes(PRISM_ERROR)
        if (isViolation) appendFileSync(reportFile, `${JSON.stringify({ method, url, said: body.toString() })}\n`)
      })
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
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
