import type { ImportEndpoints, ImportJob, ImportKind, ImportMode } from '@doorway/api-client'
import { importEndpoints, taskEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

/** Milliseconds between two looks at an import that the server is working on. */
const ASK_AGAIN_MS = 1_000

/** Is the server still at it? */
export const isAtWork = ({ state }: ImportJob) => state === 'checking' || state === 'committing'

const jobKey = (kind: ImportKind, id: string | null) => ['imports', kind, id] as const

/** How an import stands; polled while the server works on it. */
export function importJob(imports: ImportEndpoints, kind: ImportKind, id: string | null) {
  return queryOptions({
    queryKey: jobKey(kind, id),
    queryFn: id === null ? skipToken : ({ signal }) => imports.get(kind, id, signal),
    staleTime: Infinity,
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? ASK_AGAIN_MS : false),
  })
}

/** One page of an import's rows. The state takes part, since a commit changes every row. */
export function importRows(
  imports: ImportEndpoints,
  job: ImportJob,
  query: { onlyErrors: boolean; page: number; pageSize: number },
) {
  return queryOptions({
    queryKey: [...jobKey(job.kind, job.id), 'rows', job.state, query],
    queryFn: ({ signal }) => imports.rows(job.kind, job.id, query, signal),
    placeholderData: keepPreviousData,
  })
}

function useKeepJob() {
  const cache = useQueryClient()
  return (job: ImportJob) => cache.setQueryData(jobKey(job.kind, job.id), job)
}

/** Sends a file to be checked. */
export function useCheckFile(kind: ImportKind) {
  const imports = useApi().endpoints(importEndpoints)
  const keep = useKeepJob()
  return useHostMutation({
    name: 'imports.check',
    mutationFn: ({ file, mode, signal }: { file: File; mode: ImportMode; signal: AbortSignal }) =>
      imports.check(kind, file, mode, signal),
    describe: ({ file, mode }) => ({ kind, fileName: file.name, mode }),
    onSuccess: keep,
  })
}

/** Stores the rows. */
export function useCommitImport() {
  const imports = useApi().endpoints(importEndpoints)
  const keep = useKeepJob()
  return useHostMutation({
    name: 'imports.commit',
    mutationFn: ({ job, rows }: { job: ImportJob; rows: 'all' | 'validOnly' }) =>
      imports.commit(job.kind, job.id, rows),
    describe: ({ job, rows }) => ({ kind: job.kind, importId: job.id, rows }),
    onSuccess: keep,
  })
}

/** Takes an import back. */
export function useUndoImport() {
  const imports = useApi().endpoints(importEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'imports.undo',
    mutationFn: (job: ImportJob) => imports.undo(job.kind, job.id),
    describe: ({ kind, id }) => ({ kind, importId: id }),
    onSuccess: (_, job) => cache.invalidateQueries({ queryKey: jobKey(job.kind, job.id) }),
  })
}

/** One import by its id, and its files. */
export function useImportJob(kind: ImportKind, id: string | null) {
  const imports = useApi().endpoints(importEndpoints)
  const { data } = useQuery(importJob(imports, kind, id))
  return {
    job: data,
    loadTemplate: () => imports.template(kind),
    loadFaults: (job: ImportJob) => imports.errors(kind, job.id),
  }
}

/** One page of an import's rows. */
export function useImportRows(job: ImportJob, query: { onlyErrors: boolean; page: number; pageSize: number }) {
  return useQuery(importRows(useApi().endpoints(importEndpoints), job, query))
}

/** Cancels the task that checks or stores the rows. */
export function useCancelImport() {
  const tasks = useApi().endpoints(taskEndpoints)
  return useHostMutation({ name: 'tasks.cancel', mutationFn: (taskId: string) => tasks.cancel(taskId) })
}
