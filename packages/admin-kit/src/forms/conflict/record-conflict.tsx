import { Suspense } from 'react'
import type { ConflictView } from './conflict-view'
import { conflictPanel } from './lazy-parts'

export interface RecordConflictProps {
  /** Null without a conflict. */
  view: ConflictView | null
  /** Saves mine over all of it. */
  onOverwrite: () => unknown
}

/** Own values next to those that were saved in between; loaded when it happens. */
export function RecordConflict({ view, onOverwrite }: RecordConflictProps) {
  return <Suspense>{view && <conflictPanel.Part {...view} onOverwrite={() => void onOverwrite()} />}</Suspense>
}
