import type { Difference } from './difference'

/** One reason for differences in many operations. */
export interface Cause {
  /** What it is, and what to look at, in one or two sentences. */
  sentence: string
  operations: readonly string[]
  differences: readonly Difference[]
}

/** Members of the envelope around every response. */
const ENVELOPE = ['code', 'data', 'msg', 'success']

/** Fewer operations than this are differences of their own. */
const FEW = 3

const isOfEnvelope = ({ kind, place }: Difference) =>
  (kind === 'missing-member' && ENVELOPE.includes(place)) || (kind === 'unknown-member' && place === '')

/** Differences with the same key have the same reason. */
function keyOf(difference: Difference): string {
  const { kind, place, expected, came } = difference
  if (isOfEnvelope(difference)) return 'envelope'
  if (kind === 'content-type' || kind === 'redirect') return [kind, came].join('\n')
  if (kind === 'missing-operation' || kind === 'no-answer') return kind
  return [kind, place.split('.').at(-1), expected, kind === 'unknown-member' ? came : ''].join('\n')
}

const advice: Readonly<Record<string, string>> = {
  'missing-operation': 'Is --base-url the address before /api, and does the gateway pass these paths on?',
  'content-type': 'Does --base-url lead to the API, and not to a page?',
  redirect: 'A browser does not follow it from another origin: give the address where it leads, or let the API refuse.',
  'cross-origin':
    'Without it a browser shows the page nothing: add the origin of the page to those that the API allows.',
  'no-answer': 'Does the server still run?',
}

function sentenceFor(differences: readonly Difference[], count: number): string {
  const [first] = differences
  if (!first) return ''
  const said = `${count} operations: `
  if (isOfEnvelope(first)) {
    const missing = ENVELOPE.filter((name) =>
      differences.some(({ kind, place }) => kind === 'missing-member' && place === name),
    )
    const other = new Set(
      differences.flatMap(({ kind, came }) =>
        kind === 'unknown-member' ? [came.replace('the unknown member ', '')] : [],
      ),
    )
    const lacks = missing.length > 0 ? `has no ${missing.join(', ')}` : 'has more members'
    const has = other.size > 0 ? ` (it has ${[...other].slice(0, 4).join(', ')})` : ''
    return `${said}the envelope of the contract is { code, msg, success, data }; the server's ${lacks}${has}.`
  }
  const { place, expected, came, kind } = first
  const where = place === '' ? '' : `at ${place} and places like it `
  return [`${said}${where}the contract says ${expected}; ${came} came.`, advice[kind]].filter(Boolean).join(' ')
}

const idsOf = (differences: readonly Difference[]) => [...new Set(differences.map(({ operation }) => operation))]

/** The reasons that explain differences of several operations, the most frequent first. */
export function causesOf(differences: readonly Difference[]): Cause[] {
  const groups = new Map<string, Difference[]>()
  for (const difference of differences) {
    const key = keyOf(difference)
    groups.set(key, [...(groups.get(key) ?? []), difference])
  }
  return [...groups.values()]
    .map((group) => ({ group, operations: idsOf(group) }))
    .filter(({ operations }) => operations.length >= FEW)
    .map(({ group, operations }) => ({
      sentence: sentenceFor(group, operations.length),
      operations,
      differences: group,
    }))
    .toSorted((one, other) => other.operations.length - one.operations.length)
}
