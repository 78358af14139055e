import { Button } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import type { PasswordLine, PasswordListState } from './use-password-list'

interface PasswordLinesProps {
  lines: readonly PasswordLine[]
  list: PasswordListState
}

/** People with their passwords, and the warning before these are lost. */
export function PasswordLines({ lines, list }: PasswordLinesProps) {
  const t = useTranslate()
  return (
    <>
      {list.isWarned && <p role="alert">{t('userQuestions.reset.unsaved')}</p>}
      <ul className="dw-user-failures">
        {lines.map(({ id, username, name, text }) => (
          <li key={id}>
            {username} {name} <code>{text}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The buttons of a list of passwords: copy, save as a file, close. */
export function PasswordButtons({ list }: Pick<PasswordLinesProps, 'list'>) {
  const t = useTranslate()
  return (
    <>
      <Button icon="copy" onClick={list.copy}>
        {t('kit.action.copy')}
      </Button>
      <Button icon="download" onClick={list.save}>
        {t('userQuestions.reset.saveMany')}
      </Button>
      <Button variant="primary" onClick={list.close}>
        {t(list.isWarned ? 'userQuestions.reset.closeUnsaved' : 'kit.ui.close')}
      </Button>
    </>
  )
}
