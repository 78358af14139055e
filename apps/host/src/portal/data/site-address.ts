import type { Locale } from '../../preferences/languages'

/** Returns the site code in `?site=`; undefined where the host name decides. */
export const siteOf = (url: string): string | undefined =>
  new URL(url).searchParams.get('site')?.slice(0, 30) || undefined

interface FeedOf {
  siteCode?: string
  columnCode?: string
  locale: Locale
}

/** Returns the address of the feed of a site, or of one column, in Traditional Chinese for its readers. */
export function feedAddress({ siteCode, columnCode, locale }: FeedOf): string {
  const query = new URLSearchParams({
    ...(siteCode && { siteCode }),
    ...(columnCode && { columnCode }),
    ...(locale === 'tw' && { lang: locale }),
  }).toString()
  return query ? `/api/portal/rss.xml?${query}` : '/api/portal/rss.xml'
}
