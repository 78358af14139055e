import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that breaks off while bytes are sent. */
export interface BrokenLine {
  url: string
  /** Bytes that browsers have sent so far, heads of requests among them. */
  sent: () => number
  /** How often the line has broken off so far. */
  cuts: () => number
  stop: () => Promise<void>
}

/**
 * Forwards connections to a server of this machine, and resets all of them each time the bytes sent pass the next of
 * `cutsAt`.
 */
export async function startBrokenLine(target: string, cutsAt: readonly number[]): Promise<BrokenLine> {
  const port = Number(new URL(target).port)
  const sockets = new Set<Socket>()
  let sent = 0
  let cuts = 0
  const hold = (socket: Socket, other: Socket) => {
    sockets.add(socket)
    // A reset is an error for the other end, and closing follows.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
  }
  const server = createServer((client) => {
    const upstream = connect(port, 'localhost')
    hold(client, upstream)
    hold(upstream, client)
    client.on('data', (bytes: Buffer) => {
      sent += bytes.length
      if (sent < (cutsAt[cuts] ?? Infinity)) return
      cuts += 1
      for (const socket of sockets) socket.resetAndDestroy()
    })
    client.pipe(upstream)
    upstream.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    sent: () => sent,
    cuts: () => cuts,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
