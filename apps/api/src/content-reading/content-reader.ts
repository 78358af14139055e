/** Where articles come from: a WordPress export (WXR), a csv with HTML, or Word files. */
export const contentSources = ['wordpress', 'csv', 'word'] as const
/** One of {@link contentSources}. */
export type ContentSource = (typeof contentSources)[number]

/** Why a file is not read to its end. */
export type ContentFaultKind =
  | 'unreadable'
  | 'notWordpress'
  | 'documentType'
  | 'headings'
  | 'tooLarge'
  | 'tooMany'
  | 'tooComplex'
  | 'archive'
  | 'archiveName'
  | 'archiveBomb'
  | 'archiveLocked'
  | 'empty'

/** Thrown while a file is read, as soon as it breaks a limit or turns out to be something else. */
export class ContentFault extends Error {
  constructor(readonly kind: ContentFaultKind) {
    super(kind)
  }
}

/** States of an article in the system that it comes from. */
export const oldStates = ['published', 'pending', 'draft', 'removed'] as const
/** One of {@link oldStates}. */
export type OldState = (typeof oldStates)[number]

/** An article as it was read: text sanitised, files still to be found. */
export interface ReadArticle {
  title: string
  /** Safe HTML. The file at index n of `files` is referred to as `/import-file/n`. */
  html: string
  /** Addresses of pictures and documents in the text, or `attachment:` with an id of {@link ReadBatch.attachments}. */
  files: readonly string[]
  /** Like an entry of `files`; null without a picture of its own. */
  cover: string | null
  summary: string
  tags: readonly string[]
  /** Names of categories by their keys, the most important first. */
  categories: readonly { key: string; name: string }[]
  /** Key and shown name. */
  author: { key: string; name: string } | null
  state: OldState
  /** Only people with a password could read it. */
  isLocked: boolean
  /** ISO 8601; null where the source does not say. */
  publishedAt: string | null
  /** Where it was, as the source says. */
  address: string | null
  /** Other forms of its address, as {@link oldAddress} writes them. */
  otherAddresses: readonly string[]
  /** It is longer than any article may be; the text is left out. */
  isTooLong: boolean
}

/** What one part of a source holds. */
export interface ReadBatch {
  articles: readonly ReadArticle[]
  /** Addresses of files that articles name by id. */
  attachments: readonly (readonly [id: string, address: string])[]
  /** Names of people that articles name by key. */
  authors: readonly (readonly [key: string, name: string])[]
  /** Entries of kinds that are not imported: menus, forms, revisions. */
  ignored: number
}

/** A part of a source: consecutive bytes of one file, or a whole Word file with its path in the archive. */
export interface ContentPart {
  path: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Reads a source part by part. Throws a {@link ContentFault}. */
export interface ContentParser {
  push: (part: ContentPart) => Promise<ReadBatch>
  end: () => Promise<ReadBatch>
}

/** Reads all parts of a source, each batch as soon as it is complete. Throws a {@link ContentFault}. */
export type ContentReader = (source: ContentSource, parts: AsyncIterable<ContentPart>) => AsyncIterable<ReadBatch>
