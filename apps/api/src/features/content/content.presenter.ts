import { fileUrl, posterUrl } from '../../files/file-url'
import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { withContents } from './body-contents'

/** A labelled value of an item. */
export type Fact = Schema<'ContentFact'>

/** Facts in order; those without a value are left out. */
export function factsOf(values: Record<string, string | number | null | undefined>): Fact[] {
  return Object.entries(values).flatMap(([key, value]) =>
    value === null || value === undefined || value === '' ? [] : { key, value: String(value) },
  )
}

export { fileUrl }

/** What a kind of content says of itself in lists. */
export interface CardSource {
  type: string
  id: number
  title: string
  summary: string
  /** The column it belongs to. */
  columnCode: string
  columnName: string
  publishAt: Date | null
  viewCount: number
  coverFileId: string | null
  attachmentCount?: number
  facts: Fact[]
}

/** A row for content that is no article; it has no author line and is never pinned. */
export function presentCard(source: CardSource): Schema<'ArticleRow'> {
  return {
    id: source.id,
    type: source.type,
    title: source.title,
    subtitle: null,
    summary: source.summary,
    source: null,
    author: null,
    columnCode: source.columnCode,
    columnName: source.columnName,
    publishAt: source.publishAt && siteTime(source.publishAt),
    isPinned: false,
    isNew: false,
    viewCount: source.viewCount,
    coverUrl: fileUrl(source.coverFileId),
    attachmentCount: source.attachmentCount ?? 0,
    facts: source.facts,
  }
}

/** What a detail page of content that is no article adds to its card. */
export interface DetailParts {
  bodyHtml: string
  columnPath: Schema<'ContentDetail'>['columnPath']
  facts: Fact[]
  sections?: Schema<'ContentDetail'>['sections']
  attachments?: Schema<'ContentDetail'>['attachments']
  related: Schema<'ArticleRow'>[]
  /** What only a school has. */
  school?: Schema<'SchoolPresentation'>
}

/** The page of an item of its own kind. */
export function presentDetail(card: Schema<'ArticleRow'>, parts: DetailParts): Schema<'ContentDetail'> {
  const { type, id, title, subtitle, summary, source, author, publishAt, viewCount, coverUrl } = card
  return {
    type,
    id,
    title,
    subtitle,
    summary,
    source,
    author,
    publishAt,
    viewCount,
    coverUrl,
    ...withContents(parts.bodyHtml),
    tags: [],
    columnPath: parts.columnPath,
    attachments: parts.attachments ?? [],
    facts: parts.facts,
    sections: parts.sections ?? [],
    prev: null,
    next: null,
    related: parts.related,
    ...(parts.school && { school: parts.school }),
  }
}

/** An attachment of an item. */
export function presentAttachment(file: {
  id: string
  name: string
  size: number
  ext: string
  fileId: string | null
  hasPoster?: boolean
}): Schema<'ContentDetail'>['attachments'][number] {
  const { id, name, size, ext, fileId, hasPoster } = file
  const still = hasPoster && fileId !== null ? { posterUrl: posterUrl(fileId) } : {}
  return { id, name, size, ext, url: fileUrl(fileId), ...still }
}
