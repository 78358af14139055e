/** Whose values a record holds, as far as it changes how much of them is shown (domain 4.4). */
export interface AgeMark {
  /** Under 18. */
  isMinor: boolean
  /** The guardian of somebody under 18. */
  isGuardian: boolean
}

// A record without a mark shows less, not more.
const UNKNOWN: AgeMark = { isMinor: true, isGuardian: true }
const marks = new WeakMap<object, AgeMark>()

/** Marks a record that is about to be sent. The mark stays with this very object, not with copies of it. */
export function withAgeMark<Data extends object>(data: Data, mark: AgeMark): Data {
  marks.set(data, mark)
  return data
}

/** The mark of a record. Without one it counts as a child's. */
export const ageMarkOf = (data: object): AgeMark => marks.get(data) ?? UNKNOWN
