import type { CarriedResponse, CarriedFault, CarriedRequest } from './carried-calls'

/** A server with the signature of `fetch`. */
export interface StoryServer {
  fetch: (request: Request) => Promise<Response>
  /** Begins again with the data of the demo; requests that follow wait for it. */
  reset: () => void
}

// Under Storybook's root in development, in the static build and in the test runner alike.
const DUMP = 'demo/demo.tar.gz'

/** Statuses whose responses may have no body, not even an empty one. */
const WITHOUT_BODY = new Set([101, 204, 205, 304])

async function fetchDump(): Promise<Blob> {
  for (const address of [new URL(DUMP, document.baseURI), new URL(`/${DUMP}`, document.baseURI)]) {
    const response = await fetch(address)
    if (response.ok && !response.headers.get('content-type')?.includes('html')) return response.blob()
  }
  throw new Error(`${DUMP} is missing. Build it with npm run storybook, which packs the demo before it starts.`)
}

function carry(worker: Worker, request: CarriedRequest): Promise<CarriedResponse> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve, reject) => {
    port1.addEventListener('message', ({ data }: MessageEvent<CarriedResponse | CarriedFault>) => {
      port1.close()
      if ('fault' in data) reject(new Error(data.fault))
      else resolve(data)
    })
    port1.start()
    worker.postMessage(request, [port2])
  })
}

async function open(): Promise<StoryServer> {
  const worker = new Worker(new URL('./story-worker.ts', import.meta.url), { type: 'module' })
  const dump = await fetchDump()
  worker.postMessage(dump, [])
  return {
    reset: () => worker.postMessage(dump, []),
    fetch: async (request) => {
      const { url, method, headers } = request
      const hasBody = request.body !== null
      const body = hasBody ? await request.arrayBuffer() : undefined
      const response = await carry(worker, { url, method, headers: [...headers], body })
      const given = WITHOUT_BODY.has(response.status) ? null : response.body
      return new Response(given, { status: response.status, headers: response.headers })
    },
  }
}

let opening: Promise<StoryServer> | null = null

/** The real server with the demo, next to this page. Opened once; stories that change something use people of their own. */
export function storyServer(): Promise<StoryServer> {
  opening ??= open()
  return opening
}

let isResetDue = false

/** Has the server reset before the next story. The last story still cleans up after itself on the present one. */
export function requestReset(): void {
  isResetDue = true
}

/** Discards what stories have changed, where a reset was requested. A server that no story has used stays closed. */
export async function resetWhenRequested(): Promise<void> {
  if (!isResetDue) return
  isResetDue = false
  const server = await opening?.catch(() => null)
  server?.reset()
}
