import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

interface Parts {
  key: string
  bodies: Map<number, Buffer>
}

/** One request to the bucket. */
interface PeerRequest {
  method: string
  key: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
}

interface PeerResponse {
  status: number
  headers?: Record<string, string>
  body?: Buffer | string
}

const tagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`
const xml = (name: string, inner: string) => `<?xml version="1.0" encoding="UTF-8"?><${name}>${inner}</${name}>`
const missing = (code: string): PeerResponse => ({ status: 404, body: xml('Error', `<Code>${code}</Code>`) })

/** Removes the length of each chunk and the trailing checksums from a body that is sent in chunks. */
function unchunked(body: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; at < body.length;) {
    const lineEnd = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.subarray(at, lineEnd).toString('latin1'), 16)
    if (!(length > 0)) break
    chunks.push(body.subarray(lineEnd + 2, lineEnd + 2 + length))
    at = lineEnd + 4 + length
  }
  return Buffer.concat(chunks)
}

/** A bucket in memory that speaks as much S3 as uploads need, parts of large files included. */
class Bucket {
  readonly objects = new Map<string, { body: Buffer; headers: Record<string, string> }>()
  readonly uploads = new Map<string, Parts>()

  respond(received: PeerRequest): PeerResponse {
    const uploadId = received.query.get('uploadId')
    if (received.query.has('uploads')) return this.#begin(received)
    if (received.query.has('delete')) return this.#removeMany(received)
    if (uploadId !== null) return this.#inParts(received, uploadId)
    if (received.method === 'PUT') return this.#put(received)
    if (received.method === 'DELETE') {
      this.objects.delete(received.key)
      return { status: 204 }
    }
    return this.#read(received)
  }

  #begin({ key }: PeerRequest): PeerResponse {
    const id = `upload-${this.uploads.size + 1}`
    this.uploads.set(id, { key, bodies: new Map() })
    return { status: 200, body: xml('InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`) }
  }

  #inParts({ method, query, body }: PeerRequest, id: string): PeerResponse {
    const upload = this.uploads.get(id)
    if (!upload) return missing('NoSuchUpload')
    const inOrder = [...upload.bodies].toSorted(([a], [b]) => a - b)
    if (method === 'PUT') {
      upload.bodies.set(Number(query.get('partNumber')), body)
      return { status: 200, headers: { etag: tagOf(body) } }
    }
    if (method === 'GET') {
      const parts = inOrder.map(
        ([number, part]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${tagOf(part)}</ETag><Size>${part.length}</Size></Part>`,
      )
      return { status: 200, body: xml('ListPartsResult', `<IsTruncated>false</IsTruncated>${parts.join('')}`) }
    }
    this.uploads.delete(id)
    if (method === 'DELETE') return { status: 204 }
    const whole = Buffer.concat(inOrder.map(([, part]) => part))
    this.objects.set(upload.key, { body: whole, headers: {} })
    return { status: 200, body: xml('CompleteMultipartUploadResult', `<Key>${upload.key}</Key>`) }
  }

  #put({ key, headers, body }: PeerRequest): PeerResponse {
    const stored = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'))
    this.objects.set(key, { body, headers: Object.fromEntries(stored.map(([name, value]) => [name, String(value)])) })
    return { status: 200, headers: { etag: tagOf(body) } }
  }

  #read({ method, key, headers }: PeerRequest): PeerResponse {
    const found = this.objects.get(key)
    if (!found) return method === 'HEAD' ? { status: 404 } : missing('NoSuchKey')
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    const body = from === undefined ? found.body : found.body.subarray(Number(from), Number(to) + 1)
    const length = String(body.length)
    return {
      status: from === undefined ? 200 : 206,
      headers: { ...found.headers, 'content-length': length, etag: tagOf(found.body) },
      body: method === 'HEAD' ? undefined : body,
    }
  }

  #removeMany({ body }: PeerRequest): PeerResponse {
    for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) this.objects.delete(key)
    return { status: 200, body: xml('DeleteResult', '') }
  }
}

async function read(request: IncomingMessage): Promise<PeerRequest> {
  const chunks: Buffer[] = []
  for await (const piece of request) chunks.push(piece)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket.test')
  const body = Buffer.concat(chunks)
  return {
    method: request.method ?? 'GET',
    key: decodeURIComponent(pathname.split('/').slice(2).join('/')),
    query: searchParams,
    headers: request.headers,
    body: request.headers['content-encoding']?.includes('aws-chunked') ? unchunked(body) : body,
  }
}

async function serve(bucket: Bucket, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = bucket.respond(await read(request))
  response.writeHead(status, headers).end(body)
}

/**
 * A server for buckets at a port of this machine. The caller is not checked, and any path is a bucket.
 */
export async function startBucketPeer() {
  const bucket = new Bucket()
  const server = createServer((request, response) => void serve(bucket, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  return {
    endpoint: `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`,
    /** All stored objects, unfinished uploads included. */
    count: () => bucket.objects.size + bucket.uploads.size,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
