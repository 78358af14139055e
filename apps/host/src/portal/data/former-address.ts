import { siteOf } from './site-address'

/** Query parameters by which WordPress addresses an article at its front page. */
const SHORT = ['p', 'page_id', 'attachment_id']

/** Returns whether an address of the front page names an article of a former portal. */
export const isShortFormerAddress = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/' && SHORT.some((name) => /^\d{1,18}$/.test(searchParams.get(name) ?? ''))

/** Returns the call that finds the article or file which a former address leads to. */
export function formerAddressCall(url: URL): string {
  const siteCode = siteOf(url.href)
  const former = new URL(url)
  former.searchParams.delete('site')
  const query = new URLSearchParams({
    address: (former.pathname + former.search).slice(0, 2_000),
    ...(siteCode && { siteCode }),
  })
  return `/api/portal/getMovedAddress?${query}`
}

/** The present address of an article in the site that the request names. */
function articleAddress(articleId: number, url: URL): string {
  const siteCode = siteOf(url.href)
  const query = new URLSearchParams({ type: 'article', id: String(articleId), ...(siteCode && { site: siteCode }) })
  return `/comPageInfo?${query}`
}

/** Returns where the article or file that the call has found is now; undefined when it has found none. */
export function presentAddress(found: unknown, url: URL): string | undefined {
  const { articleId, fileId } = Object(found)
  if (typeof articleId === 'number') return articleAddress(articleId, url)
  return typeof fileId === 'string' ? `/api/file/content/${fileId}` : undefined
}
