import { Refusal } from '../../http/refusals'
import { FairQueue } from '../../security/fair-queue'

/** Hashing takes a core. Networks are served in rotation, so that a flood from one of them does not delay the others. */
const hashing = new FairQueue({ running: 2, waitingEach: 32, waiting: 128 })

/**
 * Requests for accounts have a line of their own, so that a whole region that registers in one minute delays no sign-in.
 * It is as long as is hashed within the 20 s that a client waits; a class of 60 registers from one school.
 */
const hashingForRequests = new FairQueue({ running: 1, waitingEach: 64, waiting: 800 })

const busy = () => new Refusal(503, 'BUSY', 'http.unavailable', { headers: { 'retry-after': '2' } })

/** Runs work that hashes a password when its network may. Throws 503 when too much waits already. */
export function withHashing<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
  return hashing.run(network, work, busy)
}

/** The same for the password of a request for an account. */
export function withHashingForRequest<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
  return hashingForRequests.run(network, work, busy)
}
