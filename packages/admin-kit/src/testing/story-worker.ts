// The stories' server, in a worker: older browsers compile larger WebAssembly only in a worker.
import contract from '@doorway/api/contract'
import { createApp, demoSecrets, filesOf, openEmbedded, SEED_NOW, type App, type DatabaseFiles } from '@doorway/api'
import type { CarriedResponse, CarriedRequest } from './carried-calls'
import { provideArrayCopies } from './older-browsers'

provideArrayCopies()

interface OpenServer {
  app: App
  close: () => Promise<void>
}

let opening: Promise<OpenServer> | null = null
let unpacking: Promise<DatabaseFiles> | null = null

/** A development server names the compression in a header, and the browser has unpacked the archive already. */
async function unpack(dump: Blob): Promise<DatabaseFiles> {
  const [first, second] = new Uint8Array(await dump.slice(0, 2).arrayBuffer())
  const isPacked = first === 0x1f && second === 0x8b
  const archive = isPacked ? dump.stream().pipeThrough(new DecompressionStream('gzip')) : dump
  return filesOf(await new Response(archive).arrayBuffer())
}

async function open(dump: Blob, previous: Promise<OpenServer> | null): Promise<OpenServer> {
  const closing = await previous?.catch(() => null)
  await closing?.close()
  // Unpacked once, for the resets that follow.
  unpacking ??= unpack(dump)
  const [database, secrets] = await Promise.all([openEmbedded({ files: await unpacking }), demoSecrets()])
  const app = createApp({ db: database.db, contract, secrets, clock: { now: () => SEED_NOW } })
  const close = async () => {
    await app.tasks.stop()
    await database.close()
  }
  return { app, close }
}

async function respond({ url, method, headers, body }: CarriedRequest): Promise<CarriedResponse> {
  if (!opening) throw new Error('The stories’ server was asked before it got its database.')
  const { app } = await opening
  const response = await app.fetch(new Request(url, { method, headers, body }))
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() }
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<CarriedRequest | Blob>) => {
  if (data instanceof Blob) opening = open(data, opening)
  else
    respond(data).then(
      (given) => port?.postMessage(given, [given.body]),
      (error: unknown) => port?.postMessage({ fault: String(error) }),
    )
})
