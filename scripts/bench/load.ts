// Load from several clients on one machine: what every bench measures with.
import { Agent, request } from 'node:http'

export const CLIENTS = 16
export const RUN_MS = 5000
const WARM_UP_MS = 1000

/** Sends one request and answers its body; anything but 200 ends the bench. */
export function send(agent, url, { body, token, headers: more } = {}) {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: token }),
      ...more,
    }
    const call = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => (text += part))
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(`${answer.statusCode} ${url} ${text}`)),
      )
    })
    call.on('error', reject)
    call.end(body && JSON.stringify(body))
  })
}

/** Requests per second; half of them, all but one of twenty and all but one of a hundred took so many milliseconds at most. Address and options may differ per request. */
export async function load(address, optionsOf, { clients = CLIENTS, runMs = RUN_MS } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const runFor = async (ms) => {
    const times = []
    const end = performance.now() + ms
    const client = async () => {
      while (performance.now() < end) {
        const began = performance.now()
        const url = typeof address === 'string' ? address : address()
        await send(agent, url, optionsOf(times.length))
        times.push(performance.now() - began)
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    return times
  }
  await runFor(WARM_UP_MS)
  const times = (await runFor(runMs)).toSorted((a, b) => a - b)
  agent.destroy()
  const at = (share) => times[Math.floor(times.length * share)]
  return { perSecond: times.length / (runMs / 1000), p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
