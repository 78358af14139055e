import type { OneTimePassword, UserRow, UsersChange, UsersChanged } from '@doorway/api-client'
import { useState } from 'react'
import { copyText } from '../../../browser/browser-actions'
import { useNotify } from '../../../mutations/use-notify'
import { useTranslate } from '../../../context/use-translate'
import type { BulkKind } from '../bulk/bulk-dialog'
import { useBulkChange } from '../bulk/use-bulk-change'
import { useUserExport, type UserExport } from './use-user-export'
import { useDeleteUsers, useResetPassword, useRestoreUsers, useSetUserEnabled, useUnlockUser } from '../users.queries'

/** The change to confirm. */
export type UserQuestion =
  | { kind: 'delete'; users: readonly UserRow[] }
  | { kind: 'reset'; user: UserRow; made: OneTimePassword | null }
  | { kind: 'disable'; users: readonly UserRow[] }
  | { kind: 'resetMany'; users: readonly UserRow[] }
  | { kind: 'bulk'; change: BulkKind; users: readonly UserRow[] }
  | { kind: 'failed'; changed: number; failed: UsersChanged['failed']; users: readonly UserRow[] }

/** Changes to users other than editing one. */
export interface UserCommands {
  question: UserQuestion | null
  ask: (question: UserQuestion) => void
  dismiss: () => void
  /** Performs the confirmed change, and offers to undo it where that is possible. */
  confirm: (isUndoable: boolean) => void
  setEnabled: (users: readonly UserRow[], isEnabled: boolean) => void
  unlock: (user: UserRow) => void
  /** Performs the confirmed change to many users. */
  changeMany: (change: UsersChange) => void
  bulk: Pick<ReturnType<typeof useBulkChange>, 'progress' | 'cancel'>
  exporting: UserExport
  /** Copies a text and says so; false where the browser refuses. */
  copy: (text: string) => Promise<boolean>
  isChanging: boolean
}

/** The changes of the user manager, with what is said about them. Calls `handleDone` when rows have changed. */
export function useUserCommands(handleDone: () => void): UserCommands {
  const t = useTranslate()
  const notify = useNotify()
  const [question, setQuestion] = useState<UserQuestion | null>(null)
  const deleting = useDeleteUsers()
  const restoring = useRestoreUsers()
  const enabling = useSetUserEnabled()
  const bulk = useBulkChange()
  const resetting = useResetPassword()
  const unlocking = useUnlockUser()
  const exporting = useUserExport()

  const restore = (users: readonly UserRow[]) =>
    restoring.mutate(
      users.map(({ id }) => id),
      {
        onSuccess: (count) => notify.success(t('users.delete.restored', { count })),
        onError: notify.failure,
      },
    )
  const runBulk = (users: readonly UserRow[], change: UsersChange, say: (changed: number) => void) =>
    bulk.run(
      { users, change },
      {
        onSuccess: ({ changed, failed }) => {
          if (failed.length > 0) setQuestion({ kind: 'failed', changed, failed, users })
          else {
            setQuestion(null)
            say(changed)
          }
          handleDone()
        },
        onError: notify.failure,
      },
    )
  const changeMany = (change: UsersChange) => {
    if (question?.kind === 'bulk')
      runBulk(question.users, change, (count) => notify.success(t('users.bulk.done', { count })))
  }
  const confirm = (isUndoable: boolean) => {
    if (question?.kind === 'delete' && !deleting.isPending) {
      deleting.mutate(
        question.users.map(({ id }) => id),
        {
          onSuccess: () => {
            notify.undoable(t('users.delete.done'), isUndoable && (() => restore(question.users)))
            setQuestion(null)
            handleDone()
          },
          onError: notify.failure,
        },
      )
    }
    if (question?.kind === 'disable') setEnabled(question.users, false)
    if (question?.kind === 'reset' && !resetting.isPending) {
      const { user } = question
      const onSuccess = (made: OneTimePassword) => setQuestion({ kind: 'reset', user, made })
      resetting.mutate(user.id, { onSuccess, onError: notify.failure })
    }
  }
  const sayEnabled = (count: number) => notify.success(t('users.change.enabled', { count }))
  const setEnabled = (users: readonly UserRow[], isEnabled: boolean) => {
    const [one, ...others] = users
    if (!one || enabling.isPending || bulk.isRunning) return
    const say = (count: number) => {
      const text = t(isEnabled ? 'users.change.enabled' : 'users.change.disabled', { count })
      if (isEnabled) notify.success(text)
      else notify.undoable(text, () => runBulk(users, { isEnabled: true }, sayEnabled))
    }
    if (others.length > 0) return runBulk(users, { isEnabled }, say)
    const onSuccess = () => {
      say(1)
      handleDone()
    }
    enabling.mutate({ user: one, isEnabled }, { onSuccess, onError: notify.failure })
  }
  const unlock = (user: UserRow) => {
    const onSuccess = (count: number) =>
      notify.success(t(count > 0 ? 'users.change.unlocked' : 'users.change.notLocked', { name: user.name }))
    unlocking.mutate(user.id, { onSuccess, onError: notify.failure })
  }
  const copy = async (text: string) => {
    const isCopied = await copyText(text)
    if (isCopied) notify.success(t('kit.action.copied'))
    return isCopied
  }

  return {
    question,
    ask: setQuestion,
    dismiss: () => setQuestion(null),
    confirm,
    setEnabled,
    unlock,
    changeMany,
    bulk,
    exporting,
    copy,
    isChanging: deleting.isPending || enabling.isPending || resetting.isPending || bulk.isRunning,
  }
}
