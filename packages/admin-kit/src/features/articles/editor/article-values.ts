import type { Article, ArticleDraft } from '../article-types'
import { type KindForm, kindFormOf, kindValuesOf, plainKind } from './kind-values'

/** What the fields of the editor hold; the text is in the text area. */
export interface ArticleValues {
  siteId: number | null
  columnId: number | null
  title: string
  subtitle: string
  summary: string
  source: string
  author: string
  visibility: Article['visibility']
  /** Separated by commas. */
  tags: string
  alsoInColumnIds: readonly number[]
  /** In the order in which readers see them. */
  related: readonly { id: number; title: string }[]
  coverFileId: string | null
  attachments: readonly { id: string; name: string }[]
  kind: KindForm
}

/** Chinese and Latin commas, and the mark between enumerated words. */
const SEPARATOR = /[,，、]/
const empty = ''
const textOf = (text: string | null | undefined) => text ?? empty

/** What the fields hold at the start; a new article begins in a site. */
export function valuesOf(article: Article | null, siteId: number | null): ArticleValues {
  return {
    siteId: article?.siteId ?? siteId,
    columnId: article?.columnId ?? null,
    title: textOf(article?.title),
    subtitle: textOf(article?.subtitle),
    summary: textOf(article?.summary),
    source: textOf(article?.source),
    author: textOf(article?.author),
    visibility: article?.visibility ?? 'inherit',
    tags: article ? article.tags.join('，') : empty,
    alsoInColumnIds: article?.alsoInColumnIds ?? [],
    related: article ? article.related : [],
    coverFileId: article?.coverFileId ?? null,
    attachments: article ? article.attachments.map(({ id, name }) => ({ id, name })) : [],
    kind: article ? kindFormOf(article) : plainKind,
  }
}

/** What is saved; undefined while the server would refuse it for want of a title, a site or a column. */
export function draftOf(
  values: ArticleValues,
  { article, bodyHtml, isVersion }: { article: Article | null; bodyHtml: string; isVersion: boolean },
): ArticleDraft | undefined {
  const { siteId, columnId, title, tags, attachments, alsoInColumnIds, related, kind, ...others } = values
  if (siteId === null || columnId === null || title.trim() === empty) return undefined
  return {
    ...others,
    ...kindValuesOf(kind),
    ...(article && { id: article.id, version: article.version }),
    siteId,
    columnId,
    title: title.trim(),
    bodyHtml,
    tags: tags.split(SEPARATOR).flatMap((tag) => tag.trim() || []),
    alsoInColumnIds: [...alsoInColumnIds],
    relatedIds: related.map(({ id }) => id),
    attachmentIds: attachments.map(({ id }) => id),
    isVersion,
  }
}
