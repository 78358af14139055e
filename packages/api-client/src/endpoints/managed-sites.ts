import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** Sites as their administrators manage them. */
export interface ManagedSiteEndpoints {
  get: (id: number, signal?: AbortSignal) => Promise<Schema<'SiteDetail'>>
  /** Adds a site without an id, changes one with one; members that are absent stay as they are. */
  save: (draft: Schema<'SiteWrite'>, signal?: AbortSignal) => Promise<Schema<'SiteDetail'>>
  /** Deletes a site that nothing belongs to. */
  remove: (id: number, signal?: AbortSignal) => Promise<void>
  /** All blocks that the front page of a site can have, in order. */
  listBlocks: (id: number, signal?: AbortSignal) => Promise<Schema<'SiteBlocks'>>
  /** Stores order, titles and rows of the blocks. */
  saveBlocks: (
    id: number,
    blocks: operations['saveSiteBlocks']['requestBody']['content']['application/json'],
    signal?: AbortSignal,
  ) => Promise<Schema<'SiteBlocks'>>
  /** Starts the task that makes an archive of plain files of what visitors see; returns its id. */
  archive: (id: number, withMedia: boolean, signal?: AbortSignal) => Promise<string>
  /** Special topics and links to other sites of the front page. */
  listLinks: (id: number, signal?: AbortSignal) => Promise<Schema<'SiteLinks'>>
  /** Stores all topics and links in their order; what is absent is deleted. */
  saveLinks: (
    id: number,
    links: operations['saveSiteLinks']['requestBody']['content']['application/json'],
    signal?: AbortSignal,
  ) => Promise<Schema<'SiteLinks'>>
}

const one = (id: number) => ({ params: { path: { id } } })

/** The calls about the sites themselves; `siteEndpoints` lists them. */
export function managedSiteEndpoints({ api, unwrap }: Connection): ManagedSiteEndpoints {
  return {
    get: (id, signal) => unwrap.data(api.GET('/api/cmsSites/getSite', { params: { query: { id } }, signal })),
    save: (body, signal) => unwrap.data(api.POST('/api/cmsSites/insertOrUpdate', { body, signal })),
    remove: (id, signal) => unwrap.nothing(api.DELETE('/api/cmsSites/{id}', { ...one(id), signal })),
    listBlocks: (id, signal) => unwrap.data(api.GET('/api/cmsSites/{id}/blocks', { ...one(id), signal })),
    listLinks: (id, signal) => unwrap.data(api.GET('/api/cmsSites/{id}/links', { ...one(id), signal })),
    saveLinks: (id, body, signal) => unwrap.data(api.POST('/api/cmsSites/{id}/links', { ...one(id), body, signal })),
    saveBlocks: (id, body, signal) => unwrap.data(api.POST('/api/cmsSites/{id}/blocks', { ...one(id), body, signal })),
    archive: async (id, withMedia, signal) =>
      (await unwrap.data(api.POST('/api/cmsSites/exportArchive', { body: { id, withMedia }, signal }))).jobId,
  }
}
