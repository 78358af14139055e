import { importJobFromWire, importRowFromWire } from '../codecs/imports'
import { pageFromWire } from '../codecs/pages'
import type { ImportJob, ImportKind, ImportMode, ImportRow, ImportUndo } from '../domain/import'
import type { Page } from '../domain/page'
import type { Download } from '../transport/download'
import { readFile } from '../transport/file-response'
import type { Connection } from './connection'

/** One page of the rows of an import. */
export interface ImportRowQuery {
  onlyErrors?: boolean
  /** From 1. */
  page: number
  /** At most 1000. */
  pageSize: number
}

/** Rows out of spreadsheets: template, check, commit, undo. They may take an hour (section 7: file calls). */
export interface ImportEndpoints {
  /** Headings, one example row, and a second sheet with the allowed values. */
  template: (kind: ImportKind, signal?: AbortSignal) => Promise<Download>
  /** Checks an xlsx or csv file (20 MB at most) and stores its rows. With more than 1,000 rows the state is `checking`. */
  check: (kind: ImportKind, file: File, mode: ImportMode, signal?: AbortSignal) => Promise<ImportJob>
  /** How an import stands; polled while it is `checking` or `committing`. */
  get: (kind: ImportKind, importId: string, signal?: AbortSignal) => Promise<ImportJob>
  rows: (kind: ImportKind, importId: string, query: ImportRowQuery, signal?: AbortSignal) => Promise<Page<ImportRow>>
  /** The rows at fault with their reasons, as a file to mend. */
  errors: (kind: ImportKind, importId: string, signal?: AbortSignal) => Promise<Download>
  /** Stores the rows: `all` refuses as long as one is at fault, `validOnly` leaves those out. */
  commit: (kind: ImportKind, importId: string, rows: 'all' | 'validOnly', signal?: AbortSignal) => Promise<ImportJob>
  /** Takes an import back within 24 hours; what has changed since stays and is named. */
  undo: (kind: ImportKind, importId: string, signal?: AbortSignal) => Promise<ImportUndo>
}

/** The calls about imports. */
export function importEndpoints({ files, unwrap, messages }: Connection): ImportEndpoints {
  return {
    template: (kind, signal) =>
      readFile(
        files.GET('/api/import/{kind}/template', { params: { path: { kind } }, parseAs: 'blob', signal }),
        messages,
      ),
    check: async (kind, file, mode, signal) => {
      const form = new FormData()
      form.set('file', file)
      form.set('mode', mode)
      // The contract knows the file as text; what is sent is the form with the file itself.
      const call = files.POST('/api/import/{kind}/check', {
        params: { path: { kind } },
        body: { file: file.name, mode },
        bodySerializer: () => form,
        signal,
      })
      return importJobFromWire(await unwrap.data(call))
    },
    get: async (kind, jobId, signal) => {
      const params = { path: { kind }, query: { jobId } }
      return importJobFromWire(await unwrap.data(files.GET('/api/import/{kind}/job', { params, signal })))
    },
    rows: async (kind, jobId, { onlyErrors, page, pageSize }, signal) => {
      const params = { path: { kind }, query: { jobId, onlyErrors, currentPage: page, pageSize } }
      const found = await unwrap.data(files.GET('/api/import/{kind}/rows', { params, signal }))
      return pageFromWire(found, importRowFromWire)
    },
    errors: (kind, jobId, signal) => {
      const params = { path: { kind }, query: { jobId } }
      return readFile(files.GET('/api/import/{kind}/errors', { params, parseAs: 'blob', signal }), messages)
    },
    commit: async (kind, jobId, mode, signal) => {
      const params = { path: { kind } }
      const call = files.POST('/api/import/{kind}/commit', { params, body: { jobId, mode }, signal })
      return importJobFromWire(await unwrap.data(call))
    },
    undo: async (kind, jobId, signal) => {
      const params = { path: { kind } }
      const call = files.POST('/api/import/{kind}/undo', { params, body: { jobId }, signal })
      const { removed, restored, kept: stored } = await unwrap.data(call)
      return { removed, restored, retained: stored.map(({ msg, ...line }) => ({ ...line, message: msg })) }
    },
  }
}
