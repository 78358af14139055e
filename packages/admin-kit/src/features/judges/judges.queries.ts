import { judgeAdminEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, queryOptions, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { AssignmentConditions, JudgeCalls, PanelDraft, PlanRequest, PoolConditions } from './judge-types'

const KEY = ['judges']
/** Milliseconds within which a prefetched page is not requested again when its panel is rendered. */
const FRESH_MS = 5000

/** Competitions whose judges the reader manages. */
export function usePanelCompetitions() {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  return useQuery({
    queryKey: [...KEY, 'competitions'],
    queryFn: ({ signal }) => judges.listCompetitions(signal),
    staleTime: 0,
  })
}

/** One page of the pool. */
export function usePool(conditions: PoolConditions, page: number, pageSize: number) {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  return useQuery({
    queryKey: [...KEY, 'pool', conditions, page, pageSize],
    queryFn: ({ signal }) => judges.listJudges(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Panels of a competition with what they can be made of. */
export function useBoard(competitionId: number) {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  return useQuery({
    queryKey: [...KEY, 'board', competitionId],
    queryFn: ({ signal }) => judges.getPanels(competitionId, signal),
    staleTime: 0,
  })
}

function useAssignmentPage(conditions: AssignmentConditions, page: number, pageSize: number) {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  return queryOptions({
    queryKey: [...KEY, 'assignments', conditions, page, pageSize],
    queryFn: ({ signal }) => judges.listAssignments(conditions, page, pageSize, signal),
    staleTime: FRESH_MS,
  })
}

/** One page of the works of a panel. */
export function useAssignments(conditions: AssignmentConditions, page: number, pageSize: number) {
  return useQuery({ ...useAssignmentPage(conditions, page, pageSize), placeholderData: keepPreviousData })
}

/** Prefetches the first page of the works of a panel. */
export function usePrefetchAssignments(panelId: number, pageSize: number): void {
  usePrefetchQuery(useAssignmentPage({ panelId }, 1, pageSize))
}

/** A plan that is not stored. The same seed has the same plan. */
export function usePlan(request: Omit<PlanRequest, 'dryRun'>) {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  return useQuery({
    queryKey: [...KEY, 'plan', request],
    queryFn: ({ signal }) => judges.autoAssign({ ...request, dryRun: true }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Samples of a panel, and the works with the keyword that can be ones. */
export function useSamples(panelId: number, keyword: string) {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  return useQuery({
    queryKey: [...KEY, 'samples', panelId, keyword],
    queryFn: ({ signal }) => judges.getSamples(panelId, keyword === '' ? undefined : keyword, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** A change that everything about judges is loaded again after, since another person may have changed it too. */
function useChange<Input, Result>(name: string, change: (judges: JudgeCalls, input: Input) => Promise<Result>) {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: `judges.${name}`,
    mutationFn: async (input: Input) => {
      try {
        return await change(judges, input)
      } finally {
        void cache.invalidateQueries({ queryKey: KEY })
      }
    },
  })
}

/** Stores what a judge is fit for. */
export const useSaveJudge = () =>
  useChange('saveJudge', (judges, draft: Parameters<JudgeCalls['saveJudge']>[0]) => judges.saveJudge(draft))

/** Creates a panel, or changes one. */
export const useSavePanel = () => useChange('savePanel', (judges, draft: PanelDraft) => judges.savePanel(draft))

/** Stores a plan that was seen. */
export const useStorePlan = () =>
  useChange('autoAssign', (judges, request: Omit<PlanRequest, 'dryRun'>) =>
    judges.autoAssign({ ...request, dryRun: false }),
  )

/** Chooses the samples of a panel. */
export const useSetSamples = () =>
  useChange('setSamples', (judges, draft: Parameters<JudgeCalls['setSamples']>[0]) => judges.setSamples(draft))

/** A change of the judges of one work: one of the calls that return the work. */
export type WorkChange = (judges: JudgeCalls) => ReturnType<JudgeCalls['assign']>

/** Changes the judges of one work. */
export const useChangeWork = (name: 'assign' | 'revoke' | 'replace') =>
  useChange(name, (judges, change: WorkChange) => change(judges))
