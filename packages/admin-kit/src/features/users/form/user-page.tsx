import type { SavedUser } from '@doorway/api-client'
import { FormFooter, PageHeader } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailurePanel } from '../../../loading/failure-panel'
import { useRecordName } from '../../../context/use-record-name'
import { useReady } from '../../../loading/use-ready'
import { useTranslate } from '../../../context/use-translate'
import { FormSkeleton } from './form-skeleton'
import { UserEditorBody } from './user-editor-body'
import { UserEditorButtons } from './user-editor-buttons'
import type { UserRecord } from './user-record'
import { useUserQueries } from '../users.queries'
import { useUserEditor, type AfterSave } from './use-user-editor'

interface UserPageProps {
  record: UserRecord | null
  onSaved?: (saved: SavedUser, next: AfterSave) => void
  onClose: AddUserPageProps['onClose']
}

function UserPage({ record, onSaved, onClose }: UserPageProps) {
  const t = useTranslate()
  const handleSaved = (saved: SavedUser, next: AfterSave, username: string) => {
    onSaved?.(saved, next)
    if (next === 'close') onClose(record ? undefined : username)
  }
  useRecordName(record?.user.name)
  const editor = useUserEditor({ record, onSaved: handleSaved, onClose: () => onClose() })
  return (
    <div className="dw-user-page">
      <PageHeader title={t(record ? 'users.editTitle' : 'users.addTitle')} />
      <h2 className="dw-visually-hidden">{t('users.title')}</h2>
      <UserEditorBody editor={editor} record={record} />
      <FormFooter className="dw-user-page-buttons">
        <UserEditorButtons editor={editor} />
      </FormFooter>
    </div>
  )
}

export interface AddUserPageProps {
  onSaved?: (user: SavedUser) => void
  onClose: (addedUsername?: string) => void
}

/** The form for a user who is being added. */
export function AddUserPage({ onSaved, onClose }: AddUserPageProps) {
  const [round, setRound] = useState(0)
  const handleSaved = (saved: SavedUser, next: AfterSave) => {
    onSaved?.(saved)
    if (next === 'add') setRound(round + 1)
  }
  return <UserPage key={round} record={null} onSaved={handleSaved} onClose={onClose} />
}

export interface EditUserPageProps extends AddUserPageProps {
  userId: number
}

/** The form for a user who exists. Give it a key of the user's id. */
export function EditUserPage({ userId, onSaved, onClose }: EditUserPageProps) {
  const users = useUserQueries()
  const { data, error, refetch } = useQuery(users.record(userId))
  useReady(data !== undefined)
  if (data) return <UserPage record={data} onSaved={onSaved} onClose={onClose} />
  if (error) return <FailurePanel error={error} onRetry={() => void refetch()} />
  return <FormSkeleton />
}
