import { ApiError } from '@doorway/api-client'
import { useNotify } from '../../mutations/use-notify'
import { Button, Dialog, Field, PasswordField } from '@doorway/ui'
import { useState, type FormEvent } from 'react'
import { usePersonalText } from '../personal-center-texts'

export interface PasswordPromptProps {
  title: string
  /** What follows from it. */
  text: string
  confirmLabel: string
  isDanger?: boolean
  /** Does what was confirmed; a refusal is shown at the field. */
  onConfirm: (password: string) => Promise<void>
  onClose: () => void
}

/** Requests the password before something that others must not do in an open session. */
export function PasswordPrompt({
  title,
  text: consequence,
  confirmLabel,
  isDanger,
  onConfirm,
  onClose,
}: PasswordPromptProps) {
  const text = usePersonalText()
  const notify = useNotify()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return setFault(text('passwordRequired'))
    setBusy(true)
    try {
      await onConfirm(password)
      onClose()
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fieldErrors[0]?.msg : undefined
      setFault(wrong)
      if (wrong === undefined) notify.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen size="s" title={title} description={consequence} onClose={onClose}>
      <form className="dw-me-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field label={text('password')} error={fault} isRequired>
          <PasswordField value={password} onChange={({ target }) => setPassword(target.value)} />
        </Field>
        <div className="dw-me-actions">
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
            {confirmLabel}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
