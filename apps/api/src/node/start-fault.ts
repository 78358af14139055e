import { ConfigFault } from '../config'

/** A reason not to start that whoever runs the server can do something about. Shown as one sentence, without a stack. */
export class StartFault extends Error {}

/** Is this something to tell in its own words, not a fault of ours? */
export function isExpectedFault(error: unknown): error is Error {
  return error instanceof StartFault || error instanceof ConfigFault
}
