import type { Db } from '../../db/database'
import { describeFault, isUnavailable } from '../../db/faults'
import { Refusal } from '../../http/refusals'
import type { ServerContext } from '../../http/server-context'
import type { Author } from '../../audit/operation-log'
import {
  claimFirst,
  type ClaimedSubmission,
  endSubmission,
  isAnyWaiting,
  sweepSubmissions,
} from './submission-line.queries'

/** Submissions that one server executes at the same time; the others wait, so that reads and sign-ins go on. */
const AT_ONCE = 4
/** How long a person can still see the outcome of a submission. */
const REMEMBER_MS = 24 * 3_600_000
/** Shown when the execution failed because of a fault of the server; nothing was changed, and the draft is still there. */
const FAULT = 'works.lineFault'

/** What the execution of submissions needs of a server. */
export type LineContext = Pick<ServerContext, 'db' | 'clock' | 'secrets' | 'log'>

/** Executes the submission of a work as of the time at which it was received. */
export type Execute = (tx: Db, author: Author, submission: { id: number; now: Date }) => Promise<unknown>

/** What a server executes at the moment. */
class Line {
  running = 0
  #draining: Promise<void> | undefined
  #isWanted = false

  /** May a submission that arrives now be executed at once? Those that arrived before it come first. */
  isFree(): boolean {
    return this.running < AT_ONCE && !this.#draining
  }

  /** Executes what waits, in order, unless that is being done. */
  drain(context: LineContext, execute: Execute): Promise<void> {
    this.#isWanted = true
    this.#draining ??= this.#drainAll(context, execute).finally(() => (this.#draining = undefined))
    return this.#draining
  }

  async #drainAll(context: LineContext, execute: Execute): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (await executeFirst(context, execute));
        }),
      )
    }
  }
}

const lines = new WeakMap<CryptoKey, Line>()

/** The line of a server, by the key that each server has to itself. */
export function lineOf({ secrets }: Pick<LineContext, 'secrets'>): Line {
  const known = lines.get(secrets.audit) ?? new Line()
  lines.set(secrets.audit, known)
  return known
}

async function executeClaimed(tx: Db, context: LineContext, claimed: ClaimedSubmission, execute: Execute) {
  const { id, workId, userId, name, schoolId, requestId, ip, receivedAt } = claimed
  const { clock, secrets } = context
  const author = { actor: { userId, name, schoolId }, origin: { requestId, ip }, clock, secrets }
  // Before the execution, whose log row makes all writers wait.
  await endSubmission(tx, id, clock.now(), null)
  try {
    await tx.transaction((inner) => execute(inner, author, { id: workId, now: receivedAt }))
  } catch (error) {
    if (isUnavailable(error)) throw error
    if (!(error instanceof Refusal)) context.log.error({ workId, fault: describeFault(error) }, 'a submission failed')
    await endSubmission(tx, id, clock.now(), error instanceof Refusal ? error.key : FAULT)
  }
}

/** Executes the first submission that waits. False when none does. */
async function executeFirst(context: LineContext, execute: Execute): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const claimed = await claimFirst(tx)
    if (claimed) await executeClaimed(tx, context, claimed, execute)
    return claimed !== undefined
  })
}

/** Executes what waits without making the caller wait. What cannot be executed now waits for the maintenance. */
export function drainSoon(context: LineContext, execute: Execute): void {
  lineOf(context)
    .drain(context, execute)
    .catch((error: unknown) => context.log.error({ fault: describeFault(error) }, 'the line of submissions failed'))
}

/** Executes what a server that ended has left, and forgets what is a day old. */
export async function maintainLine(context: LineContext, execute: Execute): Promise<void> {
  const { db, clock } = context
  await sweepSubmissions(db, new Date(clock.now().getTime() - REMEMBER_MS))
  if (await isAnyWaiting(db)) await lineOf(context).drain(context, execute)
}
