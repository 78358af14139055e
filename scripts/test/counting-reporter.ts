// A vitest reporter for `npm test`: counts, and the reason of each failure.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

const LINES_OF_AN_ERROR = 12

/** What took how long. */
export interface Duration {
  name: string
  seconds: number
}

/** Results of one part of `npm test`. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** File, name and reason of each failure. */
  failures: string[]
  /** The same of each test that failed once and passed when it was repeated. */
  flaky: string[]
  /** Files with a failure, relative to the project. */
  failedFiles: string[]
  /** How long each file took. */
  durations: Duration[]
}

/** Results of a part that has not run yet. */
export const noCounts = (): Counts => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  flaky: [],
  failedFiles: [],
  durations: [],
})

type Failure = Pick<SerializedError, 'name' | 'message' | 'stack'>

const reasonOf = (errors: readonly Failure[]) =>
  errors
    .flatMap(({ name, message, stack }) =>
      (stack?.includes(message) ? stack : `${name ?? 'Error'}: ${message}\n${stack ?? ''}`).split('\n'),
    )
    .filter((line) => !/node_modules|node:internal/.test(line))
    .slice(0, LINES_OF_AN_ERROR)
    .map((line) => `    ${line}`)
    .join('\n')

/** Writes `Counts` to the file that `COUNTS_FILE` names, once the run has ended. */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const target = process.env['COUNTS_FILE']
    if (target === undefined) throw new Error('COUNTS_FILE names no file for the counts.')
    const counts = noCounts()
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId)
      counts.durations.push({ name: file, seconds: module.diagnostic().duration / 1000 })
      const describe = (name: string, errors: readonly Failure[]) => `${file}\n  ${name}\n${reasonOf(errors)}`
      const fail = (name: string, errors: readonly Failure[]) => {
        counts.failures.push(describe(name, errors))
        if (!counts.failedFiles.includes(file)) counts.failedFiles.push(file)
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        counts[state === 'pending' ? 'skipped' : state]++
        if (state === 'failed') fail(test.fullName, errors ?? [])
        else if (test.diagnostic()?.flaky) counts.flaky.push(describe(test.fullName, errors ?? []))
      }
      // A file that cannot be loaded and a hook that throws have no failed test.
      for (const part of [module, ...module.children.allSuites()]) {
        const errors = part.errors()
        if (errors.length === 0) continue
        counts.failed++
        fail(part.type === 'module' ? 'the file itself' : part.fullName, errors)
      }
    }
    if (unhandledErrors.length > 0) {
      counts.failed++
      counts.failures.push(`outside of any test\n${reasonOf(unhandledErrors)}`)
    }
    writeFileSync(target, JSON.stringify(counts))
  }
}
