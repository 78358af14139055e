// The process of the journeys' servers, which follow each other in it: the code is loaded and compiled once, while each
// server has its own configuration, data folder and database.
import { readConfig } from '../config'
import { openLog } from '../node/log'
import { type OpenServer, openServer } from '../node/start'

/** What the process is sent: the environment of a server to open, or that the open one is to be closed. */
export type ServerOrder = Readonly<Record<string, string>> | 'close'

/** What it sends back: the address of the open server, or why it could not be opened or closed. */
export interface ServerReport {
  url?: string
  fault?: string
}

const entry = new URL('../main.js', import.meta.url)
const log = await openLog()
let server: OpenServer | undefined

async function follow(order: ServerOrder): Promise<ServerReport> {
  if (order === 'close') {
    const open = server
    server = undefined
    await open?.close()
    return {}
  }
  server = await openServer(readConfig({ ...process.env, ...order }), entry, log)
  return { url: server.address }
}

process.on('message', (order: ServerOrder) => {
  follow(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ fault: error instanceof Error ? error.stack : String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
