import type { SavedUser, UserRow } from '@doorway/api-client'
import { loadedPart } from '@doorway/ui'
import { addUserDialog, editUserDialog } from '../lazy-parts'
import type { UserFormValues } from '../form/user-form.schema'
import type { AfterSave } from '../form/use-user-editor'

/** The form that is open: adding counts how many were added, so that each begins afresh. */
export type OpenForm = { kind: 'add'; round: number; preset: Partial<UserFormValues> } | { kind: 'edit'; user: UserRow }

export interface UserDialogsProps {
  open: OpenForm | null
  /** Users of the page, for 上一条 and 下一条. */
  rows: readonly UserRow[]
  onOpen: (form: OpenForm | null) => void
  /** Shows the row of a new user, which may be on any page. */
  onAdded: (username: string) => void
  onSaved?: (saved: SavedUser) => void
}

// Pressed before the pointer has had its file loaded, a button would wait for Suspense as well.
const AddUserDialog = loadedPart(addUserDialog)
const EditUserDialog = loadedPart(editUserDialog)

const isEditable = (user: UserRow | undefined): user is UserRow => user !== undefined && !user.isProtected

/** The lazily loaded user form over the list. */
export function UserDialogs({ open, rows, onOpen, onAdded, onSaved }: UserDialogsProps) {
  if (open === null) return null
  if (open.kind === 'add') {
    const handleSaved = (saved: SavedUser, next: AfterSave, username: string) => {
      onSaved?.(saved)
      onAdded(username)
      onOpen(next === 'add' ? { ...open, round: open.round + 1 } : null)
    }
    return <AddUserDialog key={open.round} preset={open.preset} onSaved={handleSaved} onClose={() => onOpen(null)} />
  }
  const { user } = open
  const place = rows.findIndex(({ id }) => id === user.id)
  const before = rows[place - 1]
  const after = place < 0 ? undefined : rows[place + 1]
  const step = {
    position: place + 1,
    count: rows.length,
    onPrevious: isEditable(before) ? () => onOpen({ kind: 'edit', user: before }) : undefined,
    onNext: isEditable(after) ? () => onOpen({ kind: 'edit', user: after }) : undefined,
  }
  const handleSaved = (saved: SavedUser, next: AfterSave) => {
    onSaved?.(saved)
    if (next !== 'stay') onOpen(null)
  }
  return (
    <EditUserDialog
      user={user}
      step={place < 0 ? undefined : step}
      onSaved={handleSaved}
      onClose={() => onOpen(null)}
    />
  )
}
