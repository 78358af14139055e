import type { ContentReportFilter } from '@doorway/api-client'
import { articleEndpoints, contentImportEndpoints, siteEndpoints, taskEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { storeSaved } from '../../mutations/store-saved'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { type ContentImport, type ContentMapping, type ContentSource, isAtWork } from './content-import-types'

/** Milliseconds between two requests for an import that the server works on. */
const POLL_MS = 1_000
const STALE_MS = 60_000

const LIST = ['contentImports', 'list'] as const
const jobKey = (id: string | null) => ['contentImports', 'job', id] as const

/** One import; polled while the server works on it. */
export function useContentImport(id: string | null) {
  const imports = useApi().endpoints(contentImportEndpoints)
  return useQuery({
    queryKey: jobKey(id),
    queryFn: id === null ? skipToken : ({ signal }) => imports.get(id, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? POLL_MS : false),
  })
}

/** The reader's own imports, the newest first. */
export function useContentImports() {
  const imports = useApi().endpoints(contentImportEndpoints)
  return useQuery({ queryKey: LIST, queryFn: ({ signal }) => imports.list(signal), staleTime: 0 })
}

/** One page of the report of an import. The state takes part, since an import changes all articles. */
export function useContentReport(
  { id, state }: ContentImport,
  query: { show: ContentReportFilter; page: number; pageSize: number },
) {
  const imports = useApi().endpoints(contentImportEndpoints)
  return useQuery({
    queryKey: [...jobKey(id), 'report', state, query],
    queryFn: ({ signal }) => imports.report(id, query, signal),
    placeholderData: keepPreviousData,
  })
}

/** Sites that the reader may choose. */
export function useImportSites() {
  const sites = useApi().endpoints(siteEndpoints)
  return useQuery({
    queryKey: ['contentImports', 'sites'],
    queryFn: async ({ signal }) => (await sites.list('', signal)).rows,
    staleTime: STALE_MS,
  })
}

/** Columns of a site. */
export function useImportColumns(siteId: number) {
  const articles = useApi().endpoints(articleEndpoints)
  return useQuery({
    queryKey: ['contentImports', 'columns', siteId],
    queryFn: ({ signal }) => articles.listColumns(siteId, signal),
    staleTime: STALE_MS,
  })
}

function useStored() {
  const cache = useQueryClient()
  return async (job: ContentImport) => {
    await storeSaved(cache, jobKey(job.id), job)
    return cache.invalidateQueries({ queryKey: LIST })
  }
}

/** Begins to read a finished upload. */
export function usePreviewContent() {
  const imports = useApi().endpoints(contentImportEndpoints)
  return useHostMutation({
    name: 'contentImports.preview',
    mutationFn: (source: { siteId: number; source: ContentSource; uploadId: string; archiveId?: string }) =>
      imports.preview(source),
    onSuccess: useStored(),
  })
}

/** Stores the choices and imports the articles. */
export function useCommitContent() {
  const imports = useApi().endpoints(contentImportEndpoints)
  return useHostMutation({
    name: 'contentImports.commit',
    mutationFn: async ({ id, mapping }: { id: string; mapping: Omit<ContentMapping, 'id'> | null }) => {
      if (mapping) await imports.map({ id, ...mapping })
      return imports.commit(id)
    },
    describe: ({ id }) => ({ importId: id }),
    onSuccess: useStored(),
  })
}

/** Undoes an import. */
export function useUndoContent() {
  const imports = useApi().endpoints(contentImportEndpoints)
  return useHostMutation({
    name: 'contentImports.undo',
    mutationFn: ({ id }: ContentImport) => imports.undo(id),
    describe: ({ id }) => ({ importId: id }),
    onSuccess: useStored(),
  })
}

/** Cancels the task that reads or imports. */
export function useCancelContent() {
  const tasks = useApi().endpoints(taskEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'tasks.cancel',
    mutationFn: (taskId: string) => tasks.cancel(taskId),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['contentImports'] }),
  })
}

/** Loads the report of an import as a file. */
export function useContentReportFile() {
  const imports = useApi().endpoints(contentImportEndpoints)
  return ({ id }: ContentImport) => imports.reportFile(id)
}
