// The stories' server, in a worker: older browsers compile larger WebAssembly only in a worker.
import contract from '@doorway/api/contract'
import { createApp, demoSecrets, openEmbedded, SEED_NOW, type App } from '@doorway/api'
import type { CarriedResponse, CarriedRequest } from './carried-calls'
import { provideArrayCopies } from './older-browsers'

provideArrayCopies()

let opening: Promise<App> | null = null

async function open(dump: Blob): Promise<App> {
  const [{ db }, secrets] = await Promise.all([openEmbedded({ dump }), demoSecrets()])
  return createApp({ db, contract, secrets, clock: { now: () => SEED_NOW } })
}

async function respond({ url, method, headers, body }: CarriedRequest): Promise<CarriedResponse> {
  if (!opening) throw new Error('The stories’ server was asked before it got its database.')
  const response = await (await opening).fetch(new Request(url, { method, headers, body }))
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() }
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<CarriedRequest | Blob>) => {
  if (data instanceof Blob) opening = open(data)
  else
    respond(data).then(
      (given) => port?.postMessage(given, [given.body]),
      (error: unknown) => port?.postMessage({ fault: String(error) }),
    )
})
