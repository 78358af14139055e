import type { Schema } from '@doorway/api-client/types'
import { Chip, ConfirmDialog } from '@doorway/ui'
import { ChangeButton } from '../controls'
import { useState } from 'react'
import { useCommands } from './use-commands'
import { useWithdrawConsent } from '../personal-center.queries'
import { usePersonalText } from '../personal-center-texts'

type OwnConsent = Schema<'OwnConsent'>

/** Consents that a guardian has given for children; those in force can be withdrawn. */
export function ConsentList({ consents }: { consents: readonly OwnConsent[] }) {
  const text = usePersonalText()
  const carryOut = useCommands()
  const withdrawConsent = useWithdrawConsent()
  const [ending, setEnding] = useState<OwnConsent | null>(null)
  const withdraw = ({ id }: OwnConsent) => {
    setEnding(null)
    void carryOut(withdrawConsent(id), text('consentWithdrawn'))
  }
  return (
    <section className="dw-me-section" aria-labelledby="me-consents">
      <h2 id="me-consents">{text('consents')}</h2>
      <p className="dw-me-note">{consents.length === 0 ? text('noConsents') : text('consentsHint')}</p>
      <ul className="dw-me-cards">
        {consents.map((consent) => (
          <li key={consent.id} className="dw-me-card">
            <span className="dw-me-name">
              {text('consentOf', { child: consent.subjectName, scope: text(`scopes.${consent.scope}`) })}
            </span>
            <Chip tone={consent.withdrawnAt === null ? 'success' : 'neutral'}>
              {consent.withdrawnAt === null ? text('inForce') : text('withdrawn')}
            </Chip>
            <span className="dw-me-note">
              {text('givenAt', { time: consent.givenAt, version: consent.textVersion })}
              {consent.withdrawnAt !== null && ` · ${text('withdrawnAt', { time: consent.withdrawnAt })}`}
            </span>
            {consent.submissions.length > 0 && (
              <span className="dw-me-note">
                {text('reliesOnIt', { titles: consent.submissions.join(text('listSeparator')) })}
              </span>
            )}
            {consent.withdrawnAt === null && (
              <ChangeButton
                aria-label={text('withdrawConsent', {
                  child: consent.subjectName,
                  scope: text(`scopes.${consent.scope}`),
                })}
                onClick={() => setEnding(consent)}
              >
                {text('withdraw')}
              </ChangeButton>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          isOpen
          isDanger
          title={text('withdraw')}
          question={text('withdrawQuestion', { child: ending.subjectName, scope: text(`scopes.${ending.scope}`) })}
          consequence={
            ending.submissions.length === 0
              ? text('withdrawNothing')
              : text('withdrawConsequence', { titles: ending.submissions.join(text('listSeparator')) })
          }
          confirmLabel={text('withdraw')}
          onConfirm={() => withdraw(ending)}
          onCancel={() => setEnding(null)}
        />
      )}
    </section>
  )
}
