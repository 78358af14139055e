import type { libraryEndpoints } from '@doorway/api-client/endpoints'

/** Calls about media libraries. */
export type LibraryCalls = ReturnType<typeof libraryEndpoints>
/** A file of a library. */
export type LibraryFile = Awaited<ReturnType<LibraryCalls['get']>>['file']
/** A file with the records that refer to it. */
export type LibraryFileDetail = Awaited<ReturnType<LibraryCalls['get']>>
/** Folders and space of a site. */
export type Library = Awaited<ReturnType<LibraryCalls['getLibrary']>>
/** A folder of a library. */
export type LibraryFolder = Library['folders'][number]
/** A move or deletion of files. */
export type LibraryChange = Parameters<LibraryCalls['change']>[0]
/** What a folder is saved with. */
export type FolderDraft = Parameters<LibraryCalls['saveFolder']>[0]
/** What a file is saved with. */
export type FileDraft = Parameters<LibraryCalls['update']>[0]
/** The kind of a file. */
export type FileKind = LibraryFile['kind']
