import { ApiError, type ContactKind } from '@doorway/api-client'
import { useNotify } from '../../mutations/use-notify'
import { Button, Dialog, Field, TextField } from '@doorway/ui'
import { useState, type FormEvent } from 'react'
import { useSendContactCode, useVerifyContact } from '../personal-center.queries'
import { usePersonalText } from '../personal-center-texts'
import { usePersonalParts } from '../personal-center-parts'

const CODE_DIGITS = 6
const digitsOf = (typed: string) => typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, CODE_DIGITS)

export interface VerifyContactProps {
  kind: ContactKind
  onClose: () => void
}

/** Sends a code to the stored number or mailbox, and confirms it with what was received. */
export function VerifyContact({ kind, onClose }: VerifyContactProps) {
  const text = usePersonalText()
  const notify = useNotify()
  const { reload } = usePersonalParts()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const sendCode = useSendContactCode()
  const verify = useVerifyContact()
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'rejected') setFault(error.message)
      else notify.failure(error)
    } finally {
      setBusy(false)
    }
  }
  const send = () =>
    run(async () => {
      await sendCode(kind)
      setSent(true)
      setCode('')
    })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (code.length < CODE_DIGITS) return setFault(text('codeFormat'))
    await run(async () => {
      await verify({ kind, code })
      notify.success(text('contactVerified'))
      onClose()
      await reload()
    })
  }
  const name = text(`fields.${kind}`)
  return (
    <Dialog
      isOpen
      size="s"
      title={text('verifyOf', { name })}
      description={text('verifyHint', { name })}
      onClose={onClose}
    >
      <form className="dw-me-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div role="status">{isSent && <p className="dw-me-note">{text('codeSentTo', { name })}</p>}</div>
        <div className="dw-me-actions">
          <Button isBusy={isBusy} onClick={() => void send()}>
            {isSent ? text('codeAgain') : text('codeSend')}
          </Button>
        </div>
        <Field label={text('code')} error={fault} isRequired>
          <TextField
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(digitsOf(target.value))}
          />
        </Field>
        <div className="dw-me-actions">
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {text('verify')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
