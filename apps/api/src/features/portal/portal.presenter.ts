import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { ArticleRecord } from './articles.queries'
import type { ColumnRow, SiteRow } from './sites.queries'

const NEW_FOR_MS = 3 * 24 * 3_600_000

/** A site for its own pages. */
export function presentSite(site: SiteRow, now: Date): Schema<'PortalSite'> {
  return {
    site: {
      id: site.id,
      name: site.name,
      code: site.code,
      url: site.url,
      detail: site.detail,
      level: site.level,
      areaCode: site.areaCode,
      timeZone: site.timeZone,
      state: site.state,
    },
    theme: { accent: site.theme.accent ?? null },
    footer: site.footer,
    languages: site.languages,
    serverTime: siteTime(now),
  }
}

/** Columns as a tree, siblings in order. */
export function presentColumnTree(
  columns: readonly ColumnRow[],
  parentId: number | null = null,
): Schema<'PortalColumn'>[] {
  return columns
    .filter((column) => column.parentId === parentId)
    .map((column) => ({
      id: column.id,
      code: column.code,
      name: column.name,
      names: column.nameI18n,
      kind: column.kind,
      bindRoute: column.bindRoute,
      visibility: column.visibility,
      isNav: column.isNav,
      children: presentColumnTree(columns, column.id),
    }))
}

/** An article in a list. "New" is for three days, by the server's clock. */
export function presentArticleRow(article: ArticleRecord, now: Date): Schema<'ArticleRow'> {
  const { publishAt, pinnedUntil } = article
  return {
    id: article.id,
    type: 'article',
    title: article.title,
    subtitle: article.subtitle,
    summary: article.summary,
    source: article.source,
    author: article.author,
    columnCode: article.columnCode,
    columnName: article.columnName,
    publishAt: publishAt && siteTime(publishAt),
    isPinned: pinnedUntil !== null && pinnedUntil > now,
    isNew: publishAt !== null && now.getTime() - publishAt.getTime() < NEW_FOR_MS,
    viewCount: article.viewCount,
    coverUrl: null,
    attachmentCount: article.attachmentCount,
  }
}

/** The way from the site down to a column. */
export function presentColumnPath(columns: readonly ColumnRow[], path: string): Schema<'ContentDetail'>['columnPath'] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  return path
    .split('/')
    .filter(Boolean)
    .flatMap((id) => byId.get(Number(id)) ?? [])
    .map(({ code, name, nameI18n, bindRoute }) => ({ code, name, names: nameI18n, route: bindRoute }))
}

/** A link to another article. */
export function presentNeighbour(article: ArticleRecord | undefined): Schema<'ContentDetail'>['prev'] {
  return article ? { id: article.id, title: article.title } : null
}
