import type { OneTimePassword as Made, UserRow } from '@doorway/api-client'
import { Button, Dialog } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'

export interface OneTimePasswordProps {
  user: UserRow
  /** Null until it has been made. */
  made: Made | null
  isBusy?: boolean
  onMake: () => void
  onCopy: (password: string) => void
  onClose: () => void
}

/** 重置密码: confirms first, then shows the one-time password once, or the mailbox of its owner that it was sent to. */
export function OneTimePassword({ user, made, isBusy = false, onMake, onCopy, onClose }: OneTimePasswordProps) {
  const t = useTranslate()
  const password = made?.password ?? null
  const mailbox = made?.sentTo ?? null
  const shown = mailbox === null ? t('userQuestions.reset.shown') : t('userQuestions.reset.sent', { mailbox })
  return (
    <Dialog
      isOpen
      size="s"
      title={t('userQuestions.reset.title')}
      description={made === null ? t('userQuestions.reset.question', { name: user.name }) : shown}
      onClose={onClose}
      footer={
        made === null ? (
          <>
            <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
            <Button variant="danger" isBusy={isBusy} onClick={onMake}>
              {t('kit.ui.confirm')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {t('kit.ui.close')}
          </Button>
        )
      }
    >
      {password !== null && (
        <div className="dw-user-password">
          <output className="dw-user-password-value" aria-label={t('userQuestions.reset.password')}>
            {password}
          </output>
          <Button icon="copy" onClick={() => onCopy(password)}>
            {t('kit.action.copy')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
