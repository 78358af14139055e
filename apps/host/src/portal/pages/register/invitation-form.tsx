import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { EntryButton, TextEntry } from '../../parts/form-fields/form-fields'
import { inSite } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { useSiteCode } from '../../parts/links/use-query-params'
import { route } from './register.route'

const CODE = /^[2-9A-HJ-NP-Z]{10}$/

/** Registers with the code of a class, for those who cannot scan it. */
export function InvitationForm() {
  const texts = usePageStrings(route)
  const navigate = useNavigate()
  const siteCode = useSiteCode()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = code.replaceAll(/\s/g, '').toUpperCase()
    if (!CODE.test(wanted)) return setFault(texts.invitationFormat)
    void navigate(inSite(`/userRegister?type=5&invite=${wanted}`, siteCode))
  }
  return (
    <section aria-labelledby="invitation">
      <h2 id="invitation">{texts.invitation}</h2>
      <form className="dw-register-find" noValidate onSubmit={handleSubmit}>
        <TextEntry
          name="invitationCode"
          label={texts.invitationCode}
          hint={texts.invitationHint}
          error={fault}
          maxLength={20}
          value={code}
          onChange={setCode}
        />
        <EntryButton type="submit">{texts.useInvitation}</EntryButton>
      </form>
    </section>
  )
}
