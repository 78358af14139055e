import type { operations, Schema } from '../types'
import type { Connection } from './connection'

type Column = Schema<'ManagedColumn'>

/** Columns of sites as their editors manage them. */
export interface ColumnEndpoints {
  /** Columns of a site, hidden ones included, parents before their children. */
  list: (siteId: number, signal?: AbortSignal) => Promise<Column[]>
  /** Adds a column at the end of its parent without an id, changes one where it is with one. */
  save: (draft: Schema<'ManagedColumnWrite'>, signal?: AbortSignal) => Promise<Column>
  /** Puts a column with all below it at an index among the children of a parent; returns all columns of the site. */
  move: (
    move: operations['moveColumn']['requestBody']['content']['application/json'],
    signal?: AbortSignal,
  ) => Promise<Column[]>
  /** Moves all articles of one column to another and deletes it; its addresses redirect to the other one. */
  merge: (from: number, to: number, signal?: AbortSignal) => Promise<Column>
  /** Deletes a column that nothing belongs to. */
  remove: (id: number, signal?: AbortSignal) => Promise<void>
}

/** The calls about columns. */
export function columnEndpoints({ api, unwrap }: Connection): ColumnEndpoints {
  return {
    list: (siteId, signal) =>
      unwrap.data(api.GET('/api/cmsColumn/getColumnTree', { params: { query: { siteId } }, signal })),
    save: (body, signal) => unwrap.data(api.POST('/api/cmsColumn/insertOrUpdateColumn', { body, signal })),
    move: (body, signal) => unwrap.data(api.POST('/api/cmsColumn/moveColumn', { body, signal })),
    merge: (from, to, signal) => unwrap.data(api.POST('/api/cmsColumn/mergeColumn', { body: { from, to }, signal })),
    remove: (id, signal) =>
      unwrap.nothing(api.DELETE('/api/cmsColumn/deleteColumnById/{id}', { params: { path: { id } }, signal })),
  }
}
