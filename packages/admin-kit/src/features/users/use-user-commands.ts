import type { UserRow } from '@doorway/api-client'
import { useState } from 'react'
import { copyText, saveDownload } from '../../provider/browser-actions'
import { useApi } from '../../provider/use-api'
import { useHostMutation } from '../../provider/use-host-mutation'
import { useNotify } from '../../provider/use-notify'
import { useFailureText, useTranslate } from '../../provider/use-translate'
import type { UserExportColumn } from '@doorway/api-client'
import { userQueryOf, type UserSearch } from './user-search'
import { useDeleteUsers, useResetPassword, useSetUsersEnabled } from './users.queries'

/** What is being asked about before it is done. */
export type UserQuestion =
  | { kind: 'delete'; users: readonly UserRow[] }
  | { kind: 'reset'; user: UserRow; password: string | null }

/** Changes to users beside editing one. */
export interface UserCommands {
  question: UserQuestion | null
  ask: (question: UserQuestion) => void
  dismiss: () => void
  /** Carries out what is asked about. */
  confirm: () => void
  setEnabled: (users: readonly UserRow[], isEnabled: boolean) => void
  exportUsers: (search: UserSearch, columns: readonly UserExportColumn[]) => void
  copy: (text: string) => void
  isChanging: boolean
  isExporting: boolean
}

function useExport() {
  const { files } = useApi()
  return useHostMutation({
    name: 'users.export',
    mutationFn: ({ search, columns }: { search: UserSearch; columns: readonly UserExportColumn[] }) =>
      files.exportUsers(userQueryOf(search).conditions, columns),
    describe: ({ columns }) => ({ columns }),
  })
}

/** The changes of the user manager, with what is said about them. `handleDone` hears when rows have changed. */
export function useUserCommands(handleDone: () => void): UserCommands {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const [question, setQuestion] = useState<UserQuestion | null>(null)
  const deleting = useDeleteUsers()
  const enabling = useSetUsersEnabled()
  const resetting = useResetPassword()
  const exporting = useExport()

  const confirm = () => {
    if (question?.kind === 'delete' && !deleting.isPending) {
      deleting.mutate(
        question.users.map(({ id }) => id),
        {
          onSuccess: () => {
            notify.success(t('users.delete.done'))
            setQuestion(null)
            handleDone()
          },
          onError: notify.failure,
        },
      )
    }
    if (question?.kind === 'reset' && !resetting.isPending) {
      const { user } = question
      const onSuccess = (password: string) => setQuestion({ kind: 'reset', user, password })
      resetting.mutate(user.id, { onSuccess, onError: notify.failure })
    }
  }
  const setEnabled = (users: readonly UserRow[], isEnabled: boolean) => {
    if (enabling.isPending) return
    const onSuccess = ({ done, failed, reason }: { done: number; failed: number; reason: unknown }) => {
      if (failed > 0) notify.warning(t('users.change.partial', { done, failed, reason: failureText(reason) }))
      else notify.success(t(isEnabled ? 'users.change.enabled' : 'users.change.disabled', { count: done }))
      handleDone()
    }
    enabling.mutate({ users, isEnabled }, { onSuccess, onError: notify.failure })
  }
  const exportUsers = (search: UserSearch, columns: readonly UserExportColumn[]) => {
    exporting.mutate(
      { search, columns },
      {
        onSuccess: (download) => {
          saveDownload(download)
          notify.success(t('users.exported', { name: download.fileName }))
        },
        onError: notify.failure,
      },
    )
  }
  const copy = (text: string) => {
    const run = async () => {
      if (await copyText(text)) notify.success(t('kit.action.copied'))
    }
    void run()
  }

  return {
    question,
    ask: setQuestion,
    dismiss: () => setQuestion(null),
    confirm,
    setEnabled,
    exportUsers,
    copy,
    isChanging: deleting.isPending || enabling.isPending || resetting.isPending,
    isExporting: exporting.isPending,
  }
}
