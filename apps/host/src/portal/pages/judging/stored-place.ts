/** Which tasks the list shows. */
export type Filter = 'all' | 'todo' | 'draft' | 'submitted' | 'recused'

/** Where a judge is: the page returns there within the session. */
export interface Place {
  roundId?: number
  assignmentId?: number
  filter?: Filter
}

const KEY = 'doorway:judging:'

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null

/** Where the judge was in this session. */
export function readPlace(judgeCode: string): Place {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY + judgeCode) ?? '{}')
    return isPlace(value) ? value : {}
  } catch {
    return {}
  }
}

/** Stores where the judge is. */
export function storePlace(judgeCode: string, place: Place): void {
  try {
    sessionStorage.setItem(KEY + judgeCode, JSON.stringify(place))
  } catch {
    // Private windows may refuse storage; the page then starts at the first work.
  }
}
