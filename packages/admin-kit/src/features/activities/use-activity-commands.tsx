import { ConfirmDialog } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { type ActivityChange, useChangeActivity } from './activities.queries'
import type { Activity } from './activity-types'

/** What can be done with activities: the open form, the open list of people, the open question, and the change. */
export function useActivityCommands() {
  const t = useTranslate()
  const notify = useNotify()
  const changing = useChangeActivity()
  const [edited, setEdited] = useState<{ activity: Activity | null } | null>(null)
  const [attended, setAttended] = useState<Activity | null>(null)
  const [question, setQuestion] = useState<ActivityChange | null>(null)
  const confirm = () => {
    if (!question) return
    changing.mutate(question, {
      onSuccess: () => notify.success(t(`activities.${question.kind}.done`, { name: question.activity.name })),
      onError: notify.failure,
      onSettled: () => setQuestion(null),
    })
  }
  return {
    edited,
    attended,
    question,
    add: () => setEdited({ activity: null }),
    edit: (activity: Activity) => setEdited({ activity }),
    showAttendees: setAttended,
    ask: (kind: ActivityChange['kind'], activity: Activity) => setQuestion({ kind, activity }),
    close: () => {
      setEdited(null)
      setAttended(null)
    },
    confirm,
    cancel: () => setQuestion(null),
    isRunning: changing.isPending,
  }
}

/** The commands of the list of activities. */
export type ActivityCommands = ReturnType<typeof useActivityCommands>

/** Confirms a change, and says what follows from it. */
export function ActivityQuestion({ commands }: { commands: ActivityCommands }) {
  const t = useTranslate()
  const { question, confirm, cancel, isRunning } = commands
  if (!question) return null
  const { kind, activity } = question
  const { name, signedUp: count } = activity
  const isNotified = kind === 'withdraw' && count > 0
  const consequence = isNotified
    ? t('activities.withdraw.notified', { count })
    : t(`activities.${kind}.consequence`, { code: activity.checkinCode })
  return (
    <ConfirmDialog
      isOpen
      isDanger={kind !== 'publish'}
      title={t(`activities.${kind}.title`)}
      question={t(`activities.${kind}.question`, { name })}
      consequence={consequence}
      confirmLabel={t(`activities.${kind}.title`)}
      isBusy={isRunning}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
}
