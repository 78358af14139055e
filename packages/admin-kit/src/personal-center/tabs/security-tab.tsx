import type { ContactKind } from '@doorway/api-client'
import type { Schema } from '@doorway/api-client/types'
import { Chip } from '@doorway/ui'
import { useState } from 'react'
import type { DataOf } from '../tab-data'
import { RecoveryCodes } from './recovery-codes'
import { VerifyContact } from './verify-contact'
import { ChangeButton, Link } from '../controls'
import { usePersonalText } from '../personal-center-texts'

interface ContactCardProps {
  kind: ContactKind
  contact: Schema<'OwnContact'> | null
  onVerify: () => void
}

function ContactCard({ kind, contact, onVerify }: ContactCardProps) {
  const text = usePersonalText()
  const name = text(`fields.${kind}`)
  return (
    <li className="dw-me-card">
      <span className="dw-me-name">{name}</span>
      <span className="dw-me-figure">{contact?.masked ?? text('contactAbsent')}</span>
      {contact && (
        <Chip tone={contact.isVerified ? 'success' : 'neutral'}>
          {contact.isVerified ? text('contactVerified') : text('contactUnverified')}
        </Chip>
      )}
      {contact && !contact.isVerified && (
        <ChangeButton disabled={!contact.canVerify} aria-label={text('verifyOf', { name })} onClick={onVerify}>
          {text('verify')}
        </ChangeButton>
      )}
      <Link to="/doorSelfEdit">{contact ? text('changeContact') : text('addContact')}</Link>
      {contact && !contact.isVerified && !contact.canVerify && (
        <span className="dw-me-note">{text('contactClosed')}</span>
      )}
    </li>
  )
}

/** 账号绑定: confirmed number and mailbox, recovery codes, and the password. */
export function SecurityTab({ data: { contacts } }: { data: DataOf<'security'> }) {
  const text = usePersonalText()
  const [verifying, setVerifying] = useState<ContactKind | null>(null)
  return (
    <>
      <section className="dw-me-section" aria-labelledby="me-contacts">
        <h2 id="me-contacts">{text('contactsTitle')}</h2>
        <p className="dw-me-note">{text('contactsHint')}</p>
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
        <h2 id="me-password">{text('passwordTitle')}</h2>
        <p>
          <Link to="/update-password" look="quiet">
            {text('changePassword')}
          </Link>
        </p>
      </section>
      {verifying && <VerifyContact kind={verifying} onClose={() => setVerifying(null)} />}
    </>
  )
}
