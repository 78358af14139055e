import type { Schema } from '@doorway/api-client/types'
import { Avatar } from '@doorway/ui'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { route } from './personal-center.route'
import { tabAddress } from './tab-data'

/** Whose things are shown, by what right, and what can be done for the child. */
export function ChildHeader({ child }: { child: Schema<'OwnChild'> }) {
  const words = usePageStrings(route)
  const { userId, name, schoolName, gradeName, className, imgPath, closure } = child
  const place = [schoolName, gradeName, className].filter((part) => part !== null)
  return (
    <header className="dw-me-header" data-child>
      <Avatar className="dw-me-picture" name={name} picture={imgPath} />
      <div className="dw-me-who">
        <h1 tabIndex={-1}>{words.ofChild(name)}</h1>
        <p>{place.join(' ')}</p>
        <p className="dw-me-note">{words.asGuardian(name)}</p>
      </div>
      <nav className="dw-me-steps" aria-label={words.steps}>
        <SiteLink to={`/changeSchool?person=${userId}`} className="dw-portal-button">
          {words.changeSchoolFor(name)}
        </SiteLink>
        <SiteLink to={tabAddress('privacy', 1, userId)} className="dw-portal-button" data-variant="quiet">
          {words.rightsFor(name)}
        </SiteLink>
      </nav>
      {closure && (
        <p className="dw-me-closure" role="status">
          {words.closureDueFor(name, closure.dueAt)}{' '}
          <SiteLink to={tabAddress('privacy', 1, userId)}>{words.tabs.privacy}</SiteLink>
        </p>
      )}
    </header>
  )
}
