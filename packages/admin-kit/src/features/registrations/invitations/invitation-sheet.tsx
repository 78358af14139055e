import { Button, Dialog, QrCode } from '@doorway/ui'
import { copyText } from '../../../browser/browser-actions'
import { useTranslate } from '../../../context/use-translate'
import { useNotify } from '../../../mutations/use-notify'
import type { Invitation } from './invitations.queries'

const CODE_SIZE = 208
/** Groups of five are read aloud without losing one's place. */
const inGroups = (code: string) => code.replace(/(.{5})(?=.)/, '$1 ')

export interface InvitationSheetProps {
  invitation: Invitation
  portalOrigin: string
  onClose: () => void
}

/** What a class gets: the QR code, the code to type, and the link. */
export function InvitationSheet({ invitation, portalOrigin, onClose }: InvitationSheetProps) {
  const t = useTranslate()
  const notify = useNotify()
  const { code, path, schoolName, gradeName, className, expiresAt, maxUses } = invitation
  const address = new URL(path, portalOrigin || window.location.origin).href
  const title = `${schoolName} ${gradeName} ${className}`
  const copy = async (text: string) => {
    if (await copyText(text)) notify.success(t('registrations.invitation.copied'))
    else notify.warning(t('registrations.invitation.notCopied'))
  }
  return (
    <Dialog
      isOpen
      size="s"
      title={t('registrations.invitation.title')}
      description={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void copy(code)}>{t('registrations.invitation.copyCode')}</Button>
          <Button
            variant="primary"
            onClick={() => void copy(t('registrations.invitation.message', { title, code, address }))}
          >
            {t('registrations.invitation.copyMessage')}
          </Button>
        </>
      }
    >
      <div className="dw-registrations-invitation">
        <QrCode
          text={address}
          label={t('registrations.invitation.qr', { title })}
          width={CODE_SIZE}
          height={CODE_SIZE}
        />
        <p className="dw-registrations-code">{inGroups(code)}</p>
        <p className="dw-registrations-note">{t('registrations.invitation.rules', { expiresAt, count: maxUses })}</p>
        <p className="dw-registrations-note">{address}</p>
      </div>
    </Dialog>
  )
}
