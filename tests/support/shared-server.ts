import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ServerOrder, ServerReport } from '../../apps/api/src/testing/journey-servers'
import { serverFlags } from '../../scripts/build/server-flags'
import { contractProxy, freePort, PASSWORD } from './running-portal'
import { root } from './source-files'

let child: ChildProcess | undefined

/** The process of this worker's servers; another one when the former has ended. */
function serverProcess(): ChildProcess {
  if (child?.exitCode === null && child.signalCode === null) return child
  const script = join(root, 'apps/api/dist/testing/journey-servers.js')
  child = spawn(process.execPath, [...serverFlags, '--max-semi-space-size=32', script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DEMO_PASSWORD: PASSWORD },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return child
}

async function send(order: ServerOrder): Promise<ServerReport> {
  const target = serverProcess()
  const ended = new AbortController()
  const { signal } = ended
  const report = once(target, 'message', { signal }).then(([message]): ServerReport => message)
  const end = once(target, 'exit', { signal }).then(([code]): ServerReport => ({ fault: `it ended with ${code}` }))
  target.send(order)
  try {
    return await Promise.race([report, end])
  } finally {
    ended.abort()
    await Promise.allSettled([report, end])
  }
}

/** A server on a data folder of its own, in the process that all files of journeys of this worker share. */
export interface SharedServer {
  url: string
  stop: () => Promise<void>
}

/**
 * Opens a server as `startServer` does, without a new process: what is loaded and compiled serves the next file as well.
 * One at a time. Files that stop the process, read its output or have it at a certain port start their own.
 */
export async function openSharedServer(environment: Readonly<Record<string, string>>): Promise<SharedServer> {
  const { url, fault } = await send({ ...environment, PORT: String(await freePort()) })
  if (url === undefined) throw new Error(`The server could not be opened: ${fault}`)
  const proxy = await contractProxy(url)
  return {
    url: proxy.url,
    stop: async () => {
      proxy.stop()
      const closed = await send('close')
      if (closed.fault !== undefined) throw new Error(`The server could not be closed: ${closed.fault}`)
    },
  }
}
