import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseLost } from './faults'

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void

/**
 * Connections of a server that serves requests. While the database is lost no statement is sent, and none that was sent
 * is waited for. A connection that breaks in the middle of a transaction leaves its place to another one.
 */
export class ServingPool extends Pool {
  readonly #clients = new Set<PoolClient>()

  constructor(
    config: PoolConfig,
    private readonly isLost: () => boolean,
  ) {
    super(config)
    this.on('connect', (client) => {
      this.#clients.add(client)
      // Without a listener, a connection that breaks between two statements of a transaction would end the process.
      client.on('error', () => undefined)
    })
    this.on('remove', (client) => this.#clients.delete(client))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (!callback) return this.isLost() ? Promise.reject(new DatabaseLost()) : this.#connectForTransaction()
    if (this.isLost()) callback(new DatabaseLost(), undefined, () => undefined)
    else super.connect(callback)
  }

  /** Breaks all connections: what waits for a response gets an error in its place. */
  breakAll(): void {
    for (const client of this.#clients) client.connection.stream.destroy()
  }

  async #connectForTransaction(): Promise<PoolClient> {
    const client = await super.connect()
    const release = client.release.bind(client)
    let isReleased = false
    const releaseOnce = (error?: Error | boolean) => {
      if (isReleased) return
      isReleased = true
      client.off('end', giveUp)
      // What the last statement left open, another request must not find.
      release(error ?? client.getTransactionStatus() !== 'I')
    }
    const giveUp = () => releaseOnce(true)
    // A transaction whose first statement fails is not released by its owner.
    client.once('end', giveUp)
    client.release = releaseOnce
    return client
  }
}
