/** The kind of a difference. */
export type DifferenceKind =
  | 'missing-operation'
  | 'redirect'
  | 'cross-origin'
  | 'no-answer'
  | 'status'
  | 'content-type'
  | 'not-json'
  | 'type'
  | 'missing-member'
  | 'unknown-member'
  | 'value'
  | 'no-data'

/** A difference at one path of a response. */
export interface Finding {
  kind: DifferenceKind
  /** Members from the root of the response, `[]` for each entry of a list: `data.data[].lastLogin`. Empty for all of it. */
  place: string
  /** What the contract says there, in words. */
  expected: string
  /** What came, in words. */
  came: string
}

/** A difference between the server and the contract. */
export interface Difference extends Finding {
  operation: string
  method: string
  path: string
  /** How many times it was met, for example in how many entries of a list. */
  times: number
  /** All of it in one sentence. */
  sentence: string
}

/** The sentence for a finding. */
export function sentenceOf(operation: string, { place, expected, came }: Finding, times: number): string {
  const where = place === '' ? operation : `${operation}, at ${place}`
  return `${where}: the contract says ${expected}; ${came} came${times > 1 ? ` (${times} times)` : ''}.`
}
