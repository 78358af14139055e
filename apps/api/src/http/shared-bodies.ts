import { sha256 } from '../security/secrets'
import { formatCachePolicy, publicContentPolicy, REVALIDATE } from './cache-policy'
import type { Envelope } from './envelope'
import { matchesEtag } from './public-response'

type Bytes = Uint8Array<ArrayBuffer>

/** Compresses for one encoding. */
export interface Encoder {
  name: string
  encode: (bytes: Bytes) => Promise<Bytes>
}

/** Finds the encoder for the Accept-Encoding header of a request; undefined where the bytes go out as they are. */
export type EncoderOf = (request: Request) => Encoder | undefined

const TAG_CHARACTERS = 27

/** A large response that is the same for all callers, in one buffer for each encoding. */
class SharedBody {
  readonly #encoded = new Map<string, Promise<Bytes>>()

  private constructor(
    readonly version: string,
    private readonly bytes: Bytes,
    private readonly etag: string,
  ) {}

  static async of(version: string, data: unknown): Promise<SharedBody> {
    const envelope: Envelope = { success: true, msg: '', data }
    const text = JSON.stringify(envelope)
    const tag = (await sha256(text)).slice(0, TAG_CHARACTERS)
    return new SharedBody(version, new TextEncoder().encode(text), `"${tag}"`)
  }

  #bytesFor(encoder: Encoder | undefined): Promise<Bytes> | Bytes {
    if (!encoder) return this.bytes
    const known = this.#encoded.get(encoder.name)
    if (known) return known
    const encoded = encoder.encode(this.bytes)
    this.#encoded.set(encoder.name, encoded)
    // A failed compression is tried again.
    encoded.catch(() => this.#encoded.delete(encoder.name))
    return encoded
  }

  async respond(request: Request, encoder: Encoder | undefined, now: Date): Promise<Response> {
    // The user interface has to see what its user has just saved.
    const policy = request.headers.has('authorization') ? REVALIDATE : publicContentPolicy(undefined, now)
    const headers = {
      'content-type': 'application/json',
      'cache-control': formatCachePolicy({ ...policy, isFinal: true }),
      etag: this.etag,
      vary: 'Authorization, Accept-Encoding',
    }
    if (matchesEtag(request, this.etag)) return new Response(null, { status: 304, headers })
    const bytes = await this.#bytesFor(encoder)
    const encoded = encoder && { 'content-encoding': encoder.name }
    return new Response(bytes, { headers: { ...headers, ...encoded, 'content-length': String(bytes.byteLength) } })
  }
}

/** What a shared response is made of. */
export interface SharedSource {
  /** Identifies the response. */
  key: string
  /** Loads the version of what the response is made of; when it changes, the response is loaded again. */
  version: () => Promise<string>
  /** Loads the data of the response. */
  load: () => Promise<unknown>
}

/**
 * Large responses that are the same for all callers. Each is loaded, written and compressed once per version; all
 * callers get the same buffer, so that those who read slowly or not at all hold no copies.
 */
export class SharedBodies {
  readonly #bodies = new Map<string, SharedBody>()
  readonly #loading = new Map<string, Promise<SharedBody>>()

  constructor(private readonly encoderOf: EncoderOf = () => undefined) {}

  /**
   * The response to a request. While a new version is loaded, anonymous callers get the previous one, as they would
   * from any cache; so do all callers while the version cannot be loaded.
   */
  async respond(request: Request, source: SharedSource, now: Date): Promise<Response> {
    const body = await this.#bodyFor(request, source)
    return body.respond(request, this.encoderOf(request), now)
  }

  async #bodyFor(request: Request, { key, version, load }: SharedSource): Promise<SharedBody> {
    const known = this.#bodies.get(key)
    const wanted = await version().catch((error: unknown) => {
      if (known) return known.version
      throw error
    })
    if (known?.version === wanted) return known
    const loading = this.#load(key, wanted, load)
    return known && !request.headers.has('authorization') ? known : loading
  }

  #load(key: string, wanted: string, load: SharedSource['load']): Promise<SharedBody> {
    const pendingKey = `${key} ${wanted}`
    const pending = this.#loading.get(pendingKey)
    if (pending) return pending
    const loading = load()
      .then((data) => SharedBody.of(wanted, data))
      .then((body) => {
        this.#bodies.set(key, body)
        return body
      })
      .finally(() => this.#loading.delete(pendingKey))
    this.#loading.set(pendingKey, loading)
    // Callers who got the previous version do not wait for it.
    loading.catch(() => undefined)
    return loading
  }
}
