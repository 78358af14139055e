import { Button, ConfirmDialog } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { ReasonDialog } from '../../forms/reason-dialog'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { isUndecided, type RunDetail } from './result-types'
import { resultCodes } from './results.codes'
import { useChangeRun } from './results.queries'

type CommandKind = 'confirm' | 'startPublicity' | 'publish' | 'void'

const codeOf: Record<CommandKind, string> = {
  confirm: resultCodes.confirm,
  startPublicity: resultCodes.publish,
  publish: resultCodes.publish,
  void: resultCodes.publish,
}

const commandsOf: Record<RunDetail['state'], readonly CommandKind[]> = {
  computed: ['confirm', 'void'],
  confirmed: ['startPublicity', 'void'],
  publicity: ['publish', 'void'],
  published: [],
  void: [],
}

interface QuestionProps {
  run: RunDetail
  onClose: () => void
}

/** Voids a run with a written reason. */
function VoidQuestion({ run, onClose }: QuestionProps) {
  const t = useTranslate()
  const notify = useNotify()
  const changing = useChangeRun('void')
  const { id, version, no, state } = run
  const submit = async (reason: string) => {
    await changing.mutateAsync((results) => results.void({ id, version, reason }))
    notify.success(t('results.void.done', { no }))
  }
  const awarded = run.results.filter(({ awardId }) => awardId !== null).length
  return (
    <ReasonDialog
      title={t('results.void.title')}
      question={t(state === 'publicity' ? 'results.void.announced' : 'results.void.question', { no, count: awarded })}
      label={t('results.reason')}
      fault={t('results.reasonFault')}
      field="reason"
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

/** Confirms a step of a run and names its consequence. */
function StepQuestion({ kind, run, onClose }: QuestionProps & { kind: Exclude<CommandKind, 'void'> }) {
  const t = useTranslate()
  const notify = useNotify()
  const changing = useChangeRun(kind)
  const { id, version, no, competitionName: name, results } = run
  const awarded = results.filter(({ awardId }) => awardId !== null).length
  const confirm = () =>
    changing.mutate((calls) => calls[kind](id, version), {
      onSuccess: () => notify.success(t(`results.${kind}.done`, { no })),
      onError: notify.failure,
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen
      title={t(`results.${kind}.title`)}
      question={t(`results.${kind}.question`, { no, name })}
      consequence={t(`results.${kind}.consequence`, { works: results.length, awarded })}
      confirmLabel={t(`results.${kind}.title`)}
      isBusy={changing.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}

/** Why a run cannot be confirmed by this reader now; null where it can be. */
function obstacleOf(run: RunDetail) {
  if (run.state !== 'computed') return null
  if (run.isOwn) return 'own'
  return run.results.some(isUndecided) ? 'undecided' : null
}

/** What the reader may do with the run in its state. */
export function RunCommands({ run }: { run: RunDetail }) {
  const t = useTranslate()
  const can = useCan()
  const [kind, setKind] = useState<CommandKind | null>(null)
  const kinds = commandsOf[run.state].filter((each) => can(codeOf[each]))
  const obstacle = obstacleOf(run)
  const close = () => setKind(null)
  if (kinds.length === 0) return null
  return (
    <div className="dw-result-tools">
      {kinds.map((each) => (
        <Button
          key={each}
          variant={each === 'void' ? 'default' : 'primary'}
          disabled={each === 'confirm' && obstacle !== null}
          onClick={() => setKind(each)}
        >
          {t(`results.${each}.title`)}
        </Button>
      ))}
      {kind === 'void' && <VoidQuestion run={run} onClose={close} />}
      {kind !== null && kind !== 'void' && <StepQuestion kind={kind} run={run} onClose={close} />}
    </div>
  )
}
