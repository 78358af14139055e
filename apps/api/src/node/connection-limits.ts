import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What connections may take. Times are in milliseconds. */
export interface ConnectionLimits {
  /** Connections at the same time, and those of one address. */
  connections: number
  connectionsEach: number
  /** Until the headers of a request have come. */
  headersMs: number
  /** Until the body of a request has come, and until its response has gone out. */
  bodyMs: number
  responseMs: number
  /** As both of them, for calls that take or return files: the hour of the specification. */
  fileMs: number
  /** Without a byte, in either direction, while the client has to send or to read. For file calls the longer one. */
  idleMs: number
  fileIdleMs: number
}

/** The limits of a server in use. A school is one address: its visitors hold a few connections each, for seconds. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 5_000,
  connectionsEach: 2_500,
  headersMs: 15_000,
  bodyMs: 60_000,
  responseMs: 300_000,
  fileMs: 3_600_000,
  idleMs: 30_000,
  fileIdleMs: 60_000,
}

const SWEEP_MS = 1_000

/** A request whose response has not gone out completely. */
interface Exchange {
  incoming: IncomingMessage
  outgoing: ServerResponse
  startedAt: number
  /** It is a file call, and its connection has been given the longer idle time. */
  isPatient: boolean
}

/** What the limits need to know of the server. */
export interface LimitedCalls {
  /** Does a call take or return a file? */
  isFileCall: (method: string, path: string) => boolean
  /** Are there proxies in front, so that the address of a connection is not that of its client? */
  hasProxies: boolean
}

function end(socket: Socket, { outgoing }: Exchange): void {
  if (outgoing.headersSent || socket.writableLength > 0) {
    socket.destroy()
    return
  }
  socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  socket.destroySoon()
}

/** Closes connections of one address beyond its share as soon as they open. */
function limitAddresses(server: Server, connectionsEach: number): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (counts.get(address) ?? 0) + 1
    if (count > connectionsEach) {
      socket.destroy()
      return
    }
    counts.set(address, count)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
  })
}

/**
 * Ends connections whose client sends nothing or reads nothing, and exchanges that take too long. A call that the
 * server itself is slow with is left alone until its whole time is over.
 */
export function limitConnections(server: Server, limits: ConnectionLimits, calls: LimitedCalls): void {
  const exchanges = new Map<Socket, Exchange>()
  const isFileCall = ({ incoming }: Exchange) =>
    calls.isFileCall(incoming.method ?? 'GET', (incoming.url ?? '/').split('?', 1)[0] ?? '/')

  server.maxConnections = limits.connections
  server.headersTimeout = limits.headersMs
  // The body is timed by the sweep below, which knows what is called.
  server.requestTimeout = limits.fileMs
  server.timeout = limits.idleMs
  if (!calls.hasProxies) limitAddresses(server, limits.connectionsEach)

  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming
    const exchange = { incoming, outgoing, startedAt: Date.now(), isPatient: false }
    exchanges.set(socket, exchange)
    outgoing.once('close', () => {
      if (exchanges.get(socket) === exchange) exchanges.delete(socket)
    })
  })

  server.on('timeout', (socket: Socket) => {
    const exchange = exchanges.get(socket)
    if (!exchange) {
      socket.destroy()
      return
    }
    const isWaitingForClient = socket.writableLength > 0 || !exchange.incoming.complete
    if (!isWaitingForClient) socket.setTimeout(limits.idleMs)
    else if (!exchange.isPatient && isFileCall(exchange)) {
      exchange.isPatient = true
      socket.setTimeout(limits.fileIdleMs)
    } else end(socket, exchange)
  })

  const sweep = setInterval(() => {
    const now = Date.now()
    for (const [socket, exchange] of exchanges) {
      const age = now - exchange.startedAt
      const limit = exchange.incoming.complete ? limits.responseMs : limits.bodyMs
      if (age < Math.min(limit, limits.fileMs)) continue
      if (age < limits.fileMs && isFileCall(exchange)) continue
      end(socket, exchange)
    }
  }, SWEEP_MS)
  sweep.unref()
  server.once('close', () => clearInterval(sweep))
}
