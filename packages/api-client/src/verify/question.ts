/** What earlier answers told: ids, codes and names, by the word that questions use for them. */
export type Facts = ReadonlyMap<string, string>

/** The changing parts of a request. A missing fact makes a question unaskable. */
export interface Ask {
  /** Values for the braces in the path. */
  path?: Record<string, string>
  query?: Record<string, string>
  json?: unknown
  /** Sent form-encoded (section 7: menus of a role). */
  form?: Record<string, string>
}

/** One request to one operation. An operation may be asked more than once, for different kinds of people. */
export interface Question {
  operation: string
  /** Facts that must be known; the answer to another question brings them. */
  needs?: readonly string[]
  ask: (fact: (name: string) => string) => Ask
  /** Facts in the answer's `data`, by the places where they may stand, for example `data.0.id`. */
  learns?: Readonly<Record<string, string>>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function at(value: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((here, name) => (isRecord(here) ? here[name] : undefined), value)
}

/** The facts that a question finds in the `data` of its answer. */
export function factsIn(question: Question, data: unknown): [string, string][] {
  return Object.entries(question.learns ?? {}).flatMap(([name, place]): [string, string][] => {
    const found = at(data, place)
    return typeof found === 'string' || typeof found === 'number' ? [[name, String(found)]] : []
  })
}
