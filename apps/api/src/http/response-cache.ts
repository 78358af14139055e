import type { Envelope } from './envelope'
import { freshSeconds, matchesEtag, publicHeaders } from './public-response'

const MOST_ANSWERS = 400

interface KeptAnswer {
  version: number
  /** Milliseconds of the clock until which it may be told. */
  until: number
  changesAt: Date | undefined
  tag: string
  /** The envelope without the number of its request and the brace behind it. */
  text: string
}

/**
 * Answers that every visitor gets alike, kept as text: until any content changes, until the next planned change, and
 * never longer than caches on the way may keep them. The least recently asked for goes first.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>()

  /** The kept answer to a visitor's request as of a version of the content, or undefined when it has to be made. */
  find(key: string, request: Request, { version, now, requestId }: { version: number; now: Date; requestId: string }) {
    const kept = this.#answers.get(key)
    if (!kept || kept.version !== version || kept.until <= now.getTime()) return undefined
    this.#answers.delete(key)
    this.#answers.set(key, kept)
    const headers = publicHeaders(kept, now)
    if (matchesEtag(request, headers.etag)) return new Response(null, { status: 304, headers })
    const text = `${kept.text},"requestId":${JSON.stringify(requestId)}}`
    return new Response(text, { headers: { 'content-type': 'application/json', ...headers } })
  }

  /** Keeps an answer, as of the version of the content that stood before it was made. */
  keep(
    key: string,
    made: { envelope: Envelope; changesAt: Date | undefined; tag: string; version: number },
    now: Date,
  ) {
    const { requestId: _, ...told } = made.envelope
    const { changesAt, tag, version } = made
    const until = now.getTime() + freshSeconds(changesAt, now) * 1000
    this.#answers.set(key, { version, until, changesAt, tag, text: JSON.stringify(told).slice(0, -1) })
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > MOST_ANSWERS && oldest !== undefined) this.#answers.delete(oldest)
  }
}
