import { Button, Chip, Field, NumberField, Select, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { useCan } from '../../../session/use-session'
import { type Competition, type Phase, phaseKinds, competitionLevels } from '../competition-types'
import { competitionCodes } from '../competitions.codes'
import { PhaseTimeline } from '../phase-timeline'
import { ReopenDialog } from '../reopen-dialog'
import { StepFrame } from '../step-frame'
import { type StepForm, type StepProps, useStepForm } from '../use-step-form'
import { newKey, RowList, withChange, without } from './row-list'

interface PhaseRow {
  key: string
  kind: Phase['kind']
  level: Phase['level']
  roundNo: string
  name: string
  startAt: string
  endAt: string
  graceMinutes: string
  manual: Phase['manual']
  note: string | null
  hasClosed: boolean
}

interface Values {
  phases: readonly PhaseRow[]
}

const SECONDS = ':00'
const noTime = ''
const MINUTES_LENGTH = 16
const toInput = (time: string) => time.replace(' ', 'T').slice(0, MINUTES_LENGTH)
const fromInput = (value: string) =>
  value === noTime ? '0000-00-00 00:00:00' : `${value.replace('T', ' ').slice(0, MINUTES_LENGTH)}${SECONDS}`

const form: StepForm<Values> = {
  read: ({ phases, state }) => ({
    phases: phases.map(({ id, kind, level, roundNo, name, startAt, endAt, graceMinutes, manual, note, hasClosed }) => ({
      key: `${id}`,
      kind,
      level,
      name,
      manual,
      note,
      hasClosed: hasClosed && state !== 'draft',
      startAt: toInput(startAt),
      endAt: toInput(endAt),
      roundNo: String(roundNo),
      graceMinutes: String(graceMinutes),
    })),
  }),
  save: (calls, { phases }, seen) =>
    calls.savePhases({
      ...seen,
      phases: phases.map(({ kind, level, roundNo, name, startAt, endAt, graceMinutes, manual, note }) => ({
        kind,
        level: kind === 'recommend' ? level : 'province',
        name,
        manual,
        note,
        startAt: fromInput(startAt),
        endAt: fromInput(endAt),
        roundNo: kind === 'round' ? Number(roundNo) : 0,
        graceMinutes: Number(graceMinutes),
      })),
    }),
}

/** The next phase of a plan: the first kind that is not there, another round after that. */
function nextPhase(phases: readonly PhaseRow[], nameOf: (kind: Phase['kind']) => string): PhaseRow {
  const kind = phaseKinds.find((one) => !phases.some((phase) => phase.kind === one)) ?? 'round'
  const rounds = phases.filter((phase) => phase.kind === 'round').length
  const last = phases.at(-1)
  return {
    key: newKey(),
    kind,
    level: kind === 'recommend' ? 'county' : 'province',
    name: nameOf(kind),
    manual: 'auto',
    note: null,
    startAt: last ? last.endAt : noTime,
    endAt: noTime,
    roundNo: String(kind === 'round' ? rounds + 1 : 0),
    graceMinutes: '0',
    hasClosed: false,
  }
}

/** Whether a phase follows its times or is opened or closed by hand. */
const openings = ['auto', 'open', 'closed'] as const

interface RowProps {
  phase: PhaseRow
  index: number
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<PhaseRow>) => void
}

/** What a phase is: kind, and level or round where it has one. */
function KindFields({ phase, index, errorOf, onChange }: RowProps) {
  const t = useTranslate()
  return (
    <>
      <Field label={t('competitions.phases.kind')} isRequired error={errorOf(`phases.${index}.kind`)}>
        <Select
          placeholder={null}
          disabled={phase.hasClosed}
          value={phase.kind}
          options={phaseKinds.map((value) => ({ value, label: t(`competitions.phaseKind.${value}`) }))}
          onValueChange={(value) => {
            const kind = phaseKinds.find((known) => known === value) ?? phase.kind
            onChange({ kind, name: t(`competitions.phaseKind.${kind}`), roundNo: kind === 'round' ? '1' : '0' })
          }}
        />
      </Field>
      {phase.kind === 'recommend' && (
        <Field label={t('competitions.field.level')} isRequired error={errorOf(`phases.${index}.level`)}>
          <Select
            placeholder={null}
            disabled={phase.hasClosed}
            value={phase.level}
            options={competitionLevels.map((value) => ({ value, label: t(`competitions.level.${value}`) }))}
            onValueChange={(value) =>
              onChange({ level: competitionLevels.find((known) => known === value) ?? phase.level })
            }
          />
        </Field>
      )}
      {phase.kind === 'round' && (
        <Field label={t('competitions.phases.round')} isRequired error={errorOf(`phases.${index}.roundNo`)}>
          <NumberField
            maxLength={1}
            readOnly={phase.hasClosed}
            value={phase.roundNo}
            onChange={({ target }) => onChange({ roundNo: target.value })}
          />
        </Field>
      )}
    </>
  )
}

/** Name and times of a phase. */
function TimeFields({ phase, index, errorOf, onChange }: RowProps) {
  const t = useTranslate()
  return (
    <>
      <Field label={t('competitions.phases.name')} isRequired error={errorOf(`phases.${index}.name`)}>
        <TextField maxLength={40} value={phase.name} onChange={({ target }) => onChange({ name: target.value })} />
      </Field>
      <Field label={t('competitions.phases.start')} isRequired error={errorOf(`phases.${index}.startAt`)}>
        <TextField
          type="datetime-local"
          readOnly={phase.hasClosed}
          value={phase.startAt}
          onChange={({ target }) => onChange({ startAt: target.value })}
        />
      </Field>
      <Field label={t('competitions.phases.end')} isRequired error={errorOf(`phases.${index}.endAt`)}>
        <TextField
          type="datetime-local"
          readOnly={phase.hasClosed}
          value={phase.endAt}
          onChange={({ target }) => onChange({ endAt: target.value })}
        />
      </Field>
      <Field label={t('competitions.phases.grace')} error={errorOf(`phases.${index}.graceMinutes`)}>
        <NumberField
          maxLength={4}
          readOnly={phase.hasClosed}
          value={phase.graceMinutes}
          onChange={({ target }) => onChange({ graceMinutes: target.value })}
        />
      </Field>
      <Field label={t('competitions.phases.opening')} error={errorOf(`phases.${index}.manual`)}>
        <Select
          placeholder={null}
          disabled={phase.hasClosed}
          value={phase.manual}
          options={openings.map((value) => ({ value, label: t(`competitions.phases.openings.${value}`) }))}
          onValueChange={(value) => onChange({ manual: openings.find((known) => known === value) ?? phase.manual })}
        />
      </Field>
    </>
  )
}

/** Former ends of phases that were extended. */
function Announcements({ competition: { announcements } }: { competition: Competition }) {
  const t = useTranslate()
  if (announcements.length === 0) return null
  return (
    <div data-wide="">
      <h3 className="dw-comp-subheading">{t('competitions.announcements')}</h3>
      <ul className="dw-comp-notices">
        {announcements.map(({ phaseName, newEndAt, reason, at }) => (
          <li key={`${at} ${phaseName}`}>
            {t('competitions.announcement', { phase: phaseName, end: newEndAt, reason })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Closed phases, each with the command that opens it again. */
function Reopening({ competition, closed }: { competition: Competition; closed: readonly PhaseRow[] }) {
  const t = useTranslate()
  const [reopened, setReopened] = useState<Phase | null>(null)
  const phases = competition.phases.filter(({ id }) => closed.some(({ key }) => key === String(id)))
  return (
    <>
      <div className="dw-comp-chips">
        {phases.map((phase) => (
          <Button key={phase.id} size="s" onClick={() => setReopened(phase)}>
            {`${t('competitions.reopen.title')} ${phase.name}`}
          </Button>
        ))}
      </div>
      {reopened && <ReopenDialog competition={competition} phase={reopened} onClose={() => setReopened(null)} />}
    </>
  )
}

/** 赛程阶段. */
export function PhasesStep(props: StepProps) {
  const { competition, isReadOnly } = props
  const t = useTranslate()
  const can = useCan()
  const state = useStepForm(props, form)
  const { values, set, errorOf } = state
  const canReopen = competition.state === 'announced' && can(competitionCodes.reopenPhase) && !state.isDirty
  return (
    <StepFrame
      title={t('competitions.step.phases')}
      hint={t('competitions.stepHint.phases')}
      isReadOnly={isReadOnly || !can(competitionCodes.editPhases)}
      form={state}
      commands={
        canReopen && <Reopening competition={competition} closed={values.phases.filter(({ hasClosed }) => hasClosed)} />
      }
    >
      <PhaseTimeline phases={competition.phases} now={competition.serverTime} />
      <RowList
        label={t('competitions.phases.list')}
        rows={values.phases}
        empty={t('competitions.phases.empty')}
        addLabel={t('competitions.phases.add')}
        removeLabel={({ name }) => t('competitions.remove', { name })}
        canRemove={({ hasClosed }) => !hasClosed}
        isReadOnly={isReadOnly}
        onAdd={() =>
          set({ phases: [...values.phases, nextPhase(values.phases, (kind) => t(`competitions.phaseKind.${kind}`))] })
        }
        onRemove={(row) => set({ phases: without(values.phases, row) })}
        renderRow={(phase, index) => {
          const change = (part: Partial<PhaseRow>) => set({ phases: withChange(values.phases, phase.key, part) })
          return (
            <>
              <KindFields phase={phase} index={index} errorOf={errorOf} onChange={change} />
              <TimeFields phase={phase} index={index} errorOf={errorOf} onChange={change} />
              {phase.hasClosed && <Chip>{t('competitions.phases.closed')}</Chip>}
            </>
          )
        }}
      />
      <Announcements competition={competition} />
    </StepFrame>
  )
}
