import type { SavedUser } from '@doorway/api-client'
import { PageHeader } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailurePanel } from '../../provider/failure-panel'
import { useApi } from '../../provider/use-api'
import { useReady } from '../../provider/use-ready'
import { useTranslate } from '../../provider/use-translate'
import { Widget } from '../../provider/widget'
import { FormSkeleton } from './form-skeleton'
import { UserEditorBody } from './user-editor-body'
import { UserEditorButtons } from './user-editor-buttons'
import type { UserRecord } from './user-record'
import { userRecord } from './users.queries'
import { useUserEditor } from './use-user-editor'

interface UserPageProps {
  record: UserRecord | null
  onSaved?: (saved: SavedUser, next: 'close' | 'add') => void
  onClose: () => void
}

function UserPage({ record, onSaved, onClose }: UserPageProps) {
  const t = useTranslate()
  const handleSaved = (saved: SavedUser, next: 'close' | 'add') => {
    onSaved?.(saved, next)
    if (next === 'close') onClose()
  }
  const editor = useUserEditor({ record, onSaved: handleSaved, onClose })
  return (
    <div className="dw-user-page">
      <PageHeader title={t(record ? 'users.editTitle' : 'users.addTitle')} />
      <h2 className="dw-visually-hidden">{t('users.title')}</h2>
      <UserEditorBody editor={editor} record={record} />
      <footer className="dw-user-page-buttons">
        <UserEditorButtons editor={editor} />
      </footer>
    </div>
  )
}

export interface UserAddProps {
  onSaved?: (user: SavedUser) => void
  /** Saved or given up: where to go is the host's choice. */
  onClose: () => void
}

function UserAddScreen({ onSaved, onClose }: UserAddProps) {
  const [round, setRound] = useState(0)
  const handleSaved = (saved: SavedUser, next: 'close' | 'add') => {
    onSaved?.(saved)
    if (next === 'add') setRound(round + 1)
  }
  return <UserPage key={round} record={null} onSaved={handleSaved} onClose={onClose} />
}

/** 新增用户 as a page of its own (named route user-add). */
export function UserAdd(props: UserAddProps) {
  return (
    <Widget part="user-add">
      <UserAddScreen {...props} />
    </Widget>
  )
}

export interface UserEditProps extends UserAddProps {
  userId: number
}

function UserEditScreen({ userId, onSaved, onClose }: UserEditProps) {
  const { users } = useApi()
  const { data, error, refetch } = useQuery(userRecord(users, userId))
  useReady(data !== undefined)
  if (data) return <UserPage record={data} onSaved={onSaved} onClose={onClose} />
  if (error) return <FailurePanel error={error} onRetry={() => void refetch()} />
  return <FormSkeleton />
}

/** 修改用户 as a page of its own (named route user-edit). */
export function UserEdit(props: UserEditProps) {
  return (
    <Widget part="user-edit">
      <UserEditScreen key={props.userId} {...props} />
    </Widget>
  )
}
