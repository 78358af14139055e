import { LRUCache } from 'lru-cache'

/** How much work a network may cause without signing in. */
export interface BudgetLimits {
  /** Milliseconds of work per second, in the long run. */
  perSecond: number
  /** Milliseconds of work that a network may cause at once after a rest. */
  burst: number
}

/** A third of one core for each network, and a minute and a half of that at once: a school is one network. */
export const DEFAULT_BUDGET: BudgetLimits = { perSecond: 300, burst: 30_000 }

/** Networks that are remembered; the one that was quiet longest is forgotten first, and with it what it has used. */
const MAX_NETWORKS = 20_000

interface Balance {
  /** Milliseconds of work left at the time `at`. */
  left: number
  at: number
}

/**
 * The work that each network may still cause without signing in, as token buckets: a call takes what it costs, and time
 * gives it back. Cached responses cost nearly nothing. Each process has a budget of its own.
 */
export class NetworkBudget {
  readonly #balances = new LRUCache<string, Balance>({ max: MAX_NETWORKS })

  constructor(
    private readonly limits: BudgetLimits = DEFAULT_BUDGET,
    /** The network of an address. */
    private readonly networkOf: (ip: string) => string = (ip) => ip,
    /** Milliseconds of a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Takes the cost of a call, in milliseconds of work. Returns undefined when the network could pay, else the seconds
   * after which it can.
   */
  take(ip: string, cost: number): number | undefined {
    const { perSecond, burst } = this.limits
    const network = this.networkOf(ip)
    const now = this.now()
    const known = this.#balances.get(network)
    const left = known ? Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond) : burst
    const canPay = left >= cost
    const balance = known ?? { left, at: now }
    balance.left = canPay ? left - cost : left
    balance.at = now
    if (!known) this.#balances.set(network, balance)
    return canPay ? undefined : Math.max(1, Math.ceil((cost - left) / perSecond))
  }
}
