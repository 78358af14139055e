import type { ContentDetail, Site } from '../portal/data/portal-reader'

/** Marks that messengers and counters hang onto addresses; the page is the same without them. */
const TRACKING_PARAMETERS = /^(?:utm_\w*|from|spm|isappinstalled|nsukey|sharer?\w*|gclid|fbclid)$/

/** What a page's address was asked as. */
export interface PageRequest {
  url: URL
  site: Site | undefined
  /** The portal's own public address; empty: as it was asked. */
  publicOrigin: string
}

/** The address of the asked host's own site, if it is the one that is shown. */
function ownOrigin({ url, site }: PageRequest): string | undefined {
  const address = site?.site.url
  if (!address || !URL.canParse(address)) return undefined
  const { hostname, origin } = new URL(address)
  return hostname === url.hostname ? origin : undefined
}

/** Where the pages of the shown site begin: at its own host, else at the portal's with the site named in each address. */
export function siteAddress(asked: PageRequest): (path: string) => string {
  const own = ownOrigin(asked)
  const named = own === undefined ? asked.url.searchParams.get('site') : null
  return (path) => {
    const url = new URL(path, own ?? (asked.publicOrigin || asked.url.origin))
    if (named) url.searchParams.set('site', named)
    return url.href
  }
}

/** The one address of a page, for search engines: an item's own, else without what does not change the page. */
export function canonicalAddress(asked: PageRequest, item?: ContentDetail): string {
  const address = siteAddress(asked)
  if (item) return address(`/comPageInfo?type=${item.type}&id=${item.id}`)
  const kept = [...asked.url.searchParams].filter(
    ([name, value]) =>
      value !== '' && name !== 'site' && !TRACKING_PARAMETERS.test(name) && !(name === 'page' && value === '1'),
  )
  const query = new URLSearchParams(kept).toString()
  return address(asked.url.pathname + (query && `?${query}`))
}
