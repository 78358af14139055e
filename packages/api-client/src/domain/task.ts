import type { SiteTime } from './user'

/** Work that goes on in the background of the server. */
export interface Task {
  id: string
  kind:
    | 'importCheck'
    | 'importCommit'
    | 'export'
    | 'promotion'
    | 'personalExport'
    | 'certificates'
    | 'contentRead'
    | 'contentImport'
    | 'transcode'
    | 'siteArchive'
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired'
  /** Rows dealt with. */
  done: number
  /** Rows in all; null while that is not known. */
  total: number | null
  /** Why it failed, in words; otherwise empty. */
  message: string
  /** The import it works for. */
  importId: string | null
  /** Name of the result, which `tasks.download` fetches. */
  fileName: string | null
  createdAt: SiteTime
  finishedAt: SiteTime | null
  /** When the result is removed. */
  expiresAt: SiteTime | null
}

/** Filters of the task list. */
export interface TaskQuery {
  kind?: Task['kind']
  state?: Task['state']
  /** From 1. */
  page: number
  pageSize: number
}
