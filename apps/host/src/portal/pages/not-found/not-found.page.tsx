import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { pageTitle, portalPages } from '../../../routes/portal-pages'
import { missingPathOf } from '../../data/portal-reader'
import { SiteLink } from '../../parts/links/site-link'
import { SearchBox } from '../../parts/search-box/search-box'
import { Notice } from '../../parts/states/notice'
import { usePageStrings } from '../../use-page-strings'
import { nearestPaths } from './nearest-paths'
import { route } from './not-found.route'
import './not-found.css'

/** Suggested where no path is similar. */
const FREQUENT = ['/announcement', '/educationNews', '/siteMap']
// Pages that show something without parameters.
const known = portalPages
  .filter(({ name }) => !['not-found', 'coming', 'content-detail', 'search'].includes(name))
  .flatMap(({ paths }) => paths)

/** Returns the path that leads nowhere, where the server rendered this page in its place. */
export function loader({ context }: LoaderFunctionArgs) {
  return { path: missingPathOf(context) }
}

/** /404: every address that leads nowhere ends here (specification section 2). */
export function Component() {
  const { path } = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  const similar = path === undefined ? [] : nearestPaths(path, known)
  const suggested = similar.length > 0 ? similar : FREQUENT
  return (
    <Notice kind="notFound" title={strings.title} hint={strings.hint}>
      {path !== undefined && <code className="dw-missing-path">{path}</code>}
      <SearchBox className="dw-search-form" label={t.header.search} formLabel={t.failure.search} />
      <nav className="dw-missing-links" aria-label={similar.length > 0 ? strings.similar : strings.frequent}>
        <span>{similar.length > 0 ? strings.similar : strings.frequent}</span>
        {suggested.map((one) => (
          <SiteLink key={one} to={one}>
            {pageTitle(one, t)}
          </SiteLink>
        ))}
      </nav>
      <SiteLink to="/doorMain" className="dw-portal-button">
        {t.nav.backHome}
      </SiteLink>
    </Notice>
  )
}
