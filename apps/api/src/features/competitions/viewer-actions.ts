import type { Schema } from '@doorway/api-client/types'
import { hasNoticeBegun, isKindOpen, type PhaseRow, stageOf } from './competition-phases'
import type { EntryRow } from './entries.queries'

type Action = Schema<'CompetitionDetail'>['viewerActions'][number]

/** The person as far as the main button depends on it. */
export interface Viewer {
  /** The account may enter competitions, and is of a type that this one is for. */
  mayEnter: boolean
  isJudge: boolean
  entry: EntryRow | undefined
}

interface Moment {
  state: string
  phases: readonly PhaseRow[]
  /** Works are public already. */
  worksArePublic: boolean
  now: Date
}

const EDITABLE: readonly EntryRow['state'][] = ['draft', 'submitted', 'returned']

/** Who has signed up hands in a work while works are accepted. */
const HANDS_IN: readonly EntryRow['state'][] = ['submitted', 'school_passed']

function signupActions(viewer: Viewer | undefined): Action[] {
  if (!viewer) return ['signIn', 'viewSchedule']
  const { entry, mayEnter } = viewer
  if (!entry) return [...(mayEnter ? (['signUp'] as const) : []), 'viewSchedule']
  return EDITABLE.includes(entry.state) ? ['editEntry', 'cancelEntry'] : ['viewEntry']
}

/** What a person can do at this moment (domain 1.7), the main action first. Undefined: a visitor. */
export function viewerActions(viewer: Viewer | undefined, { state, phases, worksArePublic, now }: Moment): Action[] {
  const works: Action[] = worksArePublic ? ['viewWorks'] : []
  const entry: Action[] = viewer?.entry ? ['viewEntry'] : []
  if (state === 'result_published' || state === 'archived')
    return viewer?.entry ? ['viewMyResult', 'viewResults'] : ['viewResults']
  const handsIn = viewer?.entry && HANDS_IN.includes(viewer.entry.state) && isKindOpen(phases, 'submit', now)
  const work: Action[] = handsIn ? ['submitWork'] : []
  if (stageOf(state, phases, now) === 'signup') return [...work, ...signupActions(viewer)]
  if (viewer?.isJudge && isKindOpen(phases, 'round', now)) return ['judge', 'viewSchedule']
  if (hasNoticeBegun(phases, now)) return ['viewNotice', ...entry, ...works]
  return [...work, ...entry, ...works, 'viewSchedule']
}
