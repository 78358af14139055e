import { certificateEndpoints, type CertificateEndpoints, taskEndpoints } from '@doorway/api-client/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

/** Templates of an organiser with the awards of a competition. */
export type Templates = Awaited<ReturnType<CertificateEndpoints['listTemplates']>>
/** A template of certificates. */
export type Template = Templates['templates'][number]
/** An award with its template. */
export type TemplateAward = Templates['awards'][number]
/** What is saved of a template. */
export type TemplateSave = Parameters<CertificateEndpoints['saveTemplate']>[0]

const KEY = ['results', 'templates']
const TASK_POLL_MS = 1_000

/** Templates for a competition. */
export function useTemplates(competitionId: number) {
  const calls = useApi().endpoints(certificateEndpoints)
  return useQuery({
    queryKey: [...KEY, competitionId],
    queryFn: ({ signal }) => calls.listTemplates(competitionId, signal),
    staleTime: 0,
  })
}

function useInvalidate() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['results'] })
}

/** Stores a template. */
export function useSaveTemplate() {
  const calls = useApi().endpoints(certificateEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'results.saveTemplate',
    mutationFn: (draft: TemplateSave) => calls.saveTemplate(draft),
    onSuccess,
  })
}

/** Deletes a template. */
export function useRemoveTemplate() {
  const calls = useApi().endpoints(certificateEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'results.removeTemplate',
    mutationFn: ({ id, version }: Pick<Template, 'id' | 'version'>) => calls.removeTemplate(id, version),
    onSuccess,
  })
}

/** Stores which template the awards of a competition have. */
export function useChooseTemplates(competitionId: number) {
  const calls = useApi().endpoints(certificateEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'results.chooseTemplates',
    mutationFn: (choices: Pick<TemplateAward, 'awardId' | 'templateId'>[]) =>
      calls.chooseTemplates(competitionId, choices),
    onSuccess,
  })
}

/** A sample of a template as PDF. */
export function usePreviewTemplate() {
  const calls = useApi().endpoints(certificateEndpoints)
  return useHostMutation({
    name: 'results.previewTemplate',
    mutationFn: (draft: Omit<TemplateSave, 'id' | 'version' | 'isEnabled'>) => calls.previewTemplate(draft),
  })
}

/** A certificate as PDF. */
export function useDownloadCertificate() {
  const calls = useApi().endpoints(certificateEndpoints)
  return useHostMutation({ name: 'results.downloadCertificate', mutationFn: (no: string) => calls.download(no) })
}

/** Starts the task that makes one file of all certificates; the result is its id. */
export function useExportCertificates() {
  const calls = useApi().endpoints(certificateEndpoints)
  return useHostMutation({
    name: 'results.exportCertificates',
    mutationFn: (competitionId: number) => calls.exportAll(competitionId),
  })
}

/** A task of the caller, loaded again until it has ended. */
export function useCertificateTask(id: string | null) {
  const tasks = useApi().endpoints(taskEndpoints)
  return useQuery({
    queryKey: ['results', 'certificate-task', id],
    queryFn: ({ signal }) => tasks.get(String(id), signal),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'queued' || state.data.state === 'running'
        ? TASK_POLL_MS
        : false,
  })
}

/** The file of a task that is done. */
export function useDownloadTask() {
  const tasks = useApi().endpoints(taskEndpoints)
  return useHostMutation({ name: 'results.downloadTask', mutationFn: (id: string) => tasks.download(id) })
}
