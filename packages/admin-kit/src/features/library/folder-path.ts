import type { LibraryFolder } from './library-types'

const INDENT = '　'

/** A folder and those above it, the topmost first. */
export function pathOf(folders: readonly LibraryFolder[], id: number | null | undefined): LibraryFolder[] {
  const folder = folders.find((one) => one.id === id)
  return folder ? [...pathOf(folders, folder.parentId), folder] : []
}

/** Folders directly in another; null for the topmost. */
export const foldersIn = (folders: readonly LibraryFolder[], parentId: number | null): LibraryFolder[] =>
  folders.filter((folder) => folder.parentId === parentId)

/** Folders as a tree, one line each, without one of them and what is below it. */
export function folderOptions(
  folders: readonly LibraryFolder[],
  { without, parentId = null, depth = 0 }: { without?: number; parentId?: number | null; depth?: number } = {},
): { value: string; label: string }[] {
  return foldersIn(folders, parentId)
    .filter(({ id }) => id !== without)
    .flatMap(({ id, name }) => [
      { value: String(id), label: `${INDENT.repeat(depth)}${name}` },
      ...folderOptions(folders, { without, parentId: id, depth: depth + 1 }),
    ])
}
