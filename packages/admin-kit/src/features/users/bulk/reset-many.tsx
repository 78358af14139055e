import type { UserRow } from '@doorway/api-client'
import { Button, Dialog, ProgressBar } from '@doorway/ui'
import { useRef, useState } from 'react'
import { useFailureText, useTranslate } from '../../../context/use-translate'
import { useResetPasswords, type PasswordReset } from './reset.queries'
import { passwordList } from '../form/lazy-parts'

export interface ResetManyProps {
  users: readonly UserRow[]
  onClose: () => void
}

/** New one-time passwords for many people. What was reset before a cancellation is listed as well. */
export function ResetMany({ users, onClose }: ResetManyProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const [resets, setResets] = useState<readonly PasswordReset[]>([])
  const isCancelled = useRef(false)
  const resetting = useResetPasswords(
    (reset) => setResets((all) => [...all, reset]),
    () => isCancelled.current,
  )
  if (resetting.isSuccess) {
    const lines = resets.map(({ user: { id, username, name }, made, reason }) => ({
      id,
      username,
      name,
      text: made?.password ?? made?.sentTo ?? failureText(reason),
      isShownOnce: typeof made?.password === 'string',
    }))
    return <passwordList.Part kind="reset" lines={lines} onClose={onClose} />
  }
  const handleStart = () => {
    passwordList.prefetch()
    resetting.mutate(users)
  }
  const handleClose = () => {
    if (!resetting.isPending) return onClose()
    isCancelled.current = true
  }
  return (
    <Dialog
      isOpen
      size="m"
      title={t('userQuestions.reset.title')}
      description={t('userQuestions.reset.questionMany', { count: users.length })}
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="danger" isBusy={resetting.isPending} onClick={handleStart}>
            {t('kit.ui.confirm')}
          </Button>
        </>
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
    </Dialog>
  )
}
