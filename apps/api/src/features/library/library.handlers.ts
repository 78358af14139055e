import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { changeFiles } from './library-change.service'
import { removeFolder, saveFolder } from './library-folders.service'
import { changePoster } from './library-poster.service'
import { replaceFile } from './library-replace.service'
import { addFiles, readDetail, readLibrary, readPage, updateFile } from './library.service'

/** Files of a site. */
const queryPageLibraryFiles: Handler<'queryPageLibraryFiles'> = async (call) => ok(await readPage(call))

/** One file and where it is used. */
const getLibraryFile: Handler<'getLibraryFile'> = async (call) => ok(await readDetail(call))

/** Folders and space of a site. */
const getLibrary: Handler<'getLibrary'> = async (call) => ok(await readLibrary(call))

/** Adds finished uploads to a site. */
const addLibraryFiles: Handler<'addLibraryFiles'> = async (call) => ok(await addFiles(call), 'library.added')

/** Changes name, alternative text and focal point. */
const updateLibraryFile: Handler<'updateLibraryFile'> = async (call) => ok(await updateFile(call), 'library.saved')

/** Replaces the bytes of a file. */
const replaceLibraryFile: Handler<'replaceLibraryFile'> = async (call) =>
  ok(await replaceFile(call), 'library.replaced')

/** Sets or removes the still of a video. */
const setLibraryPoster: Handler<'setLibraryPoster'> = async (call) => ok(await changePoster(call), 'library.saved')

/** Moves or deletes files. */
const changeLibraryFiles: Handler<'changeLibraryFiles'> = async (call) => ok(await changeFiles(call), 'library.saved')

/** Creates, renames or moves a folder. */
const insertOrUpdateLibraryFolder: Handler<'insertOrUpdateLibraryFolder'> = async (call) =>
  ok(await saveFolder(call), 'library.saved')

/** Deletes an empty folder. */
const deleteLibraryFolder: Handler<'deleteLibraryFolder'> = async (call) => {
  await removeFolder(call)
  return ok({ deleted: 1 }, 'library.deleted')
}

/** Operations of this feature. */
export const libraryFeature: Feature = {
  signedIn: {
    queryPageLibraryFiles,
    getLibraryFile,
    getLibrary,
    addLibraryFiles,
    updateLibraryFile,
    replaceLibraryFile,
    setLibraryPoster,
    changeLibraryFiles,
    insertOrUpdateLibraryFolder,
    deleteLibraryFolder,
  },
}
