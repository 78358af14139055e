import type { Schema } from '@doorway/api-client/types'
import { Avatar, ProgressBar } from '@doorway/ui'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { route } from './personal-center.route'

const WHOLE = 100

/** Who the person is, how complete the personal details are, and the next steps. */
export function PersonalHeader({ summary }: { summary: Schema<'PersonalSummary'> }) {
  const words = usePageStrings(route)
  const { name, userType, schoolName, gradeName, className, imgPath, completeness, missing, closure } = summary
  const type = Object.entries<string>(words.userTypes).find(([value]) => value === userType)?.[1]
  const place = [schoolName, gradeName, className].filter((part) => part !== null)
  return (
    <header className="dw-me-header">
      <Avatar className="dw-me-picture" name={name} picture={imgPath} />
      <div className="dw-me-who">
        <h1 tabIndex={-1}>{words.greeting(name)}</h1>
        <p>{[type, place.join(' ')].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="dw-me-complete">
        <ProgressBar label={words.completeness} value={completeness} max={WHOLE} valueText={`${completeness}%`} />
        {missing.length > 0 && (
          <p className="dw-me-note">
            {words.missing(missing.map((field) => words.fields[field]).join(words.listSeparator))}
          </p>
        )}
      </div>
      <nav className="dw-me-steps" aria-label={words.steps}>
        <SiteLink to="/doorSelfEdit" className="dw-portal-button">
          {words.editProfile}
        </SiteLink>
        <SiteLink to="/uploadResources" className="dw-portal-button" data-variant="quiet">
          {words.upload}
        </SiteLink>
        <SiteLink to="/changeSchool" className="dw-portal-button" data-variant="quiet">
          {words.changeSchool}
        </SiteLink>
      </nav>
      {closure && (
        <p className="dw-me-closure" role="status">
          {words.closureDue(closure.dueAt)} <SiteLink to="/personalCenter?tab=privacy">{words.tabs.privacy}</SiteLink>
        </p>
      )}
    </header>
  )
}
