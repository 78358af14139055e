import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

type Body<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : never

/** The media libraries of sites. */
export interface LibraryEndpoints {
  /** Files that match, the newest first. */
  list: (
    conditions: Schema<'LibraryConditions'>,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'LibraryFile'>>>
  /** One file and the records that refer to it. */
  get: (id: string, signal?: AbortSignal) => Promise<Schema<'LibraryFileDetail'>>
  /** Folders of a site and the space that its files take. */
  getLibrary: (siteId: number, signal?: AbortSignal) => Promise<Schema<'Library'>>
  /** Adds finished uploads of the caller. */
  add: (files: Body<'addLibraryFiles'>, signal?: AbortSignal) => Promise<Schema<'LibraryFile'>[]>
  /** Changes name, alternative text and focal point. */
  update: (file: Body<'updateLibraryFile'>, signal?: AbortSignal) => Promise<Schema<'LibraryFile'>>
  /** Gives a file the bytes of a finished upload; its address stays. */
  replace: (file: Body<'replaceLibraryFile'>, signal?: AbortSignal) => Promise<Schema<'LibraryFile'>>
  /** Gives a video a finished upload as its still, or takes it away. */
  setPoster: (poster: Body<'setLibraryPoster'>, signal?: AbortSignal) => Promise<Schema<'LibraryFile'>>
  /** Moves or deletes files; those that cannot change come back with the reason. */
  change: (
    change: Body<'changeLibraryFiles'>,
    signal?: AbortSignal,
  ) => Promise<{ changed: string[]; failed: { id: string; msg: string }[] }>
  /** Creates a folder without an id, renames or moves one with an id. */
  saveFolder: (folder: Body<'insertOrUpdateLibraryFolder'>, signal?: AbortSignal) => Promise<Schema<'LibraryFolder'>>
  /** Deletes an empty folder. */
  removeFolder: (id: number, signal?: AbortSignal) => Promise<void>
}

/** The calls about media libraries. */
export function libraryEndpoints({ api, unwrap }: Connection): LibraryEndpoints {
  return {
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const page = await unwrap.data(api.POST('/api/attachment/queryPageAttachmentList', { body, signal }))
      return pageFromWire(page, (row) => row)
    },
    get: (id, signal) => unwrap.data(api.GET('/api/attachment/getAttachment', { params: { query: { id } }, signal })),
    getLibrary: (siteId, signal) =>
      unwrap.data(api.GET('/api/attachment/getLibrary', { params: { query: { siteId } }, signal })),
    add: (body, signal) => unwrap.data(api.POST('/api/attachment/addAttachments', { body, signal })),
    update: (body, signal) => unwrap.data(api.POST('/api/attachment/updateAttachment', { body, signal })),
    replace: (body, signal) => unwrap.data(api.POST('/api/attachment/replaceFile', { body, signal })),
    setPoster: (body, signal) => unwrap.data(api.POST('/api/attachment/setPoster', { body, signal })),
    change: (body, signal) => unwrap.data(api.POST('/api/attachment/changeAttachments', { body, signal })),
    saveFolder: (body, signal) => unwrap.data(api.POST('/api/attachment/insertOrUpdateFolder', { body, signal })),
    removeFolder: (id, signal) =>
      unwrap.nothing(api.DELETE('/api/attachment/folder/{id}', { params: { path: { id } }, signal })),
  }
}
