import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { ArticlePair } from './article-pairs.queries'
import type { ArticleRecord } from './article-rows.queries'
import { factsOf, fileUrl, type Fact } from '../content/content.presenter'
import type { ColumnRow, SiteRow } from '../portal-sites/portal-sites.queries'

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

const TYPES = ['disclosure', 'project'] as const

/** The type of content that an article of some kind is read as. */
export const contentType = (docType: string) => TYPES.find((type) => type === docType) ?? 'article'

function articleFacts({ disclosure, project, about }: ArticleRecord): Fact[] {
  return [
    ...factsOf(
      disclosure
        ? {
            indexNo: disclosure.indexNo,
            issueOrg: disclosure.issueOrg,
            docNo: disclosure.docNo,
            madeOn: disclosure.madeOn,
            validity: disclosure.validity,
          }
        : {},
    ),
    ...factsOf(
      project
        ? {
            code: project.code,
            level: project.level,
            stage: project.stage,
            leader: project.leader,
            unit: project.unit,
            period: `${project.startOn} – ${project.endOn}`,
          }
        : {},
    ),
    ...factsOf({
      subject: [about.gardeName, about.courseName].filter(Boolean).join(' '),
      field: about.field,
      ageClass: about.ageClass,
      age: about.ageFrom,
      topic: about.topic,
    }),
  ]
}

/** An article in a list. "New" is for three days, by the server's clock. */
export function presentArticleRow(article: ArticleRecord, now: Date): Schema<'ArticleRow'> {
  const { publishAt, pinnedUntil } = article
  return {
    id: article.id,
    type: contentType(article.docType),
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
    coverUrl: fileUrl(article.coverFileId),
    attachmentCount: article.attachmentCount,
    facts: articleFacts(article),
  }
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
    const own = way[index]?.bindRoute
    // A standing page is the end of its own way.
    if (way[index]?.kind === 'page') return null
    const above = way.slice(0, index).findLast(({ bindRoute }) => bindRoute !== null)?.bindRoute
    return own ?? (above ? `${above}?column=${encodeURIComponent(way[index]?.code ?? '')}` : null)
  }
  return way.map(({ code, name, nameI18n }, index) => ({ code, name, names: nameI18n, route: routeOf(index) }))
}

/** Links between a policy and its interpretations; nothing where there is none. */
export function presentPairs(pairs: readonly ArticlePair[] | undefined): Pick<Schema<'ArticleRow'>, 'pairs'> {
  if (!pairs) return {}
  return {
    pairs: pairs.map(({ relation, id, docType, title }) => ({ relation, type: contentType(docType), id, title })),
  }
}

/** A link to another article. */
export function presentNeighbour(article: { id: number; title: string } | undefined): Schema<'ContentDetail'>['prev'] {
  return article ? { id: article.id, title: article.title } : null
}

/** A file beside an item. */
export function presentAttachment(file: {
  id: string
  name: string
  size: number
  ext: string
  fileId: string | null
}): Schema<'ContentDetail'>['attachments'][number] {
  return { id: file.id, name: file.name, size: file.size, ext: file.ext, url: fileUrl(file.fileId) }
}
