import type { Schema } from '@doorway/api-client/types'
import { Avatar, ProgressBar } from '@doorway/ui'
import { Link } from './controls'
import { usePersonalText } from './personal-center-texts'

const WHOLE = 100
/** Dictionary 8. */
const USER_TYPES = ['1', '2', '3', '4', '5', '6'] as const

/** Who the person is, how complete the personal details are, and the next steps. */
export function PersonalHeader({ summary }: { summary: Schema<'PersonalSummary'> }) {
  const text = usePersonalText()
  const { name, userType, schoolName, gradeName, className, imgPath, completeness, missing, closure } = summary
  const type = USER_TYPES.find((value) => value === userType)
  const place = [schoolName, gradeName, className].filter((part) => part !== null)
  return (
    <header className="dw-me-header">
      <Avatar className="dw-me-picture" name={name} picture={imgPath} />
      <div className="dw-me-who">
        <h1 tabIndex={-1}>{text('greeting', { name })}</h1>
        <p>{[type && text(`userTypes.${type}`), place.join(' ')].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="dw-me-complete">
        <ProgressBar label={text('completeness')} value={completeness} max={WHOLE} valueText={`${completeness}%`} />
        {missing.length > 0 && (
          <p className="dw-me-note">
            {text('missing', { fields: missing.map((field) => text(`fields.${field}`)).join(text('listSeparator')) })}
          </p>
        )}
      </div>
      <nav className="dw-me-steps" aria-label={text('steps')}>
        <Link to="/doorSelfEdit" look="primary">
          {text('editProfile')}
        </Link>
        <Link to="/uploadResources" look="quiet">
          {text('upload')}
        </Link>
        <Link to="/changeSchool" look="quiet">
          {text('changeSchool')}
        </Link>
      </nav>
      {closure && (
        <p className="dw-me-closure" role="status">
          {text('closureDue', { time: closure.dueAt })}{' '}
          <Link to="/personalCenter?tab=privacy">{text('tabs.privacy')}</Link>
        </p>
      )}
    </header>
  )
}
