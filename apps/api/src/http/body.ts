import { badRequest, Refusal } from './refusals'
import { parseStrictJson } from './strict-json'

/** Bytes of a request body, at most. The largest real one is an avatar of 256,000 characters. */
const MAX_BODY_BYTES = 1_000_000

/** Bytes of an uploaded file, at most, and what the form around it may take. */
const MAX_FILE_BYTES = 20 * 1024 * 1024
const FORM_BYTES = 64 * 1024

/** Content types that operations take. */
const BODY_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'] as const

/** Content type that an operation takes. */
export type BodyType = (typeof BODY_TYPES)[number]

/** The type among those that a request body may come in. */
export function bodyTypeAmong(types: readonly string[]): BodyType | undefined {
  return BODY_TYPES.findLast((type) => types.includes(type))
}

const tooLarge = () => new Refusal(413, 'TOO_LARGE', 'http.tooLarge')

/** The parts of a body as they come, refused as soon as they are too many. */
async function* partsOf(request: Request, limit: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge()
  if (!request.body) return
  const reader = request.body.getReader()
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw tooLarge()
    }
    yield part.value
  }
}

async function readText(request: Request): Promise<string> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (length > MAX_BODY_BYTES) throw tooLarge()
  // The network takes no more than was announced; reading all of it at once spares the stream.
  if (length >= 0) return request.text()
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of partsOf(request, MAX_BODY_BYTES)) text += decoder.decode(part, { stream: true })
  return text + decoder.decode()
}

async function readUpload(request: Request): Promise<Record<string, string | File>> {
  const parts = partsOf(request, MAX_FILE_BYTES + FORM_BYTES)
  // Parsed as it comes: a copy of the whole body costs 20 MB for each file of a flood.
  const body = new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(body, { headers }).formData().catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal(400, 'BAD_REQUEST', 'http.malformedBody')
  })
  const fields = new Map<string, string | File>()
  for (const [name, value] of form) {
    if (fields.has(name)) throw badRequest([{ field: name.slice(0, 200), key: 'problem.duplicate' }])
    if (typeof value !== 'string' && value.size > MAX_FILE_BYTES) throw tooLarge()
    if ((typeof value === 'string' ? value : value.name).includes('\0'))
      throw badRequest([{ field: name.slice(0, 200), key: 'problem.format' }])
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

/** An upload as the contract describes it: the validator knows text, so a file stands there by its name. */
export function describedBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [name, value instanceof File ? value.name : value]),
  )
}

function parseForm(text: string): Record<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw badRequest([{ field: name.slice(0, 200), key: 'problem.duplicate' }])
    if (value.includes('\0')) throw badRequest([{ field: name.slice(0, 200), key: 'problem.format' }])
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

/** Reads the body in the one type that the operation takes; a body in another type is 415. */
export async function readBody(request: Request, expected: BodyType): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== expected) throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'http.unsupportedMedia')
  if (expected === 'multipart/form-data') return readUpload(request)
  const text = await readText(request)
  const body = expected === 'application/json' ? parseStrictJson(text) : parseForm(text)
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (!isObject) throw badRequest([{ field: 'body', key: 'problem.type' }])
  return body
}
