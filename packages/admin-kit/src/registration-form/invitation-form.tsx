import { useId, useState, type FormEvent } from 'react'
import { useRegistrationParts } from './registration-parts'

const CODE = /^[2-9A-HJ-NP-Z]{10}$/

export interface InvitationFormProps {
  /** A code of the right form, in upper case. */
  onCode: (code: string) => void
}

/** Registers with the code of a class, for those who cannot scan it. */
export function InvitationForm({ onCode }: InvitationFormProps) {
  const {
    text,
    fields: { Text, Button },
  } = useRegistrationParts()
  const heading = useId()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = code.replaceAll(/\s/g, '').toUpperCase()
    if (!CODE.test(wanted)) return setFault(text('code.format'))
    setFault(undefined)
    onCode(wanted)
  }
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{text('code.title')}</h2>
      <form className="dw-register-find" noValidate onSubmit={handleSubmit}>
        <Text
          name="invitationCode"
          label={text('code.label')}
          hint={text('code.hint')}
          error={fault}
          maxLength={20}
          value={code}
          onChange={setCode}
        />
        <Button type="submit">{text('code.use')}</Button>
      </form>
    </section>
  )
}
