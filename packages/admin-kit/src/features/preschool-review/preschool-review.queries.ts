import { submissionReviewEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { conditionsOf, type SubmissionSearch } from './submission-search'
import type { GardenDraft, SubmissionDecision } from './submission-types'

const ALL = ['preschoolSubmissions']

/** One page of submissions. */
export function useSubmissions(search: SubmissionSearch) {
  const submissions = useApi().endpoints(submissionReviewEndpoints)
  const conditions = conditionsOf(search)
  const { page, pageSize } = search
  return useQuery({
    queryKey: [...ALL, 'list', conditions, page, pageSize],
    queryFn: ({ signal }) => submissions.list(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One submission as it is stored now. */
export function useSubmission(id: number) {
  const submissions = useApi().endpoints(submissionReviewEndpoints)
  return useQuery({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) => submissions.get(id, signal),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Passes or returns a submission, or takes a published one off the portal. */
export function useDecideSubmission() {
  const submissions = useApi().endpoints(submissionReviewEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'preschool.audit',
    mutationFn: (decision: SubmissionDecision) => submissions.decide(decision),
    // The opened one is closed: after a return it is its author's alone again, and cannot be read.
    onSuccess: () => cache.invalidateQueries({ queryKey: [...ALL, 'list'] }),
  })
}

function useGardenMutation<Input, Result>(
  name: 'preschool.saveGarden' | 'preschool.submitGarden' | 'preschool.withdrawGarden' | 'preschool.removeGarden',
  run: (calls: ReturnType<typeof submissionReviewEndpoints>, input: Input) => Promise<Result>,
) {
  const submissions = useApi().endpoints(submissionReviewEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name,
    mutationFn: (input: Input) => run(submissions, input),
    onSuccess: () => cache.invalidateQueries({ queryKey: [...ALL, 'list'] }),
  })
}

/** Saves a draft of a kindergarten. */
export const useSaveGarden = () =>
  useGardenMutation('preschool.saveGarden', (calls, draft: GardenDraft) => calls.saveGarden(draft))

/** Submits a draft of a kindergarten for review. */
export const useSubmitGarden = () =>
  useGardenMutation('preschool.submitGarden', (calls, work: { id: number; version: number; hasNoChild: boolean }) =>
    calls.submitGarden(work),
  )

/** Takes a work of a kindergarten back. */
export const useWithdrawGarden = () =>
  useGardenMutation('preschool.withdrawGarden', (calls, work: { id: number; version: number }) =>
    calls.withdrawGarden(work),
  )

/** Deletes a draft of a kindergarten. */
export const useRemoveGarden = () =>
  useGardenMutation('preschool.removeGarden', (calls, id: number) => calls.removeGarden(id))
