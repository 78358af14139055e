import { taskFromWire } from '../codecs/imports'
import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { Task, TaskQuery } from '../domain/task'
import { filledConditions } from '../rules/search'
import type { Download } from '../transport/download'
import { readFile } from '../transport/file-response'
import type { Connection } from './connection'

/** One's own background tasks: large imports and exports. */
export interface TaskEndpoints {
  /** The newest first. */
  list: (query: TaskQuery, signal?: AbortSignal) => Promise<Page<Task>>
  get: (id: string, signal?: AbortSignal) => Promise<Task>
  /** Stops a task; one that has ended stays as it is. */
  cancel: (id: string, signal?: AbortSignal) => Promise<Task>
  /** Runs a failed or cancelled task again. */
  retry: (id: string, signal?: AbortSignal) => Promise<Task>
  /** The result of a task that is done; available for 24 hours. */
  download: (id: string, signal?: AbortSignal) => Promise<Download>
}

/** The calls about background tasks. */
export function taskEndpoints({ api, files, unwrap, messages }: Connection): TaskEndpoints {
  return {
    list: async ({ kind, state, page, pageSize }, signal) => {
      const body = { currentPage: page, pageSize, t: filledConditions({ kind, state }) }
      return pageFromWire(await unwrap.data(api.POST('/api/task/queryPageTaskList', { body, signal })), taskFromWire)
    },
    get: async (id, signal) =>
      taskFromWire(await unwrap.data(api.GET('/api/task/getTask', { params: { query: { id } }, signal }))),
    cancel: async (id, signal) =>
      taskFromWire(await unwrap.data(api.POST('/api/task/cancel', { body: { id }, signal }))),
    retry: async (id, signal) => taskFromWire(await unwrap.data(api.POST('/api/task/retry', { body: { id }, signal }))),
    download: (id, signal) =>
      readFile(files.GET('/api/file/download/{id}', { params: { path: { id } }, parseAs: 'blob', signal }), messages),
  }
}
