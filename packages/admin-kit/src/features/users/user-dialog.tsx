import type { SavedUser } from '@doorway/api-client'
import { Dialog } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { FailurePanel } from '../../provider/failure-panel'
import { useApi } from '../../provider/use-api'
import { useTranslate } from '../../provider/use-translate'
import { FormSkeleton } from './form-skeleton'
import { UserEditorBody } from './user-editor-body'
import { UserEditorButtons, type RecordStep } from './user-editor-buttons'
import type { UserFormValues } from './user-form.schema'
import type { UserRecord } from './user-record'
import { userRecord } from './users.queries'
import { useUserEditor } from './use-user-editor'

interface OpenDialogProps {
  record: UserRecord | null
  preset?: Partial<UserFormValues>
  step?: RecordStep
  onSaved: (saved: SavedUser, next: 'close' | 'add') => void
  onClose: () => void
}

function OpenDialog({ record, preset, step, onSaved, onClose }: OpenDialogProps) {
  const t = useTranslate()
  const editor = useUserEditor({ record, preset, onSaved, onClose })
  return (
    <Dialog
      isOpen
      size="l"
      title={t(record ? 'users.editTitle' : 'users.addTitle')}
      footer={<UserEditorButtons editor={editor} step={step} />}
      onClose={editor.close}
    >
      <UserEditorBody editor={editor} record={record} />
    </Dialog>
  )
}

export interface AddUserDialogProps {
  /** What the new user begins with. */
  preset: Partial<UserFormValues>
  onSaved: (saved: SavedUser, next: 'close' | 'add') => void
  onClose: () => void
}

/** 新增用户. Give it another key to begin afresh after 保存并新增. */
export function AddUserDialog(props: AddUserDialogProps) {
  return <OpenDialog record={null} {...props} />
}

export interface EditUserDialogProps {
  user: { id: number; userType: string }
  step?: RecordStep
  onSaved: (saved: SavedUser) => void
  onClose: () => void
}

/** 修改用户. The record is read anew; give the dialog a key of the user's id. */
export function EditUserDialog({ user, step, onSaved, onClose }: EditUserDialogProps) {
  const t = useTranslate()
  const { users } = useApi()
  const { data, error, refetch } = useQuery(userRecord(users, user.id, user.userType))
  if (data) return <OpenDialog record={data} step={step} onSaved={onSaved} onClose={onClose} />
  return (
    <Dialog isOpen size="l" title={t('users.editTitle')} onClose={onClose}>
      {error ? <FailurePanel error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Dialog>
  )
}
