import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { missingPathOf } from '../../data/portal-reader'
import { SiteLink } from '../../parts/links/site-link'
import { useColumns } from '../../parts/columns/use-columns'
import { SearchBox } from '../../parts/search-box/search-box'
import { Notice } from '../../parts/states/notice'
import { usePageStrings } from '../../use-page-strings'
import { nearestPaths } from './nearest-paths'
import { route } from './not-found.route'
import './not-found.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Suggested where no path is similar. */
const FREQUENT = ['/announcement', '/educationNews', '/discloseInfos']

/** Returns the path that leads nowhere, where the server rendered this page in its place. */
export function loader({ context }: LoaderFunctionArgs) {
  return { path: missingPathOf(context) }
}

/** /404: every address that leads nowhere ends here (specification section 2). */
export function Component() {
  const { path } = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { routes, nameOf } = useColumns()
  const pages = routes.map(({ bindRoute }) => bindRoute)
  const similar = path === undefined ? [] : nearestPaths(path, pages)
  const suggested = routes.filter(({ bindRoute }) => (similar.length > 0 ? similar : FREQUENT).includes(bindRoute))
  return (
    <Notice kind="notFound" title={texts.title} hint={texts.hint}>
      {path !== undefined && <code className="dw-missing-path">{path}</code>}
      <SearchBox className="dw-search-form" label={t.header.search} formLabel={t.failure.search} />
      <nav className="dw-missing-links" aria-label={similar.length > 0 ? texts.similar : texts.frequent}>
        <span>{similar.length > 0 ? texts.similar : texts.frequent}</span>
        {suggested.map((column) => (
          <SiteLink key={column.id} to={column.bindRoute}>
            {nameOf(column)}
          </SiteLink>
        ))}
      </nav>
      <SiteLink to="/doorMain" className="dw-portal-button">
        {t.nav.backHome}
      </SiteLink>
    </Notice>
  )
}
