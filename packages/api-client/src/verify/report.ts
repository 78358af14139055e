import type { Cause } from './causes'
import type { Difference } from './difference'

/** What became of one operation. */
export interface OperationReport {
  operation: string
  method: string
  path: string
  /**
   * `same`: its responses match the contract; `different`: see `differences`; `refused`: the server said no, as the
   * contract allows, so there was nothing to compare; `skipped`: see `note`.
   */
  outcome: 'same' | 'different' | 'refused' | 'skipped'
  /** Why it was refused or skipped. */
  note?: string
}

/** What a verification found. */
export interface VerifyReport {
  baseUrl: string
  operations: OperationReport[]
  differences: Difference[]
  /** Reasons that explain differences of several operations, the most frequent first. */
  causes: Cause[]
}

const count = (report: VerifyReport, outcome: OperationReport['outcome']) =>
  report.operations.filter((one) => one.outcome === outcome)

/** Operations that are named for a reason. */
const NAMED = 3
/** As many have one line for their common reason. */
const FEW = 4

const reasonsInWords = (reasons: number) => (reasons === 1 ? 'one reason' : `${reasons} reasons`)
const namesInWords = (names: readonly string[]) =>
  names.length > NAMED ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more` : names.join(', ')

/** Operations that were not compared for the same reason, the largest group first. */
function notCompared(operations: readonly OperationReport[]): [reason: string, names: string[]][] {
  const groups = new Map<string, string[]>()
  for (const { operation, note = 'no reason' } of operations) {
    // Which value it was is of use for a single operation; where lists differ, everything behind them is missing.
    const reason = note.replace(
      /^no earlier response had the .*/,
      'no earlier response had the value to request them with',
    )
    groups.set(reason, [...(groups.get(reason) ?? []), operation])
  }
  return [...groups]
    .filter(([, names]) => names.length >= FEW)
    .toSorted(([, one], [, other]) => other.length - one.length)
}

/** The report as lines for people. */
export function reportAsText(report: VerifyReport): string {
  const { baseUrl, causes } = report
  const explained = new Set(causes.flatMap((cause) => cause.differences))
  const differences = report.differences.filter((difference) => !explained.has(difference))
  const [same, different] = [count(report, 'same'), count(report, 'different')]
  const others = [...count(report, 'refused'), ...count(report, 'skipped')]
  const groups = notCompared(others)
  const grouped = new Set(groups.flatMap(([, names]) => names))
  const lines = [`${baseUrl}: ${same.length} operations answer as the contract says, ${different.length} differ.`]
  if (causes.length > 0)
    lines.push(`\n${explained.size} of ${report.differences.length} differences have ${reasonsInWords(causes.length)}:`)
  for (const { sentence, operations } of causes) lines.push(`  ${sentence}\n    ${namesInWords(operations)}`)
  for (const { method, path, sentence } of differences) lines.push(`\n${method} ${path}\n  ${sentence}`)
  if (others.length > 0) lines.push(`\nNot compared: ${others.length}`)
  for (const [reason, names] of groups)
    lines.push(`  ${names.length} operations: ${reason}\n    ${namesInWords(names)}`)
  for (const { operation, note } of others) if (!grouped.has(operation)) lines.push(`  ${operation}: ${note}`)
  return `${lines.join('\n')}\n`
}

/** The report for machines; `differences` is empty when all is well. */
export function reportAsJson(report: VerifyReport): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
