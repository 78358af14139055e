// A vitest reporter for `npm test`: starts no file after the moment in `STOP_AT`, in milliseconds since 1970.
import type { Reporter, Vitest } from 'vitest/node'

/** Ends the run when a file has ended after that moment; what is running then ends first. */
export default class TimeLimit implements Reporter {
  readonly #stopAt = Number(process.env['STOP_AT'])
  #vitest: Vitest | undefined
  #isStopped = false

  onInit(vitest: Vitest): void {
    if (!(this.#stopAt > 0)) throw new Error('STOP_AT names no moment.')
    this.#vitest = vitest
  }

  onTestModuleEnd(): void {
    if (this.#isStopped || Date.now() < this.#stopAt) return
    this.#isStopped = true
    void this.#vitest?.cancelCurrentRun('keyboard-input')
  }
}
