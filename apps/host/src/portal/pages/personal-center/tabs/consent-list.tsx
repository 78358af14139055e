import { personalEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { Button, Chip, ConfirmDialog } from '@doorway/ui'
import { useState } from 'react'
import { pageClient } from '../../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { useCommands } from './use-commands'

type OwnConsent = Schema<'OwnConsent'>

/** Consents that a guardian has given for children; those in force can be withdrawn. */
export function ConsentList({ consents }: { consents: readonly OwnConsent[] }) {
  const words = usePageStrings(route)
  const carryOut = useCommands()
  const [ending, setEnding] = useState<OwnConsent | null>(null)
  const withdraw = ({ id }: OwnConsent) => {
    setEnding(null)
    void carryOut(pageClient().endpoints(personalEndpoints).withdrawConsent(id), words.consentWithdrawn)
  }
  return (
    <section className="dw-me-section" aria-labelledby="me-consents">
      <h2 id="me-consents">{words.consents}</h2>
      <p className="dw-me-note">{consents.length === 0 ? words.noConsents : words.consentsHint}</p>
      <ul className="dw-me-cards">
        {consents.map((consent) => (
          <li key={consent.id} className="dw-me-card">
            <span className="dw-me-name">{words.consentOf(consent.subjectName, words.scopes[consent.scope])}</span>
            <Chip tone={consent.withdrawnAt === null ? 'success' : 'neutral'}>
              {consent.withdrawnAt === null ? words.inForce : words.withdrawn}
            </Chip>
            <span className="dw-me-note">
              {words.givenAt(consent.givenAt, consent.textVersion)}
              {consent.withdrawnAt !== null && ` · ${words.withdrawnAt(consent.withdrawnAt)}`}
            </span>
            {consent.submissions.length > 0 && (
              <span className="dw-me-note">{words.reliesOnIt(consent.submissions.join(words.listSeparator))}</span>
            )}
            {consent.withdrawnAt === null && (
              <Button
                aria-label={words.withdrawConsent(consent.subjectName, words.scopes[consent.scope])}
                onClick={() => setEnding(consent)}
              >
                {words.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          isOpen
          isDanger
          title={words.withdraw}
          question={words.withdrawQuestion(ending.subjectName, words.scopes[ending.scope])}
          consequence={
            ending.submissions.length === 0
              ? words.withdrawNothing
              : words.withdrawConsequence(ending.submissions.join(words.listSeparator))
          }
          confirmLabel={words.withdraw}
          onConfirm={() => withdraw(ending)}
          onCancel={() => setEnding(null)}
        />
      )}
    </section>
  )
}
