import type { UserRow } from '@doorway/api-client'
import { userEndpoints } from '@doorway/api-client/endpoints'
import { Button, Dialog, ProgressBar } from '@doorway/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { saveDownload } from '../../../browser/browser-actions'
import { useApi } from '../../../context/use-api'
import { useFailureText, useTranslate } from '../../../context/use-translate'

export interface ResetManyProps {
  users: readonly UserRow[]
  onClose: () => void
}

interface Made {
  user: UserRow
  /** The one-time password, or why there is none. */
  password: string | null
  reason: unknown
}

/** Quotes a cell; what a spreadsheet would take for a formula gets an apostrophe (domain 0.1.4). */
function csvCell(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${guarded.replaceAll('"', '""')}"`
}

/** New one-time passwords for many people, shown once and saved as a file on request. */
export function ResetMany({ users, onClose }: ResetManyProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const api = useApi().endpoints(userEndpoints)
  const [made, setMade] = useState<readonly Made[]>([])
  const isStopped = useRef(false)
  const resetting = useMutation({
    mutationFn: async () => {
      for (const user of users) {
        if (isStopped.current) return
        const one: Made = await api.resetPassword(user.id).then(
          (password) => ({ user, password, reason: null }),
          (reason: unknown) => ({ user, password: null, reason }),
        )
        setMade((all) => [...all, one])
      }
    },
  })
  const handleClose = () => {
    isStopped.current = true
    onClose()
  }
  const handleSave = () => {
    const head = [t('users.table.username'), t('users.table.name'), t('users.reset.password')]
    const rows = made.map(({ user, password }) => [user.username, user.name, password ?? ''])
    const text = [head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')
    // The mark at the start tells Excel that the text is UTF-8.
    saveDownload({ blob: new Blob(['\uFEFF', text], { type: 'text/csv' }), fileName: `${t('users.reset.title')}.csv` })
  }
  const isDone = resetting.isSuccess
  return (
    <Dialog
      isOpen
      size="m"
      title={t('users.reset.title')}
      description={isDone ? t('users.reset.shownMany') : t('users.reset.questionMany', { count: users.length })}
      onClose={handleClose}
      footer={
        isDone ? (
          <>
            <Button icon="download" onClick={handleSave}>
              {t('users.reset.saveMany')}
            </Button>
            <Button variant="primary" onClick={handleClose}>
              {t('kit.ui.close')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={handleClose}>{t('kit.ui.cancel')}</Button>
            <Button variant="danger" isBusy={resetting.isPending} onClick={() => resetting.mutate()}>
              {t('kit.ui.confirm')}
            </Button>
          </>
        )
      }
    >
      {resetting.isPending && (
        <ProgressBar
          label={t('users.reset.title')}
          value={made.length}
          max={users.length}
          valueText={`${made.length} / ${users.length}`}
        />
      )}
      {isDone && (
        <ul className="dw-user-failures">
          {made.map(({ user, password, reason }) => (
            <li key={user.id}>
              {user.username} {user.name} <code>{password ?? failureText(reason)}</code>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
