import { ownPasswordParts } from '@doorway/api-client/rules'
import { Icon } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'

/** What the typed password fulfils of the rule so far (specification section 5: 8 to 16 with letter, digit, special). */
export function PasswordChecklist({ password }: { password: string }) {
  const t = useTranslate()
  const { hasLength, hasLetter, hasDigit, hasSpecial } = ownPasswordParts(password)
  const parts = [
    { id: 'length', isMet: hasLength, label: t('password.checklist.length') },
    { id: 'letter', isMet: hasLetter, label: t('password.checklist.letter') },
    { id: 'digit', isMet: hasDigit, label: t('password.checklist.digit') },
    { id: 'special', isMet: hasSpecial, label: t('password.checklist.special') },
  ]
  return (
    <ul className="dw-password-checklist" aria-label={t('password.checklist.label')}>
      {parts.map(({ id, isMet, label }) => (
        <li key={id} className="dw-password-part" data-met={isMet || undefined}>
          <Icon name={isMet ? 'check' : 'minus'} />
          {label}{' '}
          <span className="dw-visually-hidden">{t(isMet ? 'password.checklist.met' : 'password.checklist.unmet')}</span>
        </li>
      ))}
    </ul>
  )
}
