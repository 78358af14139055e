import { Button, Chip, type ChipTone, ProgressBar, Select, Skeleton, StatePanel } from '@doorway/ui'
import { useState } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { ReasonDialog } from '../../forms/reason-dialog'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { CandidateList } from './candidate-list'
import { entryCodes } from './entries.codes'
import { RankedList } from './ranked-list'
import { useReturnList, useUnits } from './recommend.queries'
import type { Unit, UnitKey } from './recommend-types'
import { SubmitListDialog } from './submit-list-dialog'

const MINUTES = 16
const tones: Record<Unit['state'], ChipTone> = { draft: 'neutral', submitted: 'success', returned: 'danger' }

/** How many places are used, for all groups and for each that has its own. */
function QuotaBars({ unit }: { unit: Unit }) {
  const t = useTranslate()
  return (
    <div className="dw-entry-quotas">
      {unit.quotas.map(({ groupId, groupName, quota, used }) => (
        <ProgressBar
          key={groupId}
          label={
            groupName === null ? t('entries.recommend.quotaAll') : t('entries.recommend.quotaOf', { group: groupName })
          }
          value={used}
          max={quota}
          valueText={t('entries.recommend.used', { used, quota })}
        />
      ))}
    </div>
  )
}

/** When the level recommends, and how far the list is. */
function UnitState({ unit }: { unit: Unit }) {
  const t = useTranslate()
  const { phaseName, startAt, endAt, isOpen, state, submittedAt, returnReason, confirmation } = unit
  const [from, to] = [startAt.slice(0, MINUTES), endAt.slice(0, MINUTES)]
  return (
    <>
      <div className="dw-entry-tools">
        <Chip tone={tones[state]}>{t(`entries.recommend.state.${state}`)}</Chip>
        <Chip tone={isOpen ? 'accent' : 'neutral'}>{t(`entries.recommend.${isOpen ? 'open' : 'closed'}`)}</Chip>
        <span className="dw-entry-muted">{t('entries.recommend.phase', { name: phaseName, from, to })}</span>
      </div>
      {state === 'returned' && returnReason !== null && (
        <p className="dw-entry-returned">{t('entries.recommend.returnedFor', { reason: returnReason })}</p>
      )}
      {state === 'submitted' && submittedAt !== null && (
        <p className="dw-entry-muted">
          {t('entries.recommend.submittedAt', { at: submittedAt.slice(0, MINUTES) })}{' '}
          {confirmation && (
            <a href={confirmation.url} target="_blank" rel="noreferrer">
              {t('entries.recommend.confirmation', { name: confirmation.name })}
            </a>
          )}
        </p>
      )}
    </>
  )
}

interface UnitPartProps {
  unit: Unit
  unitKey: UnitKey
}

/** What is done with the list as a whole: submitted by the unit, returned by a level above. */
function ListCommands({ unit, unitKey }: UnitPartProps) {
  const t = useTranslate()
  const can = useCan()
  const notify = useNotify()
  const returning = useReturnList()
  const [question, setQuestion] = useState<'submit' | 'return' | null>(null)
  const close = () => setQuestion(null)
  const { orgName: name, listed: count } = unit
  const giveBack = async (reason: string) => {
    await returning.mutateAsync({ ...unitKey, reason })
    notify.success(t('entries.recommend.listReturned', { name }))
  }
  if (!can(entryCodes.submitList)) return null
  return (
    <div className="dw-entry-tools">
      {unit.maySubmit && (
        <Button variant="primary" disabled={count === 0} onClick={() => setQuestion('submit')}>
          {t('entries.recommend.submit')}
        </Button>
      )}
      {unit.mayReturn && <Button onClick={() => setQuestion('return')}>{t('entries.recommend.return')}</Button>}
      {question === 'submit' && <SubmitListDialog unit={unit} unitKey={unitKey} onClose={close} />}
      {question === 'return' && (
        <ReasonDialog
          title={t('entries.recommend.return')}
          question={t('entries.recommend.returnQuestion', { name, count })}
          label={t('entries.reason')}
          fault={t('entries.reasonFault')}
          field="reason"
          onSubmit={giveBack}
          onClose={close}
        />
      )}
    </div>
  )
}

function UnitPanel({ unit, unitKey }: UnitPartProps) {
  const t = useTranslate()
  const can = useCan()
  const canEdit = unit.mayEdit && can(entryCodes.recommend)
  return (
    <>
      <UnitState unit={unit} />
      <QuotaBars unit={unit} />
      <section className="dw-entry-stack">
        <h2 className="dw-entry-heading">{t('entries.recommend.list')}</h2>
        <RankedList unit={unitKey} canEdit={canEdit} />
        <ListCommands unit={unit} unitKey={unitKey} />
      </section>
      {canEdit && (
        <section className="dw-entry-stack">
          <h2 className="dw-entry-heading">{t('entries.recommend.candidates')}</h2>
          <CandidateList unit={unitKey} listed={unit.listed} />
        </section>
      )}
    </>
  )
}

const keyOf = ({ level, orgId }: Unit) => `${level}-${orgId}`

export interface RecommendPanelProps {
  competitionId: number
}

/** Recommendation within quotas: the person's own unit first, and the units below with their lists. */
export function RecommendPanel({ competitionId }: RecommendPanelProps) {
  const t = useTranslate()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const { data, error, refetch } = useUnits(competitionId)
  if (error && !data) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="full" />
  const { units } = data
  const unit = units.find((one) => keyOf(one) === query['unit']) ?? units[0]
  if (!unit) {
    return <StatePanel kind="empty" title={t('entries.recommend.none')} text={t('entries.recommend.noneText')} />
  }
  const labelOf = (one: Unit) => {
    const gaps = { name: one.orgName, level: t(`entries.recommend.level.${one.level}`) }
    return t(one.isOwn ? 'entries.recommend.ownUnit' : 'entries.recommend.unitOf', gaps)
  }
  return (
    <div className="dw-entry-stack">
      <Select
        className="dw-entry-competition"
        aria-label={t('entries.recommend.unit')}
        placeholder={null}
        value={keyOf(unit)}
        options={units.map((one) => ({ value: keyOf(one), label: labelOf(one) }))}
        onValueChange={(next) => navigate({ query: { unit: next } })}
      />
      <UnitPanel key={keyOf(unit)} unit={unit} unitKey={{ competitionId, level: unit.level, orgId: unit.orgId }} />
    </div>
  )
}
