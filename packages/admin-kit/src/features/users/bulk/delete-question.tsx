import type { UserRow } from '@doorway/api-client'
import { ConfirmDialog } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'

export interface DeleteQuestionProps {
  users: readonly Pick<UserRow, 'id' | 'name' | 'username'>[]
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Names written out before the rest is left to the number. */
const NAMED = 5

/** Above this many the number has to be typed. */
const TYPED_ABOVE = 10

/** Confirms the deletion of users, in the specification's words (section 2), and names them. */
export function DeleteQuestion({ users, isBusy, onConfirm, onCancel }: DeleteQuestionProps) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={isBusy}
      title={t('users.delete.title')}
      question={
        users.length === 1 ? t('users.delete.question') : t('users.delete.questionMany', { count: users.length })
      }
      consequence={
        <>
          {users.slice(0, NAMED).map(({ id, name, username }) => (
            <span key={id} className="dw-user-delete-name">
              {t('users.delete.who', { name, username })}
            </span>
          ))}
        </>
      }
      typed={
        users.length > TYPED_ABOVE
          ? { label: t('users.delete.typed', { count: users.length }), expected: String(users.length) }
          : undefined
      }
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
