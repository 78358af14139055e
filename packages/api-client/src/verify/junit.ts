import type { VerifyReport } from './report'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML 1.0 has no place for control characters.
const isWritten = (sign: string) => sign >= ' ' || sign === '\n' || sign === '\t'
const escaped = (text: string) =>
  Array.from(text)
    .filter(isWritten)
    .map((sign) => entities[sign] ?? sign)
    .join('')

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
