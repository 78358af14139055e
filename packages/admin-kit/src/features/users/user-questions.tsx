import { DeleteQuestion } from './delete-question'
import { bulkDialog, bulkFailures, resetMany } from './lazy-parts'
import { OneTimePassword } from './one-time-password'
import type { UserCommands } from './use-user-commands'

/** Whatever is asked or told before and after a change to users. */
export function UserQuestions({ commands }: { commands: UserCommands }) {
  const { question, isChanging, confirm, dismiss, copy, bulk } = commands
  if (question?.kind === 'bulk') {
    const { change, users } = question
    return (
      <bulkDialog.Part
        kind={change}
        users={users}
        progress={bulk.progress}
        onRun={commands.changeMany}
        onStop={bulk.cancel}
        onClose={dismiss}
      />
    )
  }
  if (question?.kind === 'failed') return <bulkFailures.Part {...question} onClose={dismiss} />
  if (question?.kind === 'resetMany') return <resetMany.Part users={question.users} onClose={dismiss} />
  if (question?.kind === 'delete') {
    return <DeleteQuestion users={question.users} isBusy={isChanging} onConfirm={confirm} onCancel={dismiss} />
  }
  if (question?.kind === 'reset') {
    return <OneTimePassword {...question} isBusy={isChanging} onMake={confirm} onCopy={copy} onClose={dismiss} />
  }
  return null
}
