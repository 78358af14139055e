import type { PersonalEmptyProps } from '@doorway/admin-kit/personal-center-parts'
import { SiteLink } from '../../parts/links/site-link'
import { StateArt } from '../../parts/states/state-art'

/** A tab without content, with the next step. */
export function EmptyTab({ title, hint, to, step }: PersonalEmptyProps) {
  return (
    <div className="dw-list-empty">
      <StateArt kind="empty" />
      <p>
        <b>{title}</b>
      </p>
      <p>{hint}</p>
      <SiteLink to={to} className="dw-portal-button">
        {step}
      </SiteLink>
    </div>
  )
}
