// The process that measures while `npm run bench -- floods` attacks: requests /healthz every 100 ms, whether the last
// response has come or not, and reads the memory of the server. Prints its figures as JSON when its input ends.
import { Agent, get } from 'node:http'
import { residentMegabytes } from './server'

const EVERY_MS = 100
const LOST_MS = 60_000

const [address = '', pid = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const times: number[] = []
let pending = 0
let peak = 0

function probe(): void {
  const startedAt = performance.now()
  pending += 1
  const done = () => {
    pending -= 1
    times.push(performance.now() - startedAt)
  }
  const request = get(`${address}/healthz`, { agent, timeout: LOST_MS }, (response) => {
    response.resume().once('end', done)
  })
  request.once('timeout', () => request.destroy(new Error('No response.')))
  request.once('error', () => {
    pending -= 1
    times.push(LOST_MS)
  })
}

const probing = setInterval(probe, EVERY_MS)
const sampling = setInterval(() => (peak = Math.max(peak, residentMegabytes(Number(pid)) ?? 0)), EVERY_MS)

process.stdin.resume().once('end', () => {
  clearInterval(probing)
  const printing = setInterval(() => {
    if (pending > 0) return
    clearInterval(printing)
    clearInterval(sampling)
    agent.destroy()
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
    console.log(JSON.stringify({ count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1), peak }))
  }, EVERY_MS)
})
