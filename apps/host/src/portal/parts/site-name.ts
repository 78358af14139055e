import { useRouteLoaderData } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import type { Locale } from '../../preferences/languages'
import type { Strings } from '../../strings/load-strings'
import type { loadSite } from './layout/portal-layout'

/** Code of the main site, whose name is translated; other sites have a name in their own language only. */
const MAIN = 'prov'

/** Returns the name of a site in the reader's language. */
export function siteNameOf(
  site: { code: string; name: string },
  { t, locale }: { t: Pick<Strings, 'siteName'>; locale: Locale },
): string {
  return site.code === MAIN && locale !== 'zh' ? t.siteName : site.name
}

/** Returns the name of the current site in the reader's language. */
export function useSiteName(): string {
  const frame = useRouteLoaderData<typeof loadSite>('portal')
  const { t, locale } = usePreferences()
  return frame ? siteNameOf(frame.site.site, { t, locale }) : t.siteName
}
