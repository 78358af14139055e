import type { Schema } from '@doorway/api-client/types'
import { Avatar } from '@doorway/ui'
import { tabAddress } from './tab-data'
import { Link } from './controls'
import { usePersonalText } from './personal-center-texts'

/** Whose things are shown, by what right, and what can be done for the child. */
export function ChildHeader({ child }: { child: Schema<'OwnChild'> }) {
  const text = usePersonalText()
  const { userId, name, schoolName, gradeName, className, imgPath, closure } = child
  const place = [schoolName, gradeName, className].filter((part) => part !== null)
  return (
    <header className="dw-me-header" data-child>
      <Avatar className="dw-me-picture" name={name} picture={imgPath} />
      <div className="dw-me-who">
        <h1 tabIndex={-1}>{text('ofChild', { name })}</h1>
        <p>{place.join(' ')}</p>
        <p className="dw-me-note">{text('asGuardian', { name })}</p>
      </div>
      <nav className="dw-me-steps" aria-label={text('steps')}>
        <Link to={`/changeSchool?person=${userId}`} look="primary">
          {text('changeSchoolFor', { name })}
        </Link>
        <Link to={tabAddress('privacy', 1, userId)} look="quiet">
          {text('rightsFor', { name })}
        </Link>
      </nav>
      {closure && (
        <p className="dw-me-closure" role="status">
          {text('closureDueFor', { name, time: closure.dueAt })}{' '}
          <Link to={tabAddress('privacy', 1, userId)}>{text('tabs.privacy')}</Link>
        </p>
      )}
    </header>
  )
}
