import type { PersonalLinkProps } from '@doorway/admin-kit/personal-center-parts'
import { SiteLink } from '../../parts/links/site-link'

/** A link of the personal centre in the portal's look. */
export function PersonalLink({ look, ...rest }: PersonalLinkProps) {
  if (look === undefined) return <SiteLink {...rest} />
  return <SiteLink {...rest} className="dw-portal-button" data-variant={look === 'quiet' ? 'quiet' : undefined} />
}
