import type { OneTimePassword as Made, UserRow } from '@doorway/api-client'
import { Button, Dialog } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'

export interface OneTimePasswordProps {
  user: UserRow
  /** Null until it has been made. */
  made: Made | null
  isBusy?: boolean
  onMake: () => void
  /** Resolves to whether the password is in the clipboard. */
  onCopy: (password: string) => Promise<boolean>
  onClose: () => void
}

/** 重置密码: confirms first, then shows the one-time password once, or the mailbox of its owner that it was sent to. */
export function OneTimePassword({ user, made, isBusy = false, onMake, onCopy, onClose }: OneTimePasswordProps) {
  const t = useTranslate()
  const [isCopied, setIsCopied] = useState(false)
  const [isWarned, setIsWarned] = useState(false)
  const password = made?.password ?? null
  const mailbox = made?.sentTo ?? null
  const shown = mailbox === null ? t('userQuestions.reset.shown') : t('userQuestions.reset.sent', { mailbox })
  const isLost = password !== null && !isCopied
  // It cannot be shown again: Escape or a stray click must not remove it.
  const handleClose = () => (isLost && !isWarned ? setIsWarned(true) : onClose())
  return (
    <Dialog
      isOpen
      size="s"
      title={t('userQuestions.reset.title')}
      description={made === null ? t('userQuestions.reset.question', { name: user.name }) : shown}
      onClose={handleClose}
      footer={
        made === null ? (
          <>
            <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
            <Button variant="danger" isBusy={isBusy} onClick={onMake}>
              {t('kit.ui.confirm')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={handleClose}>
            {t(isLost && isWarned ? 'userQuestions.reset.closeUnsaved' : 'kit.ui.close')}
          </Button>
        )
      }
    >
      {isLost && isWarned && <p role="alert">{t('userQuestions.reset.unsaved')}</p>}
      {password !== null && (
        <div className="dw-user-password">
          <output className="dw-user-password-value" aria-label={t('userQuestions.reset.password')}>
            {password}
          </output>
          <Button icon="copy" onClick={() => void onCopy(password).then(setIsCopied)}>
            {t('kit.action.copy')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
