// What `npm test` keeps of a vitest run: the counts, and why each failure failed.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

const LINES_OF_AN_ERROR = 12

/** @param {{ name?: string, message?: string, stack?: string }[]} errors */
const told = (errors) =>
  errors
    .flatMap(({ name, message, stack }) =>
      (stack?.includes(message) ? stack : `${name}: ${message}\n${stack}`).split('\n'),
    )
    .filter((line) => !/node_modules|node:internal/.test(line))
    .slice(0, LINES_OF_AN_ERROR)
    .map((line) => `    ${line}`)
    .join('\n')

/** Writes `{ passed, failed, skipped, failures }` to the file that `COUNTS_FILE` names, once the run has ended. */
export default class CountingReporter {
  /** @type {import('vitest/reporters').Reporter['onTestRunEnd']} */
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId)
      const fail = (name, errors) => counts.failures.push(`${file}\n  ${name}\n${told(errors)}`)
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        counts[state === 'pending' ? 'skipped' : state]++
        if (state === 'failed') fail(test.fullName, errors)
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
      counts.failures.push(`outside of any test\n${told(unhandledErrors)}`)
    }
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts))
  }
}
