import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

interface Parts {
  key: string
  bodies: Map<number, Buffer>
}

/** What one request asks of the bucket. */
interface Asked {
  method: string
  key: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
}

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: Buffer | string
}

const tagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`
const xml = (name: string, inner: string) => `<?xml version="1.0" encoding="UTF-8"?><${name}>${inner}</${name}>`
const missing = (code: string): Answer => ({ status: 404, body: xml('Error', `<Code>${code}</Code>`) })

/** Takes the length of each piece and the sums at the end away from a body that is sent in pieces. */
function unchunked(body: Buffer): Buffer {
  const pieces: Buffer[] = []
  for (let at = 0; at < body.length;) {
    const lineEnd = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.subarray(at, lineEnd).toString('latin1'), 16)
    if (!(length > 0)) break
    pieces.push(body.subarray(lineEnd + 2, lineEnd + 2 + length))
    at = lineEnd + 4 + length
  }
  return Buffer.concat(pieces)
}

/** A bucket in memory that speaks as much S3 as uploads need, parts of large files included. */
class Bucket {
  readonly objects = new Map<string, { body: Buffer; headers: Record<string, string> }>()
  readonly uploads = new Map<string, Parts>()

  answer(asked: Asked): Answer {
    const uploadId = asked.query.get('uploadId')
    if (asked.query.has('uploads')) return this.#begin(asked)
    if (asked.query.has('delete')) return this.#removeMany(asked)
    if (uploadId !== null) return this.#inParts(asked, uploadId)
    if (asked.method === 'PUT') return this.#put(asked)
    if (asked.method === 'DELETE') {
      this.objects.delete(asked.key)
      return { status: 204 }
    }
    return this.#read(asked)
  }

  #begin({ key }: Asked): Answer {
    const id = `upload-${this.uploads.size + 1}`
    this.uploads.set(id, { key, bodies: new Map() })
    return { status: 200, body: xml('InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`) }
  }

  #inParts({ method, query, body }: Asked, id: string): Answer {
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

  #put({ key, headers, body }: Asked): Answer {
    const kept = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'))
    this.objects.set(key, { body, headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])) })
    return { status: 200, headers: { etag: tagOf(body) } }
  }

  #read({ method, key, headers }: Asked): Answer {
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

  #removeMany({ body }: Asked): Answer {
    for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) this.objects.delete(key)
    return { status: 200, body: xml('DeleteResult', '') }
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket.test')
  const body = Buffer.concat(pieces)
  return {
    method: request.method ?? 'GET',
    key: decodeURIComponent(pathname.split('/').slice(2).join('/')),
    query: searchParams,
    headers: request.headers,
    body: request.headers['content-encoding']?.includes('aws-chunked') ? unchunked(body) : body,
  }
}

async function serve(bucket: Bucket, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = bucket.answer(await read(request))
  response.writeHead(status, headers).end(body)
}

/**
 * A server for buckets at a port of this machine. Who asks is not checked, and no bucket exists before the others: any
 * path is one.
 */
export async function startBucketPeer() {
  const bucket = new Bucket()
  const server = createServer((request, response) => void serve(bucket, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  return {
    endpoint: `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`,
    /** Everything that lies in it, unfinished uploads included. */
    count: () => bucket.objects.size + bucket.uploads.size,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
