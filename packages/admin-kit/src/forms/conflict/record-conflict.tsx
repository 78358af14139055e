import { ConflictPanel } from './conflict-panel'
import { type ConflictWords, conflictView, type FormConflict } from './conflict-view'

export interface RecordConflictProps<Values extends object> extends ConflictWords<Values> {
  conflict: FormConflict<Values>
  /** Saves mine over all of it. */
  onOverwrite: () => unknown
}

/** Own values next to those that were saved in between. */
export function RecordConflict<Values extends object>({
  conflict,
  onOverwrite,
  ...words
}: RecordConflictProps<Values>) {
  return <ConflictPanel {...conflictView(conflict, words)} onOverwrite={() => void onOverwrite()} />
}
