// Load from several clients on this machine, used by all server benches.
import { Agent, request } from 'node:http'

/** Concurrent clients. */
export const CLIENTS = 16
/** Duration of a measured run in milliseconds. */
export const RUN_MS = 5000
const WARM_UP_MS = 1000

/** Options of a request. */
export interface SendOptions {
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: object
  token?: string
  headers?: Readonly<Record<string, string>>
}

/** Sends one request and returns the body of its response as bytes; any status but 200 rejects. */
function exchange(
  agent: Agent | undefined,
  url: string,
  { body, token, headers: more }: SendOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: token }),
      ...more,
    }
    const call = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        if (response.statusCode === 200) resolve(bytes)
        else reject(new Error(`${response.statusCode} ${url} ${bytes.toString()}`))
      })
    })
    call.on('error', reject)
    call.end(body && JSON.stringify(body))
  })
}

/** As `exchange`, with the body as text. */
export async function send(agent: Agent | undefined, url: string, options?: SendOptions): Promise<string> {
  return (await exchange(agent, url, options)).toString()
}

/** Throughput, and latencies in milliseconds. */
export interface LoadResult {
  perSecond: number
  p50: number
  p95: number
  p99: number
}

/** Runs load after a warm-up. Address and options may differ per request. */
export async function load(
  address: string | (() => string),
  optionsOf: (index: number) => SendOptions,
  { clients = CLIENTS, runMs = RUN_MS } = {},
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const runFor = async (ms: number) => {
    const times: number[] = []
    const end = performance.now() + ms
    const client = async () => {
      while (performance.now() < end) {
        const startedAt = performance.now()
        const url = typeof address === 'string' ? address : address()
        // Not decoded: a compressed page as text costs more than the server's share, which is what is measured.
        await exchange(agent, url, optionsOf(times.length))
        times.push(performance.now() - startedAt)
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    return times
  }
  await runFor(WARM_UP_MS)
  const times = (await runFor(runMs)).toSorted((a, b) => a - b)
  agent.destroy()
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { perSecond: times.length / (runMs / 1000), p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
