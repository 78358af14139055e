import type { schoolChanges } from '../../db/tables/school-changes'

type State = (typeof schoolChanges.$inferSelect)['state']
/** A step of the approval. */
export type Step = 'out' | 'in' | 'authority'

/** What decides which step comes next. */
export interface Progress {
  state: State
  needsAuthority: boolean
}

/** The step that has to be decided now; null when none has. */
export function currentStep({ state, needsAuthority }: Progress): Step | null {
  if (state === 'submitted') return 'out'
  if (state === 'out_agreed') return 'in'
  return state === 'in_agreed' && needsAuthority ? 'authority' : null
}

/** The state after a step is agreed to. */
export const stateAfter = { out: 'out_agreed', in: 'in_agreed', authority: 'authority_agreed' } as const

/** Has every step been agreed to, so that the change waits for its day alone? */
export function isApproved({ state, needsAuthority }: Progress): boolean {
  return state === 'authority_agreed' || (state === 'in_agreed' && !needsAuthority)
}

/** The steps that a request takes, in their order. */
export function stepsOf({
  needsAuthority,
  fromSchoolId,
}: {
  needsAuthority: boolean
  fromSchoolId: number | null
}): Step[] {
  if (fromSchoolId === null) return ['in']
  return needsAuthority ? ['out', 'in', 'authority'] : ['out', 'in']
}

/** Is every decision still open? A person of no school begins with the step of the new one. */
export const isUndecided = ({ state, fromSchoolId }: { state: State; fromSchoolId: number | null }) =>
  state === 'submitted' || (state === 'out_agreed' && fromSchoolId === null)
