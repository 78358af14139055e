import { type ChildProcess, fork } from 'node:child_process'

/** How a server's process is started. */
export interface Supervised {
  /** Path of the script. */
  script: string
  /** Path of the Node that runs it; by default the one of this process. */
  node?: string
  /** Flags of Node. */
  flags?: readonly string[]
  env?: NodeJS.ProcessEnv
}

const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 30_000
/** A process that has been ready for so long starts the delays from the beginning. */
const STEADY_MS = 60_000
/** Longer than an orderly end of the server takes. */
const END_MS = 16_000

const portOf = (message: unknown): number | undefined =>
  typeof message === 'object' && message !== null && 'port' in message && typeof message.port === 'number'
    ? message.port
    : undefined

/** A line of the log, in the form of the server's own lines. */
const report = (msg: string) =>
  void process.stderr.write(`${JSON.stringify({ level: 50, time: Date.now(), name: 'doorway', msg })}\n`)

/**
 * Runs a server in a process of its own and starts it again when that process dies: after half a second, then after
 * twice as long each time, up to 30 s. A server that has never been ready is not started again, since its settings are
 * wrong. Ends as the server ends on purpose: with its exit code.
 */
export function supervise({ script, node, flags = [], env = process.env }: Supervised): void {
  let child: ChildProcess | undefined
  let port: number | undefined
  let readyAt: number | undefined
  let delay = FIRST_DELAY_MS
  let isEnding = false
  let restart: ReturnType<typeof setTimeout> | undefined

  function handleExit(code: number | null, signal: NodeJS.Signals | null): void {
    child = undefined
    const isOnPurpose = code === 0
    if (isEnding || isOnPurpose || port === undefined) process.exit(code ?? 1)
    if (readyAt !== undefined && Date.now() - readyAt > STEADY_MS) delay = FIRST_DELAY_MS
    report(`the server ended with ${signal ?? code} and starts again in ${delay / 1000} s`)
    restart = setTimeout(start, delay)
    delay = Math.min(MAX_DELAY_MS, delay * 2)
  }

  function start(): void {
    readyAt = undefined
    // A port that the system chose stays the same.
    const variables = port === undefined ? env : { ...env, PORT: String(port) }
    child = fork(script, { execPath: node ?? process.execPath, execArgv: [...flags], env: variables })
    child.on('message', (message) => {
      port = portOf(message) ?? port
      readyAt = Date.now()
    })
    child.once('exit', handleExit)
  }

  function end(): void {
    if (isEnding) return
    isEnding = true
    clearTimeout(restart)
    if (!child) process.exit(0)
    setTimeout(() => child?.kill('SIGKILL'), END_MS)
    // Ends the server in order on every system; a signal would kill it at once on Windows.
    child.disconnect()
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  start()
}
