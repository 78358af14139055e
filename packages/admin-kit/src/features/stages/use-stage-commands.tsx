import type { Stage, Subject } from '@doorway/api-client'
import { ConfirmDialog } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { useRemoveStage, useRemoveSubject } from './stages.queries'

/** What is open over the screen. */
export type StageQuestion =
  | { kind: 'editStage'; stage: Stage | null }
  | { kind: 'editSubject'; subject: Subject | null }
  | { kind: 'researchers'; subject: Subject }
  | { kind: 'removeStage'; stage: Stage }
  | { kind: 'removeSubject'; stageCode: string; subject: Subject }

/** The open form or question, and the deletions with their messages. */
export function useStageCommands() {
  const t = useTranslate()
  const notify = useNotify()
  const removingStage = useRemoveStage()
  const removingSubject = useRemoveSubject()
  const [question, open] = useState<StageQuestion | null>(null)
  const close = () => open(null)
  const ended = (name: string) => ({
    onSuccess: () => notify.success(t('stages.removed', { name })),
    onError: notify.failure,
    onSettled: close,
  })
  const confirm = () => {
    if (question?.kind === 'removeStage') removingStage.mutate(question.stage.id, ended(question.stage.name))
    if (question?.kind === 'removeSubject') {
      const { stageCode, subject } = question
      removingSubject.mutate({ stageCode, code: subject.code }, ended(subject.name))
    }
  }
  return { question, open, close, confirm, isRunning: removingStage.isPending || removingSubject.isPending }
}

/** The commands of the screen. */
export type StageCommands = ReturnType<typeof useStageCommands>

/** Confirms a deletion, and says when it is refused. */
export function RemoveQuestion({ commands }: { commands: StageCommands }) {
  const t = useTranslate()
  const { question, confirm, close, isRunning } = commands
  if (question?.kind !== 'removeStage' && question?.kind !== 'removeSubject') return null
  const isStage = question.kind === 'removeStage'
  const { name } = isStage ? question.stage : question.subject
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(isStage ? 'stages.removeStage' : 'stages.removeSubject')}
      question={t('stages.removeQuestion', { name })}
      consequence={t(isStage ? 'stages.removeStageConsequence' : 'stages.removeSubjectConsequence')}
      confirmLabel={t('kit.action.delete')}
      isBusy={isRunning}
      onConfirm={confirm}
      onCancel={close}
    />
  )
}
