import { ConfirmDialog } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { ReasonDialog } from '../../forms/reason-dialog'
import { useNotify } from '../../mutations/use-notify'
import type { Competition, CompetitionRow } from './competition-types'
import { competitionCodes } from './competitions.codes'
import { useChangeCompetition } from './competitions.queries'

/** What is done with a competition as a whole. */
export type CommandKind = 'copy' | 'publish' | 'cancel' | 'archive'

/** A command about a competition, before it is confirmed. */
export interface CompetitionCommand {
  kind: CommandKind
  competition: CompetitionRow | Competition
}

/** Commands that the state of the competition and the codes of the person allow. */
export function possibleCommands({ state }: Pick<Competition, 'state'>, can: (code: string) => boolean): CommandKind[] {
  return [
    ...(can(competitionCodes.add) ? (['copy'] as const) : []),
    ...(state === 'draft' && can(competitionCodes.publish) ? (['publish'] as const) : []),
    ...((state === 'draft' || state === 'announced') && can(competitionCodes.publish) ? (['cancel'] as const) : []),
    ...(state === 'result_published' && can(competitionCodes.archive) ? (['archive'] as const) : []),
  ]
}

export interface CompetitionQuestionProps {
  command: CompetitionCommand
  onClose: () => void
}

/** Takes the reason of a cancellation, which everyone who has entered reads. */
function CancelQuestion({ command: { competition }, onClose }: CompetitionQuestionProps) {
  const t = useTranslate()
  const notify = useNotify()
  const changing = useChangeCompetition('cancel')
  const { id, name, version } = competition
  const cancel = async (reason: string) => {
    await changing.mutateAsync((calls) => calls.cancel({ id, version, reason }))
    notify.success(t('competitions.cancel.done', { name }))
  }
  return (
    <ReasonDialog
      title={t('competitions.cancel.title')}
      question={t('competitions.cancel.question', { name })}
      label={t('competitions.cancel.reason')}
      fault={t('competitions.reasonFault')}
      field="reason"
      onSubmit={cancel}
      onClose={onClose}
    />
  )
}

/** Confirms a command and names its consequence. */
export function CompetitionQuestion({ command, onClose }: CompetitionQuestionProps) {
  const t = useTranslate()
  const notify = useNotify()
  const { kind, competition } = command
  const changing = useChangeCompetition(kind)
  if (kind === 'cancel') return <CancelQuestion command={command} onClose={onClose} />
  if (kind === 'copy') return null
  const { id, name, version } = competition
  const confirm = () =>
    changing.mutate((calls) => calls[kind](id, version), {
      onSuccess: () => notify.success(t(`competitions.${kind}.done`, { name })),
      onError: notify.failure,
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen
      title={t(`competitions.${kind}.title`)}
      question={t(`competitions.${kind}.question`, { name })}
      consequence={t(`competitions.${kind}.consequence`)}
      confirmLabel={t(`competitions.${kind}.title`)}
      isBusy={changing.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
