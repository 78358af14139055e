import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './connection-limits'
import type { SiteBindings } from './site'
import { StartFault } from './start-fault'
import { reportArrival } from '../turns'

/** How often Node looks for requests whose headers are late. */
const CHECK_MS = 2_000
const FINISH_WITHIN_MS = 10_000

/** Handles the requests that come in over the network. */
export type SiteFetch = (request: Request, bindings: SiteBindings) => Response | Promise<Response>

/** A listening server. */
export interface RunningServer {
  address: string
  port: number
  /** Takes no new requests, lets those in flight finish (10 s at most), and ends. */
  stop: () => Promise<void>
}

/** The caller's address: the socket's, or behind trusted proxies the one that the outermost of them saw. */
export function callerAddress(socketAddress: string, forwarded: string | null, trustedHops: number): string {
  if (trustedHops === 0 || forwarded === null) return socketAddress
  const chain = forwarded
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return chain.at(-trustedHops) ?? chain[0] ?? socketAddress
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new StartFault(`Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another one.`))
      else if (error.code === 'EACCES')
        reject(new StartFault(`Port ${port} on ${host} may not be used by this account. Set PORT to 1024 or above.`))
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(new StartFault(`${host} is no address of this machine. Set HOST to one that is.`))
      else reject(error)
    })
    server.listen(port, host, () => resolve())
  })
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const tooLong = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS)
    server.close(() => {
      clearTimeout(tooLong)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Listens before anything else is opened, so that a busy port changes nothing. `fetch` may return 503 at first. */
export async function startServer(options: {
  port: number
  host: string
  trustedHops: number
  fetch: SiteFetch
  /** Does a call take or return a file, so that it may last long? */
  isFileCall: (method: string, path: string) => boolean
  limits?: ConnectionLimits
}): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: (request, { incoming }) =>
      options.fetch(request, {
        ip: callerAddress(
          incoming.socket.remoteAddress ?? '',
          request.headers.get('x-forwarded-for'),
          options.trustedHops,
        ),
      }),
    serverOptions: { connectionsCheckingInterval: CHECK_MS },
  })
  if (!(server instanceof Server)) throw new Error('The adaptor made something else than a plain HTTP server.')
  server.on('connection', reportArrival)
  limitConnections(server, options.limits ?? CONNECTION_LIMITS, {
    isFileCall: options.isFileCall,
    hasProxies: options.trustedHops > 0,
  })
  await listen(server, options.port, options.host)
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : options.port
  const shown =
    options.host === '127.0.0.1' || options.host === '0.0.0.0' || options.host === '::' ? 'localhost' : options.host
  return { address: `http://${shown}:${port}`, port, stop: () => stop(server) }
}
