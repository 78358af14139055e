import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { Download } from '../transport/download'
import { readFile } from '../transport/file-response'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

type Body<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : never

/** Which articles a report shows. */
export type ContentReportFilter = 'all' | 'imported' | 'skipped' | 'missing'

/** Imports of articles from other systems: preview, choice of columns, import, report, undo. */
export interface ContentImportEndpoints {
  /** Begins to read an upload; nothing is written to the site. */
  preview: (source: Body<'previewContentImport'>, signal?: AbortSignal) => Promise<Schema<'ContentImport'>>
  /** How an import stands; polled while it is `reading` or `importing`. */
  get: (importId: string, signal?: AbortSignal) => Promise<Schema<'ContentImport'>>
  /** The caller's own imports, the newest first. */
  list: (signal?: AbortSignal) => Promise<Schema<'ContentImportSummary'>[]>
  /** Chooses columns for categories, and names of authors. */
  map: (mapping: Body<'mapContentImport'>, signal?: AbortSignal) => Promise<Schema<'ContentImport'>>
  /** Imports the articles, or goes on with those that are left. */
  commit: (importId: string, signal?: AbortSignal) => Promise<Schema<'ContentImport'>>
  /** What became of each article. */
  report: (
    importId: string,
    query: { show: ContentReportFilter; page: number; pageSize: number },
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'ContentImportItem'>>>
  /** The report as a csv. */
  reportFile: (importId: string, signal?: AbortSignal) => Promise<Download>
  /** Undoes an import while none of its articles has been changed. */
  undo: (importId: string, signal?: AbortSignal) => Promise<Schema<'ContentImport'>>
}

/** The calls about imports of articles. */
export function contentImportEndpoints({ api, files, unwrap, messages }: Connection): ContentImportEndpoints {
  return {
    preview: (body, signal) => unwrap.data(api.POST('/api/contentImport/preview', { body, signal })),
    get: (id, signal) => unwrap.data(api.GET('/api/contentImport/getImport', { params: { query: { id } }, signal })),
    list: (signal) => unwrap.data(api.GET('/api/contentImport/listImports', { signal })),
    map: (body, signal) => unwrap.data(api.PUT('/api/contentImport/mapping', { body, signal })),
    commit: (id, signal) => unwrap.data(api.POST('/api/contentImport/commit', { body: { id }, signal })),
    report: async (id, { show, page, pageSize }, signal) => {
      const params = { query: { id, show, currentPage: page, pageSize } }
      return pageFromWire(await unwrap.data(api.GET('/api/contentImport/report', { params, signal })), (row) => row)
    },
    reportFile: (id, signal) =>
      readFile(
        files.GET('/api/contentImport/reportFile', { params: { query: { id } }, parseAs: 'blob', signal }),
        messages,
      ),
    undo: (id, signal) => unwrap.data(api.POST('/api/contentImport/undo', { body: { id }, signal })),
  }
}
