import { ApiError, type ContactKind } from '@doorway/api-client'
import { contactEndpoints } from '@doorway/api-client/endpoints'
import { useNotify } from '@doorway/admin-kit'
import { Button, Dialog, Field, TextField } from '@doorway/ui'
import { useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router-dom'
import { pageClient } from '../../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'

const CODE_DIGITS = 6
const digitsOf = (typed: string) => typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, CODE_DIGITS)

export interface VerifyContactProps {
  kind: ContactKind
  onClose: () => void
}

/** Sends a code to the stored number or mailbox, and confirms it with what was received. */
export function VerifyContact({ kind, onClose }: VerifyContactProps) {
  const words = usePageStrings(route)
  const notify = useNotify()
  const { revalidate } = useRevalidator()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const contacts = () => pageClient().endpoints(contactEndpoints)
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
      await contacts().sendCode(kind)
      setSent(true)
      setCode('')
    })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (code.length < CODE_DIGITS) return setFault(words.codeFormat)
    await run(async () => {
      await contacts().verify(kind, code)
      notify.success(words.contactVerified)
      onClose()
      await revalidate()
    })
  }
  const name = words.fields[kind]
  return (
    <Dialog isOpen size="s" title={words.verifyOf(name)} description={words.verifyHint(name)} onClose={onClose}>
      <form className="dw-me-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div role="status">{isSent && <p className="dw-me-note">{words.codeSentTo(name)}</p>}</div>
        <div className="dw-me-actions">
          <Button isBusy={isBusy} onClick={() => void send()}>
            {isSent ? words.codeAgain : words.codeSend}
          </Button>
        </div>
        <Field label={words.code} error={fault} isRequired>
          <TextField
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(digitsOf(target.value))}
          />
        </Field>
        <div className="dw-me-actions">
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {words.verify}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
