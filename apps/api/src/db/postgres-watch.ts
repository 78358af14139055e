import { Client } from 'pg'

/** How a database server is watched, in milliseconds. */
export interface WatchTimes {
  /** Between two queries. */
  everyMs: number
  /** Without a response after which the server counts as lost. */
  lostMs: number
}

const DEFAULTS: WatchTimes = { everyMs: 1_000, lostMs: 2_000 }
/** A check for readiness has its result within this time. */
const CHECK_MS = 800
const STEPS = 10

/**
 * Resolves after a time in which this process has run: a process that was busy for seconds has not read the response
 * that may be waiting for it.
 */
function lapse(ms: number, isOver: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let left = STEPS
    const timer = setInterval(() => {
      left -= 1
      if (left > 0 && !isOver()) return
      clearInterval(timer)
      resolve()
    }, ms / STEPS)
  })
}

/**
 * Watches a PostgreSQL server over a connection of its own. A server that is stopped or cut off keeps its connections
 * open and says nothing, so that only a query in time shows that it responds.
 */
export class PostgresWatch {
  isLost = false
  #client: Client | undefined
  #isStopped = false
  #pending: Promise<boolean> | undefined
  readonly #timer: ReturnType<typeof setInterval>

  constructor(
    private readonly address: string,
    /** Called when the server is lost and when it is back. */
    private readonly onChange: (isLost: boolean) => void,
    private readonly times: WatchTimes = DEFAULTS,
  ) {
    this.#timer = setInterval(() => void this.#check(), times.everyMs)
    this.#timer.unref()
  }

  /** Resolves within a second to whether the server responds. */
  async isResponding(): Promise<boolean> {
    let isOver = false
    const found = this.#check().finally(() => (isOver = true))
    return Promise.race([found, lapse(CHECK_MS, () => isOver).then(() => false)])
  }

  /** Ends the watch. */
  stop(): void {
    this.#isStopped = true
    clearInterval(this.#timer)
    this.#drop()
  }

  #check(): Promise<boolean> {
    this.#pending ??= this.#query().finally(() => (this.#pending = undefined))
    return this.#pending
  }

  async #query(): Promise<boolean> {
    let isOver = false
    const isResponding = await Promise.race([
      this.#ask()
        // The connection may have been ended on purpose, which says nothing of the server.
        .catch(() => {
          this.#drop()
          return this.#ask()
        })
        .then(
          () => true,
          () => false,
        ),
      lapse(this.times.lostMs, () => isOver).then(() => false),
    ])
    isOver = true
    if (!isResponding) this.#drop()
    if (this.isLost === isResponding) {
      this.isLost = !isResponding
      this.onChange(this.isLost)
    }
    return isResponding
  }

  async #ask(): Promise<void> {
    this.#client ??= await this.#connect()
    await this.#client.query('select 1')
  }

  async #connect(): Promise<Client> {
    const client = new Client({ connectionString: this.address, connectionTimeoutMillis: this.times.lostMs })
    // The next query finds out.
    client.on('error', () => undefined)
    await client.connect()
    if (this.#isStopped) client.connection.stream.destroy()
    return client
  }

  #drop(): void {
    this.#client?.connection.stream.destroy()
    this.#client = undefined
  }
}
