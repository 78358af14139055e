/** Facts from earlier responses: ids, codes and names, by the word that questions use for them. */
export type Facts = ReadonlyMap<string, string>

/** The changing parts of a request. A missing fact makes a question unaskable. */
export interface ProbeRequest {
  /** Values for the braces in the path. */
  path?: Record<string, string>
  query?: Record<string, string>
  json?: unknown
  /** Sent form-encoded (section 7: menus of a role). */
  form?: Record<string, string>
}

/** One request to one operation. An operation may have more than one probe, for different kinds of users. */
export interface Probe {
  operation: string
  /** Facts that must be known; the response to another probe supplies them. */
  needs?: readonly string[]
  request: (fact: (name: string) => string) => ProbeRequest
  /** Facts in the response's `data`, by the paths where they may be, for example `data.0.id`. */
  learns?: Readonly<Record<string, string>>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function at(value: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((here, name) => (isRecord(here) ? here[name] : undefined), value)
}

/** The facts that a probe finds in the `data` of its response. */
export function factsIn(probe: Probe, data: unknown): [string, string][] {
  return Object.entries(probe.learns ?? {}).flatMap(([name, place]): [string, string][] => {
    const found = at(data, place)
    return typeof found === 'string' || typeof found === 'number' ? [[name, String(found)]] : []
  })
}
