import type { ContactKind } from '@doorway/api-client'
import type { Schema } from '@doorway/api-client/types'
import { Button, Chip } from '@doorway/ui'
import { useState } from 'react'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import type { DataOf } from '../tab-data'
import { RecoveryCodes } from './recovery-codes'
import { VerifyContact } from './verify-contact'

interface ContactCardProps {
  kind: ContactKind
  contact: Schema<'OwnContact'> | null
  onVerify: () => void
}

function ContactCard({ kind, contact, onVerify }: ContactCardProps) {
  const words = usePageStrings(route)
  const name = words.fields[kind]
  return (
    <li className="dw-me-card">
      <span className="dw-me-name">{name}</span>
      <span className="dw-me-figure">{contact?.masked ?? words.contactAbsent}</span>
      {contact && (
        <Chip tone={contact.isVerified ? 'success' : 'neutral'}>
          {contact.isVerified ? words.contactVerified : words.contactUnverified}
        </Chip>
      )}
      {contact && !contact.isVerified && (
        <Button disabled={!contact.canVerify} aria-label={words.verifyOf(name)} onClick={onVerify}>
          {words.verify}
        </Button>
      )}
      <SiteLink to="/doorSelfEdit">{contact ? words.changeContact : words.addContact}</SiteLink>
      {contact && !contact.isVerified && !contact.canVerify && (
        <span className="dw-me-note">{words.contactClosed}</span>
      )}
    </li>
  )
}

/** 账号绑定: confirmed number and mailbox, recovery codes, and the password. */
export function SecurityTab({ data: { contacts } }: { data: DataOf<'security'> }) {
  const words = usePageStrings(route)
  const [verifying, setVerifying] = useState<ContactKind | null>(null)
  return (
    <>
      <section className="dw-me-section" aria-labelledby="me-contacts">
        <h2 id="me-contacts">{words.contactsTitle}</h2>
        <p className="dw-me-note">{words.contactsHint}</p>
        <ul className="dw-me-cards">
          {(['mobile', 'email'] as const).map((kind) => (
            <ContactCard
              key={kind}
              kind={kind}
              contact={contacts[`${kind}Contact`]}
              onVerify={() => setVerifying(kind)}
            />
          ))}
        </ul>
      </section>
      <RecoveryCodes left={contacts.recoveryCodes} />
      <section className="dw-me-section" aria-labelledby="me-password">
        <h2 id="me-password">{words.passwordTitle}</h2>
        <p>
          <a href="/update-password" className="dw-portal-button" data-variant="quiet">
            {words.changePassword}
          </a>
        </p>
      </section>
      {verifying && <VerifyContact kind={verifying} onClose={() => setVerifying(null)} />}
    </>
  )
}
