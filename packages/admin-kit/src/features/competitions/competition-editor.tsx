import { Button, Icon, PageHeader, Skeleton } from '@doorway/ui'
import { type ComponentType, useCallback, useRef, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { useMayLeave } from '../../forms/use-dirty-guard'
import { useCan } from '../../session/use-session'
import { type CompetitionCommand, CompetitionQuestion, possibleCommands } from './competition-commands'
import { type Competition, isEditable, type Readiness, type StepId, stepIds } from './competition-types'
import { competitionCodes } from './competitions.codes'
import { useCompetition, useReadiness } from './competitions.queries'
import { ReadinessPanel } from './readiness-panel'
import { StateChip } from './state-chip'
import { AwardsStep } from './steps/awards-step'
import { BasicsStep } from './steps/basics-step'
import { GroupsStep } from './steps/groups-step'
import { JudgingStep } from './steps/judging-step'
import { NoticeStep } from './steps/notice-step'
import { PhasesStep } from './steps/phases-step'
import { QuotaStep } from './steps/quota-step'
import { WorksStep } from './steps/works-step'
import type { StepHandle, StepProps } from './use-step-form'

const steps: Record<StepId, ComponentType<StepProps>> = {
  basics: BasicsStep,
  groups: GroupsStep,
  phases: PhasesStep,
  quota: QuotaStep,
  works: WorksStep,
  judging: JudgingStep,
  awards: AwardsStep,
  notice: NoticeStep,
}

interface StepNavProps {
  current: StepId
  readiness: Readiness | undefined
  onStep: (step: StepId) => void
}

/** The steps with how many required rules each still lacks. */
function StepNav({ current, readiness, onStep }: StepNavProps) {
  const t = useTranslate()
  const missing = (step: StepId) =>
    readiness?.items.filter((item) => item.step === step && item.isRequired && !item.isMet).length
  return (
    <nav className="dw-comp-nav" aria-label={t('competitions.steps')}>
      {stepIds.map((step, index) => {
        const count = missing(step)
        return (
          <button
            key={step}
            type="button"
            className="dw-comp-nav-item"
            aria-current={step === current ? 'step' : undefined}
            onClick={() => onStep(step)}
          >
            <span className="dw-comp-nav-mark" data-missing={count ? '' : undefined} aria-hidden="true">
              {count === 0 ? <Icon name="check" /> : index + 1}
            </span>
            {t(`competitions.step.${step}`)}
            {count !== undefined && count > 0 && (
              <span className="dw-comp-nav-count">{t('competitions.missing', { count })}</span>
            )}
          </button>
        )
      })}
    </nav>
  )
}

export interface CompetitionEditorProps {
  id: number
  step: StepId
  onStep: (step: StepId) => void
  onClose: () => void
}

interface LoadedProps extends CompetitionEditorProps {
  competition: Competition
}

function EditorHeader({ competition, onClose, readiness }: LoadedProps & { readiness: Readiness | undefined }) {
  const t = useTranslate()
  const can = useCan()
  const [command, setCommand] = useState<CompetitionCommand | null>(null)
  const canPublish = possibleCommands(competition, can).includes('publish')
  return (
    <>
      <PageHeader
        title={competition.name}
        details={<StateChip state={competition.state} />}
        actions={
          <>
            <Button onClick={onClose}>{t('competitions.back')}</Button>
            {canPublish && (
              <Button
                variant="primary"
                disabled={readiness?.isReady !== true}
                onClick={() => setCommand({ kind: 'publish', competition })}
              >
                {t('competitions.publish.title')}
              </Button>
            )}
          </>
        }
      />
      {competition.cancelReason !== null && (
        <p className="dw-comp-cancelled">{t('competitions.cancelled', { reason: competition.cancelReason })}</p>
      )}
      {command && <CompetitionQuestion command={command} onClose={() => setCommand(null)} />}
    </>
  )
}

function LoadedEditor(props: LoadedProps) {
  const { competition, step, onStep, onClose } = props
  const can = useCan()
  const mayLeave = useMayLeave()
  const readiness = useReadiness(competition.id)
  const handle = useRef<StepHandle | null>(null)
  const setHandle = useCallback((next: StepHandle | null) => {
    handle.current = next
  }, [])
  const isReadOnly = !isEditable(competition) || !can(competitionCodes.edit)
  const isDraft = competition.state === 'draft'
  // A draft is saved before another step opens, and what the server refuses leaves its step open. What is published
  // already would be read by everyone half typed: it is saved by its button only.
  const mayGo = () => {
    if (!handle.current?.isDirty) return true
    return isDraft ? handle.current.save() : mayLeave()
  }
  const goTo = async (next: StepId) => {
    if (next !== step && (await mayGo())) onStep(next)
  }
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  const Step = steps[step]
  return (
    <div className="dw-comp-stack">
      <EditorHeader {...props} onClose={() => void close()} readiness={readiness.data} />
      <div className="dw-comp-editor" data-draft={isDraft || undefined}>
        <StepNav current={step} readiness={isDraft ? readiness.data : undefined} onStep={(next) => void goTo(next)} />
        <Step key={step} competition={competition} isReadOnly={isReadOnly} onHandle={setHandle} />
        {isDraft && (
          <ReadinessPanel
            readiness={readiness.data}
            error={readiness.error}
            onRetry={() => void readiness.refetch()}
            onStep={(next) => void goTo(next)}
          />
        )}
      </div>
    </div>
  )
}

/** The editor of a competition: its steps, each saved on its own, and what is missing before publication. */
export function CompetitionEditor(props: CompetitionEditorProps) {
  const competition = useCompetition(props.id)
  useReady(competition.data !== undefined)
  if (competition.data) return <LoadedEditor {...props} competition={competition.data} />
  if (competition.error) {
    return <FailurePanel error={competition.error} onRetry={() => void competition.refetch()} />
  }
  return <Skeleton width="full" />
}
