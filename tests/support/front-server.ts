import { createServer, request, type IncomingMessage } from 'node:http'

/** A server in front of the portal, for what a deployment or a bad line does to pages. */
export interface FrontServer {
  url: string
  /** Addresses of the documents that browsers have requested. */
  documents: string[]
  /** Documents are never sent, while everything else is. */
  isHoldingDocuments: boolean
  /** Files that are gone until the next document is requested, or for good. */
  missing?: { path: RegExp; isForGood?: boolean }
  /** The build that documents name in place of their own. */
  build?: string
  stop: () => void
}

const isDocument = ({ url = '', method, headers }: IncomingMessage) =>
  method === 'GET' && !/^\/(?:api|assets)\/|\.\w+$/.test(url) && /text\/html|^\*\/\*$/.test(headers.accept ?? '')

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  return Buffer.concat(parts).toString()
}

function forward(incoming: IncomingMessage, target: string, headers = incoming.headers): Promise<IncomingMessage> {
  const { method, url } = incoming
  return new Promise((resolve, reject) => {
    const forwarded = request(target + url, { method, headers }, resolve)
    forwarded.on('error', reject)
    incoming.pipe(forwarded)
  })
}

/** Starts it; `target` is the address of the portal's server. */
export async function startFrontServer(target: string): Promise<FrontServer> {
  const front: FrontServer = { url: '', documents: [], isHoldingDocuments: false, stop: () => undefined }
  const server = createServer(async (incoming, outgoing) => {
    const { url = '' } = incoming
    if (front.missing?.path.test(url)) return outgoing.writeHead(404).end()
    if (!isDocument(incoming)) {
      const response = await forward(incoming, target)
      return response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers))
    }
    front.documents.push(url)
    if (front.isHoldingDocuments) return undefined
    if (front.missing && !front.missing.isForGood) delete front.missing
    const response = await forward(incoming, target, { ...incoming.headers, 'accept-encoding': 'identity' })
    const { 'content-length': _, ...headers } = response.headers
    const html = await textOf(response)
    const meta = /(name="doorway-build" content=")[^"]*/
    outgoing.writeHead(response.statusCode ?? 502, headers)
    return outgoing.end(front.build === undefined ? html : html.replace(meta, `$1${front.build}`))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The front server does not listen.')
  front.url = `http://localhost:${address.port}`
  front.stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return front
}
