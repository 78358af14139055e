import { ApiError } from '@doorway/api-client'
import { Button, Dialog, Field, Textarea, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import type { Certificate } from './result-types'
import { useChangeCertificate } from './results.queries'

const MIN_WORDS = 5
const REASON_MAX = 300
const NAME_MAX = 100

interface Faults {
  reason?: string
  holderName?: string
}

export interface CertificateDialogProps {
  kind: 'revoke' | 'reissue'
  certificate: Certificate & { id: number; no: string }
  onClose: () => void
}

/** Revokes a certificate, or issues another in its place, with a written reason. */
export function CertificateDialog({ kind, certificate, onClose }: CertificateDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const changing = useChangeCertificate(kind)
  const { id, no, state } = certificate
  const [reason, setReason] = useState('')
  const [holderName, setHolderName] = useState(certificate.holderName)
  const [faults, setFaults] = useState<Faults>({})
  const submit = () => {
    const found: Faults = {
      ...(reason.trim().length < MIN_WORDS && { reason: t('results.reasonFault') }),
      ...(holderName.trim() === '' && { holderName: t('results.certificate.holderFault') }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    changing.mutate(
      { id, reason: reason.trim(), holderName: holderName.trim() },
      {
        onSuccess: (after) => {
          notify.success(t(`results.certificate.${kind}.done`, { no: after.no ?? no }))
          onClose()
        },
        onError: (error) => {
          if (isSilent(error)) return
          const ofName =
            error instanceof ApiError ? error.fieldErrors.find(({ field }) => field === 'holderName') : undefined
          setFaults(ofName ? { holderName: ofName.msg } : { reason: failureText(error) })
        },
      },
    )
  }
  const isAgain = kind === 'reissue' && state === 'revoked'
  return (
    <Dialog
      isOpen
      size="s"
      title={t(`results.certificate.${kind}.title`)}
      description={t(isAgain ? 'results.certificate.reissue.again' : `results.certificate.${kind}.question`, { no })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" isBusy={changing.isPending} onClick={submit}>
            {t(`results.certificate.${kind}.title`)}
          </Button>
        </>
      }
    >
      <div className="dw-result-stack">
        {kind === 'reissue' && (
          <Field label={t('results.certificate.field.holder')} isRequired error={faults.holderName}>
            <TextField maxLength={NAME_MAX} value={holderName} onChange={({ target }) => setHolderName(target.value)} />
          </Field>
        )}
        <Field label={t('results.reason')} hint={t('results.certificate.reasonHint')} isRequired error={faults.reason}>
          <Textarea rows={3} maxLength={REASON_MAX} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
