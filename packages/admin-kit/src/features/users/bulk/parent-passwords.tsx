import type { ParentPassword } from '@doorway/api-client'
import { Dialog } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { PasswordButtons, PasswordLines } from './password-lines'
import { QuestionTexts } from './question-texts'
import { usePasswordList } from './use-password-list'

export interface ParentPasswordsProps {
  passwords: readonly ParentPassword[]
  onClose: () => void
}

function Passwords({ passwords, onClose }: ParentPasswordsProps) {
  const t = useTranslate()
  const lines = passwords.map(({ password, ...parent }) => ({ ...parent, text: password, isShownOnce: true }))
  const title = t('userQuestions.parents.title')
  const list = usePasswordList(lines, { fileName: title, onClose })
  return (
    <Dialog
      isOpen
      size="m"
      title={title}
      description={t('userQuestions.parents.shown')}
      onClose={list.close}
      footer={<PasswordButtons list={list} />}
    >
      <PasswordLines lines={lines} list={list} />
    </Dialog>
  )
}

/** First passwords of the parents that were added with a student: shown once, and not closed by accident. */
export function ParentPasswords(props: ParentPasswordsProps) {
  return (
    <QuestionTexts>
      <Passwords {...props} />
    </QuestionTexts>
  )
}
