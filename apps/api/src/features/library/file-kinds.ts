import type { Schema } from '@doorway/api-client/types'

/** What the library calls a file by its extension. */
export type FileKind = Schema<'LibraryFile'>['kind']

const TYPES: Readonly<Record<Exclude<FileKind, 'other'>, readonly string[]>> = {
  picture: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
  video: ['mp4', 'flv'],
  audio: ['mp3', 'wav'],
  document: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'md'],
}
const KINDS = ['picture', 'video', 'audio', 'document'] as const

/** The kind of a file of this extension. */
export const kindOf = (ext: string): FileKind => KINDS.find((kind) => TYPES[kind].includes(ext)) ?? 'other'

/** Extensions of a kind; undefined for the kind of all others. */
export const typesOf = (kind: FileKind): readonly string[] | undefined => (kind === 'other' ? undefined : TYPES[kind])

/** Extensions of all kinds but the last. */
export const namedTypes: readonly string[] = KINDS.flatMap((kind) => TYPES[kind])
