import type { ContentDetail, Site } from '../portal/data/portal-reader'

/** Query parameters that messengers and analytics add to addresses; they do not change the page. */
const TRACKING_PARAMETERS = /^(?:utm_\w*|from|spm|isappinstalled|nsukey|sharer?\w*|gclid|fbclid)$/

/** The request that a page is rendered for. */
export interface PageRequest {
  url: URL
  site: Site | undefined
  /** The public origin of the portal; empty to use the origin of the request. */
  publicOrigin: string
}

/** The origin of the site that the request's host belongs to, if that site is shown. */
function ownOrigin({ url, site }: PageRequest): string | undefined {
  const address = site?.site.url
  if (!address || !URL.canParse(address)) return undefined
  const { hostname, origin } = new URL(address)
  return hostname === url.hostname ? origin : undefined
}

/** Returns a function that makes absolute addresses of the shown site: on its own host, else with `?site=`. */
export function siteAddress(request: PageRequest): (path: string) => string {
  const own = ownOrigin(request)
  const named = own === undefined ? request.url.searchParams.get('site') : null
  return (path) => {
    const url = new URL(path, own ?? (request.publicOrigin || request.url.origin))
    if (named) url.searchParams.set('site', named)
    return url.href
  }
}

/** Returns the canonical address of a page: an item's own, else the address without irrelevant parameters. */
export function canonicalAddress(request: PageRequest, item?: ContentDetail): string {
  const address = siteAddress(request)
  if (item) return address(`/comPageInfo?type=${item.type}&id=${item.id}`)
  const parameters = [...request.url.searchParams].filter(
    ([name, value]) =>
      value !== '' && name !== 'site' && !TRACKING_PARAMETERS.test(name) && !(name === 'page' && value === '1'),
  )
  const query = new URLSearchParams(parameters).toString()
  return address(request.url.pathname + (query && `?${query}`))
}
