import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { fileUrl } from '../content/content.presenter'
import type { ColumnRow, RedirectRow, SiteRow } from './portal-sites.queries'
import { itemAt } from '../../required'

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
      ...(site.logoFileId !== null && { logoUrl: fileUrl(site.logoFileId) }),
      state: site.state,
    },
    theme: { accent: site.theme.accent ?? null },
    footer: site.footer,
    languages: site.languages,
    serverTime: siteTime(now),
  }
}

function presentMerged(redirects: readonly RedirectRow[], columnId: number) {
  return redirects
    .filter((redirect) => redirect.columnId === columnId)
    .map(({ fromId, code, bindRoute }) => ({ id: fromId, code, bindRoute }))
}

/** Columns as a tree, siblings in order, each with those that were merged into it. */
export function presentColumnTree(
  columns: readonly ColumnRow[],
  redirects: readonly RedirectRow[],
  parentId: number | null = null,
): Schema<'PortalColumn'>[] {
  return columns
    .filter((column) => column.parentId === parentId)
    .map((column) => {
      const { seo } = column
      const merged = presentMerged(redirects, column.id)
      return {
        id: column.id,
        code: column.code,
        name: column.name,
        names: column.nameI18n,
        kind: column.kind,
        bindRoute: column.bindRoute,
        visibility: column.visibility,
        isNav: column.isNav,
        // Every page carries the tree, so what most columns have none of is left out.
        ...((seo.title || seo.description) && {
          seo: { title: seo.title ?? null, description: seo.description ?? null },
        }),
        ...(merged.length > 0 && { merged }),
        children: presentColumnTree(columns, redirects, column.id),
      }
    })
}

/** The way from the site down to a column. */
export function presentColumnPath(columns: readonly ColumnRow[], path: string): Schema<'ContentDetail'>['columnPath'] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const way = path
    .split('/')
    .filter(Boolean)
    .flatMap((id) => byId.get(Number(id)) ?? [])
  // A column without a page of its own is a tab of the nearest page above it.
  const routeOf = (index: number) => {
    const { bindRoute: own, kind, code } = itemAt(way, index)
    // A standing page is the end of its own way.
    if (kind === 'page') return null
    const above = way.slice(0, index).findLast(({ bindRoute }) => bindRoute !== null)?.bindRoute
    return own ?? (above ? `${above}?column=${encodeURIComponent(code)}` : null)
  }
  return way.map(({ code, name, nameI18n }, index) => ({ code, name, names: nameI18n, route: routeOf(index) }))
}
