import { useState } from 'react'
import { copyText, saveDownload } from '../../../browser/browser-actions'
import { useTranslate } from '../../../context/use-translate'
import { useNotify } from '../../../mutations/use-notify'

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

/** A list of passwords that closes only when it is saved or the reader insists. */
export interface PasswordListState {
  /** The reader tried to close the list although its passwords are nowhere else. */
  isWarned: boolean
  save: () => void
  copy: () => void
  /** Closes, or warns the first time when the passwords would be lost. */
  close: () => void
}

/** Quotes a cell; what a spreadsheet would take for a formula gets an apostrophe (domain 0.1.4). */
function csvCell(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${guarded.replaceAll('"', '""')}"`
}

/** Saving, copying and closing of passwords that are shown once. */
export function usePasswordList(
  lines: readonly PasswordLine[],
  { fileName, onClose }: { fileName: string; onClose: () => void },
): PasswordListState {
  const t = useTranslate()
  const notify = useNotify()
  const [isSaved, setIsSaved] = useState(false)
  const [isWarned, setIsWarned] = useState(false)
  const isLost = !isSaved && lines.some(({ isShownOnce }) => isShownOnce)
  const head = [t('userQuestions.reset.username'), t('userQuestions.reset.name'), t('userQuestions.reset.password')]
  const rows = [head, ...lines.map(({ username, name, text }) => [username, name, text])]
  const copy = async () => {
    if (!(await copyText(rows.map((row) => row.join('\t')).join('\n')))) return
    setIsSaved(true)
    notify.success(t('kit.action.copied'))
  }
  return {
    isWarned: isLost && isWarned,
    save: () => {
      setIsSaved(true)
      const text = rows.map((row) => row.map(csvCell).join(',')).join('\r\n')
      // The byte order mark declares UTF-8 to Excel.
      saveDownload({ blob: new Blob(['\uFEFF', text], { type: 'text/csv' }), fileName: `${fileName}.csv` })
    },
    copy: () => void copy(),
    close: () => {
      // They cannot be shown again: Escape or a stray click must not remove them.
      if (isLost && !isWarned) setIsWarned(true)
      else onClose()
    },
  }
}
