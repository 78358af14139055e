import { Button, PageHeader } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { AgreementTexts } from '../../registration-form/agreement-texts'
import { IdentityCard } from '../../registration-form/identity-card'
import { InvitationForm } from '../../registration-form/invitation-form'
import type { RegisterPolicy } from '../../registration-form/registration-calls'
import { registrantTypes, type RegistrationType } from '../../registration-form/registration-values'
import { StateForm } from '../../registration-form/state-form'

export interface IdentityChoiceProps {
  policy: RegisterPolicy
  onChoose: (type: RegistrationType, invite?: string) => void
  onSignIn: (() => void) | undefined
}

/** Who one is, a class invitation code, the texts to agree to, and how far an earlier request is. */
export function IdentityChoice({ policy, onChoose, onSignIn }: IdentityChoiceProps) {
  const t = useTranslate()
  const types = registrantTypes.filter((type) => policy.types.includes(type))
  return (
    <div className="dw-register">
      <PageHeader title={t('registration.title')} />
      <p className="dw-register-lead">{t('registration.lead', { days: policy.reviewDays })}</p>
      <ul className="dw-register-identities">
        {types.map((type) => (
          <li key={type}>
            <button type="button" className="dw-register-card" onClick={() => onChoose(type)}>
              <IdentityCard type={type} guardianAge={policy.guardianAge} />
            </button>
          </li>
        ))}
      </ul>
      {types.includes('5') && <InvitationForm onCode={(code) => onChoose('5', code)} />}
      <AgreementTexts policy={policy} />
      <StateForm />
      {onSignIn && (
        <p className="dw-register-sign-in">
          {t('registration.haveAccount')}
          <Button variant="quiet" onClick={onSignIn}>
            {t('registration.signIn')}
          </Button>
        </p>
      )}
    </div>
  )
}
