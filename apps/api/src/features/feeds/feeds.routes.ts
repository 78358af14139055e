import { siteTime } from '../../clock'
import type { PublicHandler } from '../../http/call'
import { listByIds } from '../portal/article-rows.queries'
import { contentType } from '../portal/portal.presenter'
import { pageArticleIds } from '../portal/article-pages.queries'
import { columnsBelow, readerOf } from '../portal/portal.service'
import { columnsOf, requireColumn, requireSite, type PortalCall } from '../portal/site-choice'
import { canReadColumn } from '../portal/visibility'
import { countMapped, listMapped, type MappedItem } from './feeds.queries'
import { xmlResponse, xmlText } from './xml'

const FEED_ROWS = 30
const MAP_ROWS = 10_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const KINDS = {
  school: 'schoolStyle',
  principal: 'principalGrowth',
  activity: 'teachResearch',
  studio: 'teachResearch',
}

/** Where the site's pages are, for readers that need whole addresses; with the site's code when its host name is another's. */
function addressOf({ origin }: PortalCall, asked: string | undefined) {
  return (path: string) => {
    const url = new URL(path, origin.base)
    if (asked) url.searchParams.set('site', asked)
    return xmlText(url.href)
  }
}

/** The latest texts of a site or of one column. */
export const getRss: PublicHandler<'getRss'> = async (call) => {
  const nobody = { ...call, actor: undefined }
  const { siteCode, columnCode } = call.query
  const site = await requireSite(nobody, siteCode)
  const column = columnCode ? await requireColumn(nobody, site.id, columnCode) : undefined
  const columns = await columnsBelow(nobody, site.id, column?.path)
  const reader = readerOf(nobody)
  const { ids } = await pageArticleIds(call.db, { columns }, reader, {
    window: { limit: FEED_ROWS, offset: 0 },
    count: () => Promise.resolve(FEED_ROWS),
  })
  const address = addressOf(call, siteCode)
  const items = (await listByIds(call.db, ids)).map(({ id, docType, title, summary, publishAt, columnName }) => {
    const link = address(`/comPageInfo?type=${contentType(docType)}&id=${id}`)
    const at = publishAt ? `<pubDate>${publishAt.toUTCString()}</pubDate>` : ''
    return `<item><title>${xmlText(title)}</title><link>${link}</link><guid>${link}</guid><category>${xmlText(columnName)}</category>${at}<description>${xmlText(summary ?? '')}</description></item>`
  })
  const title = column ? `${site.name} ${column.name}` : site.name
  return xmlResponse(
    `<rss version="2.0"><channel><title>${xmlText(title)}</title><link>${address('/doorMain')}</link><description>${xmlText(site.detail ?? site.name)}</description>${items.join('')}</channel></rss>`,
  )
}

const lastChange = ({ changedAt }: MappedItem) =>
  `<lastmod>${siteTime(new Date(changedAt * 1000)).replace(' ', 'T')}+08:00</lastmod>`

/** Every public page. More than ten thousand are in parts, which the index names. */
export const getSitemap: PublicHandler<'getSitemap'> = async (call) => {
  const nobody = { ...call, actor: undefined }
  const { siteCode, page } = call.query
  const site = await requireSite(nobody, siteCode)
  const address = addressOf(call, siteCode)
  const parts = Math.max(1, Math.ceil((await countMapped(call.db, site.id)) / MAP_ROWS))
  if (page === undefined && parts > 1) {
    const places = Array.from({ length: parts }, (_, index) => address(`/sitemap.xml?page=${index + 1}`))
    const maps = places.map((place) => `<sitemap><loc>${place}</loc></sitemap>`).join('')
    return xmlResponse(`<sitemapindex xmlns="${NAMESPACE}">${maps}</sitemapindex>`)
  }
  const all = await columnsOf(nobody, site.id)
  const open = all.filter((column) => canReadColumn(column, undefined))
  const withProfiles = Object.entries(KINDS).flatMap(([kind, code]) =>
    open.some((column) => column.code === code) ? [kind] : [],
  )
  const window = { limit: MAP_ROWS, offset: ((page ?? 1) - 1) * MAP_ROWS }
  const columns = await columnsBelow(nobody, site.id)
  const items = await listMapped(call.db, { siteId: site.id, columns, withProfiles }, readerOf(nobody), window)
  const lists = ['/doorMain', ...open.flatMap(({ bindRoute }) => bindRoute ?? [])]
  const pages = (page ?? 1) === 1 ? lists.map((path) => `<url><loc>${address(path)}</loc></url>`) : []
  const details = items.map(
    (item) => `<url><loc>${address(`/comPageInfo?type=${item.type}&id=${item.id}`)}</loc>${lastChange(item)}</url>`,
  )
  return xmlResponse(`<urlset xmlns="${NAMESPACE}">${[...pages, ...details].join('')}</urlset>`)
}
