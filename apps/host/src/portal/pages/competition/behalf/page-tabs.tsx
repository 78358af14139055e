import { useSignedIn } from '../../../../session/use-signed-in'
import { useSignedInUser } from '../../../data/use-signed-in-user'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../competition.route'

const CODE = 'comp:entry:behalf'

/** The two tabs of /othersSignUpList, for those who may enter others; other readers have the competitions alone. */
export function PageTabs({ path, isBehalf }: { path: string; isBehalf: boolean }) {
  const texts = usePageStrings(route)
  const user = useSignedInUser(useSignedIn())
  if (!isBehalf && !user?.permissionCodes.includes(CODE)) return null
  return (
    <nav className="dw-list-tabs" aria-label={texts.views}>
      <SiteLink to={path} aria-current={isBehalf ? undefined : 'page'}>
        {texts.competitions}
      </SiteLink>
      <SiteLink to={`${path}?view=behalf`} aria-current={isBehalf ? 'page' : undefined}>
        {texts.behalf}
      </SiteLink>
    </nav>
  )
}
