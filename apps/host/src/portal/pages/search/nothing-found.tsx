import { SiteLink } from '../../parts/links/site-link'
import { StateArt } from '../../parts/states/state-art'
import { usePageStrings } from '../../use-page-strings'
import { route } from './search.route'

/** Shown where no type has a result; the field above still has the words. */
export function NothingFound({ words }: { words: string }) {
  const strings = usePageStrings(route)
  return (
    <div className="dw-list-empty">
      <StateArt kind="noResults" />
      <p role="status">{strings.nothing(words)}</p>
      <p>{strings.nothingHint}</p>
      <SiteLink to="/siteMap" className="dw-portal-button">
        {strings.siteMap}
      </SiteLink>
    </div>
  )
}
