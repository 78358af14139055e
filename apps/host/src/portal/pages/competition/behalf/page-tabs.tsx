import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../competition.route'

/** The two tabs of /othersSignUpList, for those who may enter others. */
export function PageTabs({ path, isBehalf }: { path: string; isBehalf: boolean }) {
  const texts = usePageStrings(route)
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
