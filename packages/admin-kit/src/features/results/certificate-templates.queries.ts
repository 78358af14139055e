import { certificateEndpoints, type CertificateEndpoints } from '@doorway/api-client/endpoints'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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

/** A sample of a template as PDF. Changes nothing, so the host is not notified. */
export function usePreviewTemplate() {
  const calls = useApi().endpoints(certificateEndpoints)
  return useMutation({
    mutationFn: (draft: Omit<TemplateSave, 'id' | 'version' | 'isEnabled'>) => calls.previewTemplate(draft),
  })
}

/** A certificate as PDF. Changes nothing, so the host is not notified. */
export function useDownloadCertificate() {
  const calls = useApi().endpoints(certificateEndpoints)
  return useMutation({ mutationFn: (no: string) => calls.download(no) })
}

/** Starts the task that makes one file of all certificates; the result is its id. */
export function useExportCertificates() {
  const calls = useApi().endpoints(certificateEndpoints)
  return useHostMutation({
    name: 'results.exportCertificates',
    mutationFn: (competitionId: number) => calls.exportAll(competitionId),
  })
}
