import { previewFileTypes } from './limits'
import type { RuleKey } from './messages/zh'

/** Limits of uploads (domain 2.3). They stand apart from the others, so that no screen of the console loads them. */
export const uploadLimits = {
  /** Bytes of one file. */
  fileMax: 1024 ** 3,
  /** Bytes of one picture: the server reads it as a whole to remove its metadata. */
  pictureMax: 64 * 1024 ** 2,
  /** Bytes of all files of one account, unfinished ones included. */
  quota: 5 * 1024 ** 3,
  /** Unfinished and unused uploads of one account. */
  openMax: 20,
  /** Bytes that one request carries. */
  chunk: 4 * 1024 ** 2,
  /** Files of one resource. */
  resourceFilesMax: 20,
} as const

const NAME_MAX = 200
// Path parts, control characters, and marks that turn the reading direction so that a name seems to end otherwise.
const FORBIDDEN_IN_NAME = /[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** The type of a file by its name, in small letters; empty without one. */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase()
}

/** Types that some page uploads: those of section 5, and a kind of picture that phones make. */
export const uploadFileTypes: readonly string[] = [...previewFileTypes, 'webp']

/** Types that are uploaded to be imported; no record refers to such a file. */
export const importFileTypes: readonly string[] = ['xml', 'csv']

/** The rule that a file breaks before anything is sent: its name, its type (section 5 by default), its size in bytes. */
export function brokenFileRule(
  { name, size }: { name: string; size: number },
  types: readonly string[] = previewFileTypes,
): RuleKey | undefined {
  if (name.length > NAME_MAX || FORBIDDEN_IN_NAME.test(name)) return 'uploads.error.name'
  if (!types.includes(fileExtension(name))) return 'uploads.error.type'
  // What is empty is of no type.
  if (size === 0) return 'uploads.error.content'
  if (size > uploadLimits.fileMax) return 'uploads.error.tooLarge'
  const isPicture = /\.(jpe?g|png|gif|webp)$/i.test(name)
  return isPicture && size > uploadLimits.pictureMax ? 'uploads.error.pictureTooLarge' : undefined
}
