import { siteTime } from '../../clock'
import type { PublicHandler } from '../../http/call'
import type { ServerContext } from '../../http/server-context'
import { columnAccessOf, listedBelow } from '../articles/article-columns'
import { pageArticleIds } from '../articles/article-pages.queries'
import { type ArticleRecord, listByIds } from '../articles/article-rows.queries'
import { contentType } from '../articles/articles.presenter'
import { readerOf } from '../content/reader'
import { readsTraditional, textInTraditional } from '../../http/traditional-chinese'
import type { Feature } from '../feature'
import { canReadColumn } from '../portal-sites/column-access'
import type { SiteRow } from '../portal-sites/portal-sites.queries'
import { portalOrigin } from '../portal-sites/known-hosts'
import { columnsOf, hostOf, type PortalCall, requireColumn, requireSite } from '../portal-sites/portal-sites.service'
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

type FeedCall = PortalCall & Pick<ServerContext, 'settings'>

/**
 * Absolute addresses: at the site's own host when the request came there, else at the portal's, with the site's code
 * when one was given.
 */
async function addressOf(call: FeedCall, { url }: SiteRow, requestedCode: string | undefined) {
  const { origin, settings } = call
  const isOwn = url !== null && hostOf(url) === origin.host
  const base = isOwn ? url : await portalOrigin(call, settings, origin)
  return (path: string) => {
    const address = new URL(path, base)
    if (requestedCode && !isOwn) address.searchParams.set('site', requestedCode)
    return xmlText(address.href)
  }
}

type Addresses = Awaited<ReturnType<typeof addressOf>>

function feedItem({ id, docType, title, summary, publishAt, columnName, source }: ArticleRecord, address: Addresses) {
  const link = address(`/comPageInfo?type=${contentType(docType)}&id=${id}`)
  const at = publishAt ? `<pubDate>${publishAt.toUTCString()}</pubDate>` : ''
  const creator = source ? `<dc:creator>${xmlText(source)}</dc:creator>` : ''
  return `<item><title>${xmlText(title)}</title><link>${link}</link><guid>${link}</guid><category>${xmlText(columnName)}</category>${at}${creator}<description>${xmlText(summary ?? '')}</description></item>`
}

/** The latest texts of a site or of one column. */
const getRss: PublicHandler<'getRss'> = async (call) => {
  const publicCall = { ...call, actor: undefined }
  const { siteCode, columnCode, lang = call.origin.locale } = call.query
  const isTraditional = readsTraditional(lang)
  const site = await requireSite(publicCall, siteCode)
  const column = columnCode ? await requireColumn(publicCall, site.id, columnCode) : undefined
  const columns = await listedBelow(publicCall, site.id, column)
  const { ids } = await pageArticleIds(call.db, { columns }, readerOf(publicCall), {
    window: { limit: FEED_ROWS, offset: 0 },
    count: () => Promise.resolve(FEED_ROWS),
  })
  const address = await addressOf(publicCall, site, siteCode)
  const timeOf = ({ publishAt }: ArticleRecord) => publishAt?.getTime() ?? 0
  const texts = (await listByIds(call.db, ids)).toSorted((one, other) => timeOf(other) - timeOf(one))
  const title = column ? `${site.name} ${column.name}` : site.name
  const query = new URLSearchParams({ ...(columnCode && { columnCode }), ...(isTraditional && { lang }) }).toString()
  const self = address(query ? `/rss.xml?${query}` : '/rss.xml')
  const newest = texts[0]?.publishAt
  const head = [
    `<title>${xmlText(title)}</title><link>${address(column?.bindRoute ?? '/doorMain')}</link>`,
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    `<description>${xmlText(site.detail ?? site.name)}</description><language>${isTraditional ? 'zh-TW' : 'zh-CN'}</language>`,
    newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>` : '',
  ]
  const items = texts.map((text) => feedItem(text, address))
  const xml = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${[...head, ...items].join('')}</channel></rss>`
  return xmlResponse(isTraditional ? await textInTraditional(xml) : xml)
}

const lastChange = ({ changedAt }: MappedItem) =>
  `<lastmod>${siteTime(new Date(changedAt * 1000)).replace(' ', 'T')}+08:00</lastmod>`

/** Every public page. More than ten thousand are in parts, which the index names. */
const getSitemap: PublicHandler<'getSitemap'> = async (call) => {
  const publicCall = { ...call, actor: undefined }
  const { siteCode, page } = call.query
  const site = await requireSite(publicCall, siteCode)
  const address = await addressOf(publicCall, site, siteCode)
  const parts = Math.max(1, Math.ceil((await countMapped(call.db, site.id)) / MAP_ROWS))
  if (page === undefined && parts > 1) {
    const places = Array.from({ length: parts }, (_, index) => address(`/sitemap.xml?page=${index + 1}`))
    const maps = places.map((place) => `<sitemap><loc>${place}</loc></sitemap>`).join('')
    return xmlResponse(`<sitemapindex xmlns="${NAMESPACE}">${maps}</sitemapindex>`)
  }
  const reader = readerOf(publicCall)
  const all = await columnsOf(publicCall, site.id)
  const open = all.filter((column) => canReadColumn(column, undefined))
  const withProfiles = Object.entries(KINDS).flatMap(([kind, code]) =>
    open.some((column) => column.code === code) ? [kind] : [],
  )
  const pageColumns = columnAccessOf(
    all.filter(({ kind }) => kind === 'page'),
    reader,
  )
  const columns = await listedBelow(publicCall, site.id)
  const items = await listMapped(call.db, { siteId: site.id, columns, pageColumns, withProfiles }, reader, {
    limit: MAP_ROWS,
    offset: ((page ?? 1) - 1) * MAP_ROWS,
  })
  const lists = ['/doorMain', ...open.flatMap(({ bindRoute }) => bindRoute ?? [])]
  const pages = (page ?? 1) === 1 ? lists.map((path) => `<url><loc>${address(path)}</loc></url>`) : []
  const details = items.map(
    (item) => `<url><loc>${address(`/comPageInfo?type=${item.type}&id=${item.id}`)}</loc>${lastChange(item)}</url>`,
  )
  return xmlResponse(`<urlset xmlns="${NAMESPACE}">${[...pages, ...details].join('')}</urlset>`)
}

/** Operations of this feature. */
export const feedsFeature: Feature = {
  open: { getRss, getSitemap },
}
