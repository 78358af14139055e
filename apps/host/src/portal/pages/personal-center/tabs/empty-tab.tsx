import { SiteLink } from '../../../parts/links/site-link'
import { StateArt } from '../../../parts/states/state-art'

export interface EmptyTabProps {
  title: string
  hint: string
  /** Where the next step leads to. */
  to: string
  step: string
}

/** A tab without content, with the next step. */
export function EmptyTab({ title, hint, to, step }: EmptyTabProps) {
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
