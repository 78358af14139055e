import { badRequest, Refusal } from './refusals'
import { parseStrictJson } from './strict-json'

/** Bytes of a request body, at most. The largest real one is an avatar of 256,000 characters. */
const MAX_BODY_BYTES = 1_000_000

/** Content type that an operation takes. */
export type BodyType = 'application/json' | 'application/x-www-form-urlencoded'

async function readText(request: Request): Promise<string> {
  const tooLarge = () => new Refusal(413, 'TOO_LARGE', 'http.tooLarge')
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  if (!request.body) return ''
  const decoder = new TextDecoder()
  const reader = request.body.getReader()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > MAX_BODY_BYTES) {
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

function parseForm(text: string): Record<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw badRequest([{ field: name.slice(0, 200), key: 'problem.duplicate' }])
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

/** Reads the body in the one type that the operation takes; a body in another type is 415. */
export async function readBody(request: Request, expected: BodyType): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== expected) throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'http.unsupportedMedia')
  const text = await readText(request)
  const body = expected === 'application/json' ? parseStrictJson(text) : parseForm(text)
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (!isObject) throw badRequest([{ field: 'body', key: 'problem.type' }])
  return body
}
