import { connect, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { Turns } from '../turns'
import { startServer } from './http-server'

const CONNECTIONS = 300
const WORKS = 150
const WORK_MS = 5

function work(): Promise<void> {
  const end = performance.now() + WORK_MS
  while (performance.now() < end);
  return Promise.resolve()
}

describe('connections that arrive while there is a long queue of work', () => {
  it('are accepted before half of it is done', async () => {
    let requests = 0
    const server = await startServer({
      port: 0,
      host: '127.0.0.1',
      trustedHops: 0,
      isFileCall: () => false,
      fetch: () => {
        requests += 1
        return new Response('ok')
      },
    })
    const turns = new Turns()
    const sockets: Socket[] = []
    const requestsAfter: number[] = []
    const queue = Array.from({ length: WORKS }, () =>
      turns.run(async () => {
        await work()
        requestsAfter.push(requests)
      }),
    )
    for (let index = 0; index < CONNECTIONS; index += 1) {
      const socket = connect(server.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))
      sockets.push(socket.on('error', () => undefined))
    }
    await Promise.all(queue)
    for (const socket of sockets) socket.destroy()
    await server.stop()
    expect(requestsAfter[WORKS / 2]).toBe(CONNECTIONS)
  })
})
