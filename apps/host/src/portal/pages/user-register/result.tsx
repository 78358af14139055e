import { useState } from 'react'
import type { RegistrationReceipt } from '../../data/registration-calls'
import { SiteLink } from '../../parts/links/site-link'
import { EntryButton } from '../../parts/form-fields/form-fields'
import { usePageStrings } from '../../use-page-strings'
import { route } from './user-register.route'

/** What follows: who decides, until when, and the number that finds the request. */
export function Result({ receipt, days }: { receipt: RegistrationReceipt; days: number }) {
  const texts = usePageStrings(route)
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(receipt.trackNo).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <section className="dw-join-result">
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {texts.submitted(receipt.reviewer)}
      </h1>
      <p>{texts.expected(days)}</p>
      <dl>
        <dt>{texts.trackNo}</dt>
        <dd>{receipt.trackNo}</dd>
      </dl>
      <p className="dw-entry-hint">{texts.trackNoHint}</p>
      <div className="dw-join-actions">
        <EntryButton isQuiet onClick={() => void copy()}>
          {isCopied ? texts.copied : texts.copy}
        </EntryButton>
        <SiteLink to="/register" className="dw-portal-button dw-entry-button" data-variant="quiet">
          {texts.toState}
        </SiteLink>
        <SiteLink to="/doorMain" className="dw-portal-button dw-entry-button">
          {texts.backHome}
        </SiteLink>
      </div>
    </section>
  )
}
