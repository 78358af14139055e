import { createHmac } from 'node:crypto'
// oxlint-disable-next-line no-restricted-imports -- the namespace import is the allowed one; the rule takes its z for the named import
import * as z from 'zod'
import type { Config } from '../config'
import { noTranscoder, type TranscodedVideo, type TranscodeProgress, type Transcoder } from '../media/transcoder'

const TIMEOUT_MS = 20_000
/** Loading a result may take longer than a request, but it ends. */
const LOAD_TIMEOUT_MS = 3_600_000
const PAUSE_S = 15
const MAX_REPLY_BYTES = 16 * 1024
/** Of a response with frames, which are small pictures in base64. */
const MAX_FRAMES_BYTES = 512 * 1024
const MAX_FRAMES = 64
const MAX_RESULT_BYTES = 4 * 1024 ** 3
const PERCENT = 100
const MAX_REASON = 200
/** Ten days, longer than any film. */
const MAX_SECONDS = 864_000

const reply = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  percent: z.number().min(0).max(PERCENT).default(0),
  reason: z.string().max(MAX_REASON).nullable().default(null),
  frames: z
    .object({
      seconds: z.number().positive().max(MAX_SECONDS),
      pictures: z.array(z.base64()).min(1).max(MAX_FRAMES),
    })
    .optional(),
})

/** Reads a short text; one that is longer than allowed is not read to its end. */
async function readShort(response: Response, maxLength: number): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length <= maxLength) continue
    await reader?.cancel()
    throw new Error('The response of the transcoder is too long.')
  }
  return text
}

/** Signs what a request says and when, so that the transcoder serves this portal only. */
function signed(secret: string, { method, path, body }: { method: string; path: string; body: string }) {
  const time = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update([time, method, path, body].join('\n')).digest('hex')
  return { 'x-doorway-time': time, 'x-doorway-signature': `sha256=${signature}` }
}

function toProgress(text: string): TranscodeProgress {
  const { frames, ...progress } = reply.parse(JSON.parse(text))
  if (!frames) return progress
  const pictures = frames.pictures.map((picture) => new Uint8Array(Buffer.from(picture, 'base64')))
  return { ...progress, frames: { seconds: frames.seconds, pictures } }
}

function httpTranscoder(url: string, secret: string, hasFrames: boolean): Transcoder {
  // Every address is the one of the operator or below it; none comes from a response, and redirects fail.
  const send = async (address: URL, method: string, body: string, timeout: number): Promise<Response> => {
    const response = await fetch(address, {
      method,
      headers: {
        ...(body !== '' && { 'content-type': 'application/json' }),
        ...signed(secret, { method, path: address.pathname, body }),
      },
      ...(body !== '' && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (response.ok) return response
    await response.body?.cancel()
    throw new Error(`The transcoder responded with ${response.status}.`)
  }
  return {
    isConnected: true,
    hasFrames,
    pauseSeconds: PAUSE_S,
    request: async ({ isCopyWanted, ...request }) => {
      const body = JSON.stringify({ ...request, ...(isCopyWanted === false && { copy: false }) })
      const response = await send(new URL(url), 'POST', body, TIMEOUT_MS)
      return toProgress(await readShort(response, request.frames === undefined ? MAX_REPLY_BYTES : MAX_FRAMES_BYTES))
    },
    read: async (task): Promise<TranscodedVideo> => {
      const address = new URL(url)
      address.pathname = `${address.pathname.replace(/\/$/, '')}/${encodeURIComponent(task)}`
      const { body, headers } = await send(address, 'GET', '', LOAD_TIMEOUT_MS)
      const size = Number(headers.get('content-length'))
      if (body && Number.isSafeInteger(size) && size > 0 && size <= MAX_RESULT_BYTES) return { size, bytes: body }
      await body?.cancel()
      throw new Error('The result of the transcoder has no length, or is too large.')
    },
  }
}

/** The transcoder that the environment names; without one videos stay as they are. */
export function openTranscoder({
  TRANSCODER_URL,
  TRANSCODER_SECRET,
  TRANSCODER_FRAMES,
}: Pick<Config, 'TRANSCODER_URL' | 'TRANSCODER_SECRET' | 'TRANSCODER_FRAMES'>): Transcoder {
  if (TRANSCODER_URL === undefined || TRANSCODER_SECRET === undefined) return noTranscoder
  return httpTranscoder(TRANSCODER_URL, TRANSCODER_SECRET, TRANSCODER_FRAMES === '1')
}
