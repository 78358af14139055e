import type { StageDraft, SubjectDraft } from '@doorway/api-client'
import { researcherEndpoints, stageEndpoints } from '@doorway/api-client/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

/** The key that the user forms have for stages and subjects, so that a change reaches an open form. */
const STAGES = ['stages']

const RESEARCHERS = ['researchers']

/** Calls about researchers. */
type ResearcherCalls = ReturnType<typeof researcherEndpoints>
/** A researcher whom a subject presents. */
export type Researcher = Awaited<ReturnType<ResearcherCalls['save']>>
/** What a researcher is saved with. */
export type ResearcherDraft = Parameters<ResearcherCalls['save']>[0]

/** Stages with their subjects, and what uses them where the caller may delete them. */
export function useStages() {
  const stages = useApi().endpoints(stageEndpoints)
  return useQuery({
    queryKey: [...STAGES, 'managed'],
    queryFn: ({ signal }) => stages.listManaged(signal),
    staleTime: 0,
  })
}

function useInvalidate() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: STAGES })
}

/** Adds or changes a stage. */
export function useSaveStage() {
  const stages = useApi().endpoints(stageEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({ name: 'stages.save', mutationFn: (draft: StageDraft) => stages.save(draft), onSuccess })
}

/** Deletes a stage that nothing belongs to. */
export function useRemoveStage() {
  const stages = useApi().endpoints(stageEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({ name: 'stages.remove', mutationFn: (id: number) => stages.remove(id), onSuccess })
}

/** Adds or changes a subject. */
export function useSaveSubject() {
  const stages = useApi().endpoints(stageEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'subjects.save',
    mutationFn: (draft: SubjectDraft) => stages.saveSubject(draft),
    onSuccess,
  })
}

/** Deletes a subject that no teacher teaches. */
export function useRemoveSubject() {
  const stages = useApi().endpoints(stageEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'subjects.remove',
    mutationFn: (subject: { stageCode: string; code: string }) => stages.removeSubject(subject),
    onSuccess,
  })
}

/** Researchers of a subject in their order, drafts too. */
export function useResearchers(stageCode: string, code: string) {
  const researchers = useApi().endpoints(researcherEndpoints)
  return useQuery({
    queryKey: [...RESEARCHERS, stageCode, code],
    queryFn: ({ signal }) => researchers.list({ stageCode, code }, signal),
    staleTime: 0,
  })
}

/** Adds or changes a researcher. */
export function useSaveResearcher() {
  const researchers = useApi().endpoints(researcherEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'researchers.save',
    mutationFn: (draft: ResearcherDraft) => researchers.save(draft),
    onSuccess: () => cache.invalidateQueries({ queryKey: RESEARCHERS }),
  })
}

/** Deletes a researcher. */
export function useRemoveResearcher() {
  const researchers = useApi().endpoints(researcherEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'researchers.remove',
    mutationFn: (id: number) => researchers.remove(id),
    onSuccess: () => cache.invalidateQueries({ queryKey: RESEARCHERS }),
  })
}
