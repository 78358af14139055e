import type { ContentSource } from './content-import-types'

const MB = 1024 ** 2

/** What the reader chooses a file for. */
export type FileRole = ContentSource | 'archive'

/** Type and size of each file; the server refuses others as well. */
export const fileLimits: Readonly<Record<FileRole, { ext: string; max: number }>> = {
  wordpress: { ext: 'xml', max: 512 * MB },
  csv: { ext: 'csv', max: 64 * MB },
  word: { ext: 'zip', max: 1024 * MB },
  archive: { ext: 'zip', max: 1024 * MB },
}

/** Why a file cannot be taken; undefined when it can. */
export function fileFault(
  { name, size }: Pick<File, 'name' | 'size'>,
  role: FileRole,
): 'wrongType' | 'tooLarge' | undefined {
  const { ext, max } = fileLimits[role]
  if (!name.toLowerCase().endsWith(`.${ext}`)) return 'wrongType'
  return size > max ? 'tooLarge' : undefined
}
