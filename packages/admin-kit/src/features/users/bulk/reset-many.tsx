import type { OneTimePassword, UserRow } from '@doorway/api-client'
import { Button, Dialog, ProgressBar } from '@doorway/ui'
import { useRef, useState } from 'react'
import { saveDownload } from '../../../browser/browser-actions'
import { useFailureText, useTranslate } from '../../../context/use-translate'
import { useResetPasswords, type PasswordReset } from './bulk.queries'

export interface ResetManyProps {
  users: readonly UserRow[]
  onClose: () => void
}

/** Quotes a cell; null is an empty one, and what a spreadsheet would take for a formula gets an apostrophe (domain 0.1.4). */
function csvCell(text: string | null): string {
  if (text === null) return '""'
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${guarded.replaceAll('"', '""')}"`
}

/** The password, or the mailbox of its owner. */
const textOf = (made: OneTimePassword | null) => made && (made.password ?? made.sentTo)

/** New one-time passwords for many people, shown once and saved as a file on request. */
export function ResetMany({ users, onClose }: ResetManyProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const [resets, setResets] = useState<readonly PasswordReset[]>([])
  const isCancelled = useRef(false)
  const [isSaved, setIsSaved] = useState(false)
  const [isWarned, setIsWarned] = useState(false)
  const resetting = useResetPasswords(
    (reset) => setResets((all) => [...all, reset]),
    () => isCancelled.current,
  )
  const isLost = !isSaved && resets.some(({ made }) => made?.password)
  const handleClose = () => {
    // They cannot be shown again: Escape or a stray click must not remove them.
    if (isLost && !isWarned) return setIsWarned(true)
    isCancelled.current = true
    onClose()
  }
  const handleSave = () => {
    const head = [t('users.table.username'), t('users.table.name'), t('userQuestions.reset.password')]
    const rows = resets.map(({ user, made }) => [user.username, user.name, textOf(made)])
    const text = [head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')
    // The byte order mark declares UTF-8 to Excel.
    setIsSaved(true)
    saveDownload({
      blob: new Blob(['\uFEFF', text], { type: 'text/csv' }),
      fileName: `${t('userQuestions.reset.title')}.csv`,
    })
  }
  const isDone = resetting.isSuccess
  return (
    <Dialog
      isOpen
      size="m"
      title={t('userQuestions.reset.title')}
      description={
        isDone ? t('userQuestions.reset.shownMany') : t('userQuestions.reset.questionMany', { count: users.length })
      }
      onClose={handleClose}
      footer={
        isDone ? (
          <>
            <Button icon="download" onClick={handleSave}>
              {t('userQuestions.reset.saveMany')}
            </Button>
            <Button variant="primary" onClick={handleClose}>
              {t(isLost && isWarned ? 'userQuestions.reset.closeUnsaved' : 'kit.ui.close')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={handleClose}>{t('kit.ui.cancel')}</Button>
            <Button variant="danger" isBusy={resetting.isPending} onClick={() => resetting.mutate(users)}>
              {t('kit.ui.confirm')}
            </Button>
          </>
        )
      }
    >
      {resetting.isPending && (
        <ProgressBar
          label={t('userQuestions.reset.title')}
          value={resets.length}
          max={users.length}
          valueText={`${resets.length} / ${users.length}`}
        />
      )}
      {isLost && isWarned && <p role="alert">{t('userQuestions.reset.unsaved')}</p>}
      {isDone && (
        <ul className="dw-user-failures">
          {resets.map(({ user, made, reason }) => (
            <li key={user.id}>
              {user.username} {user.name} <code>{textOf(made) ?? failureText(reason)}</code>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
