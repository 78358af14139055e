import type { AppVersion } from '@doorway/api-client'
import { ConfirmDialog } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { useChangeAppVersion, type StateChange } from './app-versions.queries'
import { releaseName } from './release-name'

/** What can be done with releases: the open form, the open question, and the change with its messages. */
export function useVersionCommands() {
  const t = useTranslate()
  const notify = useNotify()
  const changing = useChangeAppVersion()
  const [edited, setEdited] = useState<{ release: AppVersion | null } | null>(null)
  const [question, setQuestion] = useState<StateChange | null>(null)
  const confirm = () => {
    if (!question) return
    changing.mutate(question, {
      onSuccess: (release) => notify.success(t(`appVersions.${question.kind}.done`, { name: releaseName(t, release) })),
      onError: notify.failure,
      onSettled: () => setQuestion(null),
    })
  }
  return {
    edited,
    add: () => setEdited({ release: null }),
    edit: (release: AppVersion) => setEdited({ release }),
    close: () => setEdited(null),
    publish: (release: AppVersion) => setQuestion({ kind: 'publish', release }),
    withdraw: (release: AppVersion) => setQuestion({ kind: 'withdraw', release }),
    question,
    confirm,
    cancel: () => setQuestion(null),
    isRunning: changing.isPending,
  }
}

/** The commands of the list of releases. */
export type VersionCommands = ReturnType<typeof useVersionCommands>

/** Confirms that a release is published or withdrawn, and says what follows for the devices. */
export function VersionQuestion({ commands }: { commands: VersionCommands }) {
  const t = useTranslate()
  const { question, confirm, cancel, isRunning } = commands
  if (!question) return null
  const { kind, release } = question
  const consequence = t(kind === 'publish' ? 'appVersions.publish.consequence' : 'appVersions.withdraw.consequence', {
    rollout: release.rollout,
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger={kind === 'withdraw'}
      title={t(`appVersions.${kind}.title`)}
      question={t(`appVersions.${kind}.question`, { name: releaseName(t, release) })}
      consequence={consequence}
      confirmLabel={t(`appVersions.${kind}.title`)}
      isBusy={isRunning}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
}
