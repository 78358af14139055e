import type { UserRow } from '@doorway/api-client'
import { Button, Dialog, ProgressBar } from '@doorway/ui'
import { useRef, useState } from 'react'
import { useFailureText, useTranslate } from '../../../context/use-translate'
import { useResetPasswords, type PasswordReset } from './bulk.queries'
import { PasswordButtons, PasswordLines } from './password-lines'
import { usePasswordList } from './use-password-list'

export interface ResetManyProps {
  users: readonly UserRow[]
  onClose: () => void
}

/** New one-time passwords for many people, shown once; copied or saved as a file on request. */
export function ResetMany({ users, onClose }: ResetManyProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const [resets, setResets] = useState<readonly PasswordReset[]>([])
  const isCancelled = useRef(false)
  const resetting = useResetPasswords(
    (reset) => setResets((all) => [...all, reset]),
    () => isCancelled.current,
  )
  const lines = resets.map(({ user: { id, username, name }, made, reason }) => ({
    id,
    username,
    name,
    text: made?.password ?? made?.sentTo ?? failureText(reason),
    isShownOnce: typeof made?.password === 'string',
  }))
  const list = usePasswordList(lines, {
    fileName: t('userQuestions.reset.title'),
    onClose: () => {
      isCancelled.current = true
      onClose()
    },
  })
  const isDone = resetting.isSuccess
  return (
    <Dialog
      isOpen
      size="m"
      title={t('userQuestions.reset.title')}
      description={
        isDone ? t('userQuestions.reset.shownMany') : t('userQuestions.reset.questionMany', { count: users.length })
      }
      onClose={list.close}
      footer={
        isDone ? (
          <PasswordButtons list={list} />
        ) : (
          <>
            <Button onClick={list.close}>{t('kit.ui.cancel')}</Button>
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
      {isDone && <PasswordLines lines={lines} list={list} />}
      {!isDone && list.isWarned && <p role="alert">{t('userQuestions.reset.unsaved')}</p>}
    </Dialog>
  )
}
