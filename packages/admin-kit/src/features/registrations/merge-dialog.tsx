import { ApiError } from '@doorway/api-client'
import { Button, Dialog, Field, Icon, RadioGroup, Textarea, TextField } from '@doorway/ui'
import { useState } from 'react'
import { isSilent } from '../../context/use-events'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import type { RegistrationDetail, RegistrationDuplicate } from './registration-types'
import { useMergeRegistration, useSendMergeCode } from './registrations.queries'

const CODE = /^\d{6}$/
const MIN_NOTE = 5
const MAX_NOTE = 500

type Proof = 'code' | 'document'
type Channel = 'mobile' | 'email'

export interface MergeDialogProps {
  request: RegistrationDetail
  account: RegistrationDuplicate
  onMerged: () => void
  onClose: () => void
}

/** Sends the code: one button for each contact, which is disabled while a code is sent. */
function CodeButtons({ request, account }: Pick<MergeDialogProps, 'request' | 'account'>) {
  const t = useTranslate()
  const notify = useNotify()
  const sending = useSendMergeCode()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = (channel: Channel, address: string) =>
    sending.mutate(
      { id: request.id, userId: account.userId, channel },
      { onSuccess: () => setSentTo(address), onError: notify.failure },
    )
  const channels = (['mobile', 'email'] as const).flatMap((channel) => {
    const address = account[channel]
    return address === null ? [] : [{ channel, address }]
  })
  return (
    <div className="dw-registrations">
      <div className="dw-registrations-filters">
        {channels.map(({ channel, address }) => (
          <Button key={channel} size="s" isBusy={sending.isPending} onClick={() => send(channel, address)}>
            {t(`registrations.merge.sendTo.${channel}`, { address })}
          </Button>
        ))}
      </div>
      <p className="dw-registrations-note" role="status">
        {sentTo === null ? t('registrations.merge.codeHint') : t('registrations.merge.sent', { address: sentTo })}
      </p>
    </div>
  )
}

/**
 * Merges a request with an account that its applicant has already, after the proof that both are of one person: the code
 * that the account received or, for the same identity number, the document that the reviewer has seen.
 */
export function MergeDialog({ request, account, onMerged, onClose }: MergeDialogProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const notify = useNotify()
  const merging = useMergeRegistration()
  const hasContact = account.mobile !== null || account.email !== null
  const isSameIdentity = account.match === 'identity'
  const [proof, setProof] = useState<Proof>(hasContact || !isSameIdentity ? 'code' : 'document')
  const [code, setCode] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const type = (change: () => void) => {
    change()
    setError(null)
  }
  const submit = () => {
    if (proof === 'code' && !CODE.test(code.trim())) return setError(t('registrations.merge.codeFault'))
    if (proof === 'document' && note.trim().length < MIN_NOTE) return setError(t('registrations.merge.noteFault'))
    const proven = proof === 'code' ? { code: code.trim() } : { note: note.trim() }
    return merging.mutate(
      { id: request.id, userId: account.userId, proof, ...proven },
      {
        onSuccess: (username) => {
          notify.success(t('registrations.merge.done', { name: request.name, username }))
          onMerged()
        },
        onError: (failure) => {
          if (isSilent(failure)) return
          const [own] = failure instanceof ApiError ? failure.fieldErrors : []
          setError(own?.msg ?? failureText(failure))
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      size="s"
      title={t('registrations.merge.title', { username: account.username })}
      description={t('registrations.merge.consequence', { name: request.name, username: account.username })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button
            variant="primary"
            disabled={proof === 'code' && !hasContact}
            isBusy={merging.isPending}
            onClick={submit}
          >
            {t('registrations.merge.action')}
          </Button>
        </>
      }
    >
      <div className="dw-registrations">
        <Field
          label={t('registrations.merge.proof')}
          hint={isSameIdentity ? undefined : t('registrations.merge.nameOnly')}
        >
          <RadioGroup
            options={[
              { value: 'code', label: t('registrations.merge.byCode') },
              { value: 'document', label: t('registrations.merge.byDocument'), isDisabled: !isSameIdentity },
            ]}
            value={proof}
            onValueChange={(value) => type(() => setProof(value === 'document' ? 'document' : 'code'))}
          />
        </Field>
        {proof === 'code' && !hasContact && (
          <p className="dw-registrations-blocked">
            <Icon name="warning" />
            <span>{t('registrations.merge.noContact')}</span>
          </p>
        )}
        {proof === 'code' && hasContact && (
          <>
            <CodeButtons request={request} account={account} />
            <Field label={t('registrations.merge.code')} isRequired error={error}>
              <TextField
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={code}
                onChange={(event) => type(() => setCode(event.target.value))}
              />
            </Field>
          </>
        )}
        {proof === 'document' && (
          <Field label={t('registrations.merge.note')} isRequired error={error}>
            <Textarea
              rows={3}
              maxLength={MAX_NOTE}
              value={note}
              onChange={(event) => type(() => setNote(event.target.value))}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
