import { limits } from '@doorway/api-client/rules'
import type { FileKind } from './library-types'

/** Kinds of files in the order of the filter. */
export const fileKinds: readonly FileKind[] = ['picture', 'video', 'audio', 'document', 'other']
/** States that the list can be narrowed to. */
export const fileStates = ['unused', 'duplicate'] as const
/** Least sizes that the filter offers, in MB. */
export const fileSizes: readonly number[] = [1, 5, 20, 100]
/** Files of one page. */
export const FILES_PER_PAGE = 40

const NO_FOLDER = 'none'
const NO_NAME = ''
const MB = 1024 ** 2

/** Everything that decides which files are shown; it is in the address. */
export interface LibrarySearch {
  siteId: number | null
  /** Null: files in no folder; undefined: all. */
  folderId: number | null | undefined
  kind: FileKind | null
  name: string
  state: (typeof fileStates)[number] | null
  /** MB. */
  minSize: number | null
  uploaderId: number | null
  isList: boolean
  page: number
  /** The file whose details are open. */
  fileId: string | null
}

function positive(text: string | undefined): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** Reads the search of an address. What it does not understand counts as absent. */
export function searchFromQuery(query: Readonly<Record<string, string>>): LibrarySearch {
  const folderId = positive(query['folder'])
  return {
    siteId: positive(query['site']),
    folderId: query['folder'] === NO_FOLDER ? null : (folderId ?? undefined),
    kind: fileKinds.find((kind) => kind === query['kind']) ?? null,
    name: query['name'] ?? NO_NAME,
    state: fileStates.find((state) => state === query['state']) ?? null,
    minSize: fileSizes.find((size) => String(size) === query['size']) ?? null,
    uploaderId: positive(query['uploader']),
    isList: query['view'] === 'list',
    page: positive(query['page']) ?? limits.firstPage,
    fileId: query['file'] ?? null,
  }
}

const textOf = (value: number | null) => (value === null ? null : String(value))

/** The address of a search; defaults are left out. */
export function searchToQuery(search: LibrarySearch): Record<string, string | null> {
  const { siteId, folderId, kind, name, state, minSize, uploaderId, isList, page, fileId } = search
  return {
    site: textOf(siteId),
    folder: folderId === null ? NO_FOLDER : textOf(folderId ?? null),
    kind,
    name: name || null,
    state,
    size: textOf(minSize),
    uploader: textOf(uploaderId),
    view: isList ? 'list' : null,
    page: page === limits.firstPage ? null : String(page),
    file: fileId,
  }
}

/** The conditions of a search as the server takes them. */
export function conditionsOf({ folderId, kind, name, state, minSize, uploaderId }: LibrarySearch, siteId: number) {
  return {
    siteId,
    ...(folderId !== undefined && { folderId }),
    ...(kind && { kind }),
    ...(name && { name }),
    ...(state === 'unused' && { isUnused: true }),
    ...(state === 'duplicate' && { isDuplicate: true }),
    ...(minSize !== null && { minSize: minSize * MB }),
    ...(uploaderId !== null && { uploaderId }),
  }
}

/** No filter; site and folder are none. */
export const noFilters = { kind: null, name: NO_NAME, state: null, minSize: null, uploaderId: null } as const

/** Number of the filters that are set, the name apart. */
export const countFolded = ({ kind, state, minSize, uploaderId }: LibrarySearch): number =>
  [kind, state, minSize, uploaderId].filter((value) => value !== null).length

/** Is anything but site and folder set? Distinguishes an empty folder from a search without a result. */
export const hasFilters = (search: LibrarySearch): boolean => search.name !== NO_NAME || countFolded(search) > 0
