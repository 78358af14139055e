import type { VerifyReport } from './report'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML 1.0 has no place for control characters.
const escaped = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- these are the ones to be left out
  text
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** The report as JUnit XML, as servers of continuous integration read it: a test case for each operation. */
export function reportAsJUnit(report: VerifyReport): string {
  const { baseUrl, operations, differences } = report
  const isSkipped = ({ outcome }: (typeof operations)[number]) => outcome === 'refused' || outcome === 'skipped'
  const failed = operations.filter(({ outcome }) => outcome === 'different')
  const cases = operations.map((operation) => {
    const head = `    <testcase classname="${escaped(`${operation.method} ${operation.path}`)}" name="${escaped(operation.operation)}"`
    if (isSkipped(operation))
      return `${head}><skipped message="${escaped(operation.note ?? operation.outcome)}"/></testcase>`
    const found = differences.filter((difference) => difference.operation === operation.operation)
    const [first] = found
    if (!first) return `${head}/>`
    const text = found.map(({ sentence }) => sentence).join('\n')
    return `${head}><failure type="${first.kind}" message="${escaped(first.sentence)}">${escaped(text)}</failure></testcase>`
  })
  const counts = `tests="${operations.length}" failures="${failed.length}" errors="0" skipped="${operations.filter(isSkipped).length}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="Doorway contract, ${escaped(baseUrl)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
