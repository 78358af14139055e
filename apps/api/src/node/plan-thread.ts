import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { Refusal, refuse } from '../http/refusals'
import { planAssignments } from '../planning/plan-assignments'
import type { Plan, Planner, PlanRequest } from '../planning/planner'

const KIND = 'plan'
/** Milliseconds that a plan may take. */
const TIME_LIMIT = 30_000
/** MiB of its heap, without the solver's own memory. */
const MEMORY = 384

type Message = { plan: Plan } | { refusal: Pick<Refusal, 'code' | 'key'> }

/** Is this thread one that plans? */
export const isPlanThread = () => workerData === KIND

const tooLarge = () => refuse('PLAN_TOO_LARGE', 'judgeAdmin.planTooLarge')

async function planIn(worker: Worker, request: PlanRequest): Promise<Plan> {
  const over = AbortSignal.timeout(TIME_LIMIT)
  const received = once(worker, 'message', { signal: over })
  worker.postMessage(request, [])
  // A thread without memory ends with an error, which rejects here too.
  const [message]: unknown[] = await received.catch(() => [])
  if (message === undefined) throw tooLarge()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other half of this file posts it
  const result = message as Message
  if ('refusal' in result) throw refuse(result.refusal.code, result.refusal.key)
  return result.plan
}

/**
 * Plans in threads of their own, one plan at a time, which begin with the script `entry`: no other request waits for the
 * solver, and its memory goes with the thread.
 */
export function openPlanThreads(entry: URL): Planner {
  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    const plan = last.then(async () => {
      const worker = new Worker(entry, { workerData: KIND, resourceLimits: { maxOldGenerationSizeMb: MEMORY } })
      worker.on('error', () => undefined)
      try {
        return await planIn(worker, request)
      } finally {
        await worker.terminate()
      }
    })
    last = plan.catch(() => undefined)
    return plan
  }
}

/** The work of such a thread: plans the received request and posts the plan. */
export async function planHere(): Promise<void> {
  const port = parentPort
  if (!port) return
  const post = (message: Message) => port.postMessage(message)
  const [request] = await once(port, 'message')
  try {
    post({ plan: await planAssignments(request) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    post({ refusal: { code: error.code, key: error.key } })
  }
}
