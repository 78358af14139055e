import { Refusal } from '../../http/refusals'
import { FairQueue } from '../../security/fair-queue'

/** Hashing takes a core. Networks are served in rotation, so that a flood from one of them does not delay the others. */
const hashing = new FairQueue({ running: 2, waitingEach: 32, waiting: 128 })

const busy = () => new Refusal(503, 'BUSY', 'http.unavailable', { headers: { 'retry-after': '2' } })

/** Runs work that hashes a password when its network may. Throws 503 when too much waits already. */
export function withHashing<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
  return hashing.run(network, work, busy)
}
