import { Button, Dialog } from '@doorway/ui'
import { useState } from 'react'
import { copyText, saveDownload } from '../../../browser/browser-actions'
import { useTranslate } from '../../../context/use-translate'
import { useNotify } from '../../../mutations/use-notify'
import { QuestionTexts } from './question-texts'

/** A line of a list of passwords. */
export interface PasswordLine {
  id: number
  username: string
  name: string
  /** The password, the mailbox that it was sent to, or why there is none. */
  text: string
  /** The text is a password that cannot be shown again. */
  isShownOnce: boolean
}

export interface PasswordListProps {
  /** Passwords that were reset, or first ones of the parents that a student's form has added. */
  kind: 'reset' | 'parents'
  lines: readonly PasswordLine[]
  onClose: () => void
}

/** Quotes a cell; what a spreadsheet would take for a formula gets an apostrophe (domain 0.1.4). */
function csvCell(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${guarded.replaceAll('"', '""')}"`
}

function Passwords({ kind, lines, onClose }: PasswordListProps) {
  const t = useTranslate()
  const notify = useNotify()
  const [isSaved, setIsSaved] = useState(false)
  const [isWarned, setIsWarned] = useState(false)
  const isLost = !isSaved && lines.some(({ isShownOnce }) => isShownOnce)
  const title = t(`userQuestions.${kind}.title`)
  const head = [t('userQuestions.reset.username'), t('userQuestions.reset.name'), t('userQuestions.reset.password')]
  const rows = [head, ...lines.map(({ username, name, text }) => [username, name, text])]
  const handleCopy = async () => {
    if (!(await copyText(rows.map((row) => row.join('\t')).join('\n')))) return
    setIsSaved(true)
    notify.success(t('kit.action.copied'))
  }
  const handleSave = () => {
    setIsSaved(true)
    const text = rows.map((row) => row.map(csvCell).join(',')).join('\r\n')
    // The byte order mark declares UTF-8 to Excel.
    saveDownload({ blob: new Blob(['\uFEFF', text], { type: 'text/csv' }), fileName: `${title}.csv` })
  }
  // They cannot be shown again: Escape or a stray click must not remove them.
  const handleClose = () => (isLost && !isWarned ? setIsWarned(true) : onClose())
  return (
    <Dialog
      isOpen
      size="m"
      title={title}
      description={t(kind === 'reset' ? 'userQuestions.reset.shownMany' : 'userQuestions.parents.shown')}
      onClose={handleClose}
      footer={
        <>
          <Button icon="copy" onClick={() => void handleCopy()}>
            {t('kit.action.copy')}
          </Button>
          <Button icon="download" onClick={handleSave}>
            {t('userQuestions.reset.saveMany')}
          </Button>
          <Button variant="primary" onClick={handleClose}>
            {t(isLost && isWarned ? 'userQuestions.reset.closeUnsaved' : 'kit.ui.close')}
          </Button>
        </>
      }
    >
      {isLost && isWarned && <p role="alert">{t('userQuestions.reset.unsaved')}</p>}
      <ul className="dw-user-failures">
        {lines.map(({ id, username, name, text }) => (
          <li key={id}>
            {username} {name} <code>{text}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Passwords that are shown once: copied or saved on request, and not closed by accident. */
export function PasswordList(props: PasswordListProps) {
  return (
    <QuestionTexts fallback={null}>
      <Passwords {...props} />
    </QuestionTexts>
  )
}
