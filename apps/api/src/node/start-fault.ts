import { ConfigFault } from '../config'

/** A reason not to start that the operator of the server can remove. Shown as one sentence, without a stack. */
export class StartFault extends Error {}

/** Is this a fault for the operator, which is shown without a stack? */
export function isExpectedFault(error: unknown): error is Error {
  return error instanceof StartFault || error instanceof ConfigFault
}
