import type { Schema } from '@doorway/api-client/types'
import { Button, Chip, Drawer, Skeleton, Timeline, type TimelineEntry } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { ReasonDialog } from '../../forms/reason-dialog'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { useCan, useReadOnly } from '../../session/use-session'
import { changeSchoolCodes } from './change-school.codes'
import { useDecideSchoolChange, useSchoolChange } from './change-school.queries'
import { tones } from './change-tones'

type SchoolChange = Schema<'SchoolChange'>

/** What is known about a request, each line with its label. */
function Facts({ change }: { change: SchoolChange }) {
  const t = useTranslate()
  const { toSchoolName, toGradeName, toClassName } = change
  const lines = [
    [t('changeSchool.field.kind'), t(`changeSchool.kind.${change.kind}`)],
    [t('changeSchool.field.from'), change.fromSchoolName ?? t('changeSchool.noSchool')],
    [t('changeSchool.field.to'), [toSchoolName, toGradeName, toClassName].filter(Boolean).join(' ')],
    [t('changeSchool.field.effectiveOn'), change.effectiveOn],
    [t('changeSchool.field.reason'), change.reason],
  ] as const
  return (
    <dl className="dw-changes-facts">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Files({ files }: Pick<SchoolChange, 'files'>) {
  const t = useTranslate()
  if (files.length === 0) return null
  return (
    <section>
      <h3 className="dw-changes-heading">{t('changeSchool.files')}</h3>
      {files.map(({ id, name, url }) => (
        <p key={id} className="dw-changes-note">
          <a className="dw-changes-link" href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        </p>
      ))}
    </section>
  )
}

function entriesOf({ steps, currentStep, createdAt, userName }: SchoolChange, t: Translate): TimelineEntry[] {
  return [
    { id: 'sent', time: createdAt, title: t('changeSchool.sent', { name: userName }), tone: 'success' },
    ...steps.map(({ step, orgName, decision, byName, at, reason }): TimelineEntry => {
      const waiting = t(step === currentStep ? 'changeSchool.deciding' : 'changeSchool.later')
      const decided = decision && t(`changeSchool.decided.${decision}`, { name: byName ?? orgName ?? '–' })
      return {
        id: step,
        time: at ?? waiting,
        title: [t(`changeSchool.step.${step}`), orgName].filter(Boolean).join(' · '),
        details: [decided, reason].filter(Boolean).join(' · '),
        tone: decision === 'agree' ? 'success' : decision === 'reject' ? 'danger' : 'neutral',
      }
    }),
  ]
}

export interface ChangeDetailsProps {
  requestId: number
  onClose: () => void
}

/** One request in a drawer: what is requested, documents, the timeline, and the decision about the current step. */
export function ChangeDetails({ requestId, onClose }: ChangeDetailsProps) {
  const t = useTranslate()
  const can = useCan()
  const isReadOnly = useReadOnly()
  const notify = useNotify()
  const { data: change, error, refetch } = useSchoolChange(requestId)
  const deciding = useDecideSchoolChange()
  const [isRejecting, setRejecting] = useState(false)
  const decide = async (decision: 'agree' | 'reject', reason?: string) => {
    if (!change) return
    const { id, version, userName } = change
    await deciding.mutateAsync({ id, version, decision, ...(reason !== undefined && { reason }) })
    notify.success(t(`changeSchool.done.${decision}`, { name: userName }))
    onClose()
  }
  const mayDecide = change?.mayDecide === true && can(changeSchoolCodes.audit) && !isReadOnly
  return (
    <Drawer
      isOpen
      title={change ? t('changeSchool.of', { name: change.userName }) : t('changeSchool.loading')}
      onClose={onClose}
      footer={
        mayDecide && (
          <>
            <Button
              variant="primary"
              isBusy={deciding.isPending}
              onClick={() => void decide('agree').catch(notify.failure)}
            >
              {t('changeSchool.action.agree')}
            </Button>
            <Button onClick={() => setRejecting(true)}>{t('changeSchool.action.reject')}</Button>
          </>
        )
      }
    >
      {error && !change && <FailurePanel error={error} onRetry={() => void refetch()} isCompact />}
      {!change && !error && <Skeleton width="full" />}
      {change && (
        <div className="dw-changes">
          <span>
            <Chip tone={tones[change.state]}>{t(`changeSchool.state.${change.state}`)}</Chip>
          </span>
          {change.currentStep !== null && !change.mayDecide && (
            <p className="dw-changes-note">{t('changeSchool.notYours')}</p>
          )}
          <Facts change={change} />
          <Files files={change.files} />
          <section>
            <h3 className="dw-changes-heading">{t('changeSchool.timeline')}</h3>
            <Timeline label={t('changeSchool.timeline')} entries={entriesOf(change, t)} />
          </section>
        </div>
      )}
      {isRejecting && change && (
        <ReasonDialog
          title={t('changeSchool.action.reject')}
          question={t('changeSchool.rejectQuestion', { name: change.userName })}
          label={t('changeSchool.reason')}
          fault={t('changeSchool.reasonShort')}
          field="reason"
          onSubmit={(reason) => decide('reject', reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </Drawer>
  )
}
