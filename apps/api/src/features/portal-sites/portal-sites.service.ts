import type { AnyCall } from '../../http/call'
import { notFound, unauthenticated } from '../../http/refusals'
import { canReadColumn } from './column-access'
import {
  type ColumnRow,
  listColumns,
  listOpenSites,
  listRedirects,
  type RedirectRow,
  type SiteRow,
} from './portal-sites.queries'

/** What public reads need of a call; the caller may be anonymous. */
export type PortalCall = Pick<AnyCall, 'db' | 'clock' | 'contents' | 'origin'> & { actor: AnyCall['actor'] | undefined }

/** The host name of a site's address. */
export function hostOf(url: string | null): string | undefined {
  return url !== null && URL.canParse(url) ? new URL(url).hostname : undefined
}

/** Every open site. */
export function openSites({ db, contents }: Pick<PortalCall, 'db' | 'contents'>): Promise<SiteRow[]> {
  return contents.getOrLoad('sites', () => listOpenSites(db))
}

/** The site with this code; without a code the one of the host name, else the first. */
export async function requireSite(call: PortalCall, siteCode: string | undefined): Promise<SiteRow> {
  const sites = await openSites(call)
  const site = siteCode
    ? sites.find(({ code }) => code === siteCode)
    : (sites.find(({ url }) => hostOf(url) === call.origin.host) ?? sites[0])
  if (!site) throw notFound()
  return site
}

/** Columns of a site that are switched on, with those below a hidden one left out. */
export function columnsOf({ db, contents }: PortalCall, siteId: number): Promise<ColumnRow[]> {
  return contents.getOrLoad(`columns ${siteId}`, () => listColumns(db, siteId))
}

/**
 * Columns that this reader may know about. Those for all signed-in people are listed for all visitors: they lead to
 * the sign-in.
 */
export async function readableColumns(call: PortalCall, siteId: number): Promise<ColumnRow[]> {
  const columns = await columnsOf(call, siteId)
  return columns.filter((column) => column.visibility === 'login' || canReadColumn(column, call.actor))
}

/** Merged columns of a site, and where each leads. */
export function redirectsOf({ db, contents }: PortalCall, siteId: number): Promise<RedirectRow[]> {
  return contents.getOrLoad(`redirects ${siteId}`, () => listRedirects(db, siteId))
}

/** The column with this code, or the one that it was merged into. */
async function findByCode(call: PortalCall, siteId: number, code: string): Promise<ColumnRow | undefined> {
  const columns = await columnsOf(call, siteId)
  const column = columns.find((candidate) => candidate.code === code)
  if (column) return column
  const redirect = (await redirectsOf(call, siteId)).find((candidate) => candidate.code === code)
  return redirect && columns.find(({ id }) => id === redirect.columnId)
}

/** The column, if this reader may open it: 401 where signing in would help, else it is not there. */
export async function requireColumn(call: PortalCall, siteId: number, code: string): Promise<ColumnRow> {
  const column = await findByCode(call, siteId, code)
  const isSecret = column && column.visibility !== 'login' && !canReadColumn(column, call.actor)
  if (!column || isSecret) throw notFound()
  if (!canReadColumn(column, call.actor)) throw unauthenticated()
  return column
}

/** The column of that id: 404, or 401 where signing in would help, comes as for its code. */
export async function requireColumnById(call: PortalCall, siteId: number, id: number): Promise<ColumnRow> {
  const column = (await columnsOf(call, siteId)).find((candidate) => candidate.id === id)
  if (!column) throw notFound()
  return requireColumn(call, siteId, column.code)
}

/** The column with this code if the caller may open it, else undefined. */
export async function findOpenColumn(call: PortalCall, site: SiteRow, code: string): Promise<ColumnRow | undefined> {
  const column = await findByCode(call, site.id, code)
  return column && canReadColumn(column, call.actor) ? column : undefined
}
