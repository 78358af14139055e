import { useKit } from '../../../context/kit-context'
import { BulkDialog } from './bulk-dialog'
import { BulkFailures } from './bulk-failures'
import { DeleteQuestion } from './delete-question'
import { DisableQuestion } from './disable-question'
import { OneTimePassword } from './one-time-password'
import { QuestionTexts } from './question-texts'
import { ResetMany } from './reset-many'
import type { UserCommands } from '../list/use-user-commands'

/** The confirmations before and the results after a change to users. */
export function UserQuestions({ commands }: { commands: UserCommands }) {
  const { question, isChanging, dismiss, copy, bulk } = commands
  const { client } = useKit()
  const confirm = () => commands.confirm(!client.absent?.has('users.restore'))
  if (question?.kind === 'bulk') {
    const { change, users } = question
    return (
      <QuestionTexts fallback={null}>
        <BulkDialog
          kind={change}
          users={users}
          progress={bulk.progress}
          onRun={commands.changeMany}
          onStop={bulk.cancel}
          onClose={dismiss}
        />
      </QuestionTexts>
    )
  }
  if (question?.kind === 'failed')
    return (
      <QuestionTexts fallback={null}>
        <BulkFailures {...question} onClose={dismiss} />
      </QuestionTexts>
    )
  if (question?.kind === 'resetMany')
    return (
      <QuestionTexts fallback={null}>
        <ResetMany users={question.users} onClose={dismiss} />
      </QuestionTexts>
    )
  if (question?.kind === 'disable') {
    return (
      <QuestionTexts fallback={null}>
        <DisableQuestion users={question.users} isBusy={isChanging} onConfirm={confirm} onCancel={dismiss} />
      </QuestionTexts>
    )
  }
  if (question?.kind === 'delete') {
    return <DeleteQuestion users={question.users} isBusy={isChanging} onConfirm={confirm} onCancel={dismiss} />
  }
  if (question?.kind === 'reset') {
    return (
      <QuestionTexts fallback={null}>
        <OneTimePassword {...question} isBusy={isChanging} onMake={confirm} onCopy={copy} onClose={dismiss} />
      </QuestionTexts>
    )
  }
  return null
}
