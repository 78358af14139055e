import { Button, Chip, type ChipTone, Drawer, Skeleton } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { ReasonDialog } from '../../forms/reason-dialog'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { usePermission } from '../../session/use-session'
import { mergeDialog } from './lazy-parts'
import type { RegistrationDetail, RegistrationDuplicate } from './registration-types'
import { userTypeText, waitingText } from './registration-words'
import { registrationCodes } from './registrations.codes'
import { useDecideRegistrations, useRegistration } from './registrations.queries'

const tones: Record<RegistrationDetail['state'], ChipTone> = {
  pending: 'accent',
  approved: 'success',
  returned: 'warning',
  expired: 'neutral',
}

interface Line {
  label: string
  value: string | null
}

function Facts({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="dw-registrations-facts">
      {lines.flatMap(({ label, value }) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : (
          []
        ),
      )}
    </dl>
  )
}

function linesOf(t: Translate, request: RegistrationDetail): Line[] {
  const { sex, subjects, gradeName, className } = request
  const line = (label: Parameters<Translate>[0], value: string | null) => ({ label: t(label), value })
  return [
    line('registrations.field.trackNo', request.trackNo),
    line('registrations.field.userType', userTypeText(t, request.userType)),
    line('registrations.field.username', request.username),
    line('registrations.field.school', request.schoolName),
    line('registrations.field.area', request.areaName),
    line('registrations.field.sex', sex && t(sex === '1' ? 'registrations.female' : 'registrations.male')),
    line('registrations.field.birthDate', request.birthDate),
    line('registrations.field.idCard', request.idCard),
    line('registrations.field.mobile', request.mobile),
    line('registrations.field.email', request.email),
    line('registrations.field.duty', request.dutyName),
    line('registrations.field.subjects', subjects.join(t('registrations.comma'))),
    line('registrations.field.number', request.userNumber),
    line('registrations.field.inSchoolYear', request.inSchoolYear),
    line('registrations.field.class', [gradeName, className].filter(Boolean).join(' ')),
    line('registrations.field.enrollmentNumber', request.enrollmentNumber),
    line('registrations.field.child', request.childUsername),
    line('registrations.field.remark', request.remark),
    line('registrations.field.submittedAt', request.submittedAt),
    line('registrations.field.decidedAt', request.decidedAt),
    line('registrations.field.decider', request.deciderName),
    line('registrations.reason', request.reason),
  ]
}

interface Check {
  tone: ChipTone
  text: string
}

/** What the server has compared, as sentences; what is in order is said too. */
function checksOf(t: Translate, { checks }: RegistrationDetail): Check[] {
  const { isNameTaken, sameName, sameIdentity, ageOfClass, child } = checks
  const found: Check[] = []
  const add = (tone: ChipTone, text: string) => found.push({ tone, text })
  if (isNameTaken) add('danger', t('registrations.check.nameTaken'))
  if (sameIdentity !== null)
    add(
      'danger',
      sameIdentity === ''
        ? t('registrations.check.identityElsewhere')
        : t('registrations.check.identityTaken', { username: sameIdentity }),
    )
  if (sameName > 0) add('warning', t('registrations.check.sameName', { count: sameName }))
  if (ageOfClass === 'unlikely') add('warning', t('registrations.check.ageUnlikely'))
  if (ageOfClass === 'fits') add('success', t('registrations.check.ageFits'))
  if (child === 'absent') add('warning', t('registrations.check.childAbsent'))
  if (child === 'found') add('success', t('registrations.check.childFound'))
  if (found.every(({ tone }) => tone === 'success')) add('success', t('registrations.check.noDuplicate'))
  return found
}

function Checks({ request }: { request: RegistrationDetail }) {
  const t = useTranslate()
  const words: Partial<Record<ChipTone, string>> = {
    danger: t('registrations.check.stop'),
    warning: t('registrations.check.look'),
    success: t('registrations.check.fine'),
  }
  return (
    <section>
      <h3 className="dw-registrations-heading">{t('registrations.check.title')}</h3>
      <ul className="dw-registrations-checks">
        {checksOf(t, request).map(({ tone, text }) => (
          <li key={text} className="dw-registrations-check">
            <Chip tone={tone}>{words[tone]}</Chip>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Accounts that the applicant may have already, each with what can be done about it. */
function Duplicates({
  request: { duplicates },
  onMerge,
}: {
  request: RegistrationDetail
  onMerge: ((account: RegistrationDuplicate) => void) | undefined
}) {
  const t = useTranslate()
  if (duplicates.length === 0) return null
  return (
    <section>
      <h3 className="dw-registrations-heading">{t('registrations.merge.heading')}</h3>
      <ul className="dw-registrations-checks">
        {duplicates.map((account) => (
          <li key={account.userId} className="dw-registrations-duplicate">
            <span>
              {account.name} {account.username}
              <span className="dw-registrations-note">
                {' '}
                {[
                  userTypeText(t, account.userType),
                  account.schoolName,
                  t(`registrations.merge.match.${account.match}`),
                ].join(t('registrations.comma'))}
              </span>
            </span>
            {onMerge && (
              <Button
                size="s"
                aria-label={t('registrations.merge.title', { username: account.username })}
                onClick={() => onMerge(account)}
              >
                {t('registrations.merge.action')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Guardian({ request: { guardian, consents } }: { request: RegistrationDetail }) {
  const t = useTranslate()
  const versions = consents.map(({ textCode, textVersion }) =>
    t(textCode === 'register.child' ? 'registrations.consent.child' : 'registrations.consent.privacy', {
      version: textVersion,
    }),
  )
  return (
    <section>
      <h3 className="dw-registrations-heading">{t('registrations.consent.title')}</h3>
      {guardian && (
        <Facts
          lines={[
            { label: t('registrations.field.guardian'), value: guardian.name },
            { label: t('registrations.field.relation'), value: guardian.familyName },
            { label: t('registrations.field.guardianMobile'), value: guardian.mobile },
          ]}
        />
      )}
      <p className="dw-registrations-note">{versions.join(t('registrations.comma'))}</p>
    </section>
  )
}

export interface RegistrationDetailsProps {
  registrationId: number
  onClose: () => void
}

/** One request in a drawer: what was stated, what has been compared, and the decision. */
export function RegistrationDetails({ registrationId, onClose }: RegistrationDetailsProps) {
  const t = useTranslate()
  const notify = useNotify()
  const canAudit = usePermission(registrationCodes.audit)
  const { data: request, error, refetch } = useRegistration(registrationId)
  const deciding = useDecideRegistrations()
  const [isReturning, setReturning] = useState(false)
  const [account, setAccount] = useState<RegistrationDuplicate | null>(null)
  const decide = async (decision: 'pass' | 'return', reason?: string) => {
    if (!request) return
    await deciding.mutateAsync({ ids: [request.id], decision, ...(reason !== undefined && { reason }) })
    notify.success(t(`registrations.done.${decision}`, { name: request.name }))
    onClose()
  }
  return (
    <Drawer
      isOpen
      title={request ? request.name : t('registrations.loading')}
      onClose={onClose}
      footer={
        request?.state === 'pending' &&
        canAudit && (
          <>
            <Button
              variant="primary"
              isBusy={deciding.isPending}
              onClick={() => void decide('pass').catch(notify.failure)}
            >
              {t('registrations.action.pass')}
            </Button>
            <Button onClick={() => setReturning(true)}>{t('registrations.action.return')}</Button>
          </>
        )
      }
    >
      {error && !request && <FailurePanel error={error} onRetry={() => void refetch()} isCompact />}
      {!request && !error && <Skeleton width="full" />}
      {request && (
        <div className="dw-registrations">
          <span className="dw-registrations-check">
            <Chip tone={tones[request.state]}>{t(`registrations.tab.${request.state}`)}</Chip>
            {request.state === 'pending' && (
              <span className="dw-registrations-note">{waitingText(t, request.waitingHours)}</span>
            )}
          </span>
          {request.state === 'pending' && <Checks request={request} />}
          <Duplicates request={request} onMerge={canAudit ? setAccount : undefined} />
          <Facts lines={linesOf(t, request)} />
          <Guardian request={request} />
        </div>
      )}
      {account && request && (
        <Suspense>
          <mergeDialog.Part request={request} account={account} onMerged={onClose} onClose={() => setAccount(null)} />
        </Suspense>
      )}
      {isReturning && request && (
        <ReasonDialog
          title={t('registrations.action.return')}
          question={t('registrations.question.return', { name: request.name })}
          label={t('registrations.reason')}
          fault={t('registrations.reasonShort')}
          field="reason"
          onSubmit={(reason) => decide('return', reason)}
          onClose={() => setReturning(false)}
        />
      )}
    </Drawer>
  )
}
