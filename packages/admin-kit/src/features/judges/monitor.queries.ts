import { judgeAdminEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { JudgeCalls } from './judge-types'

const KEY = ['judges', 'monitor']

/** How far the panels of a round are; without a round that of the open one. */
export function useMonitor(competitionId: number, phaseId: number | undefined) {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  return useQuery({
    queryKey: [...KEY, competitionId, phaseId],
    queryFn: ({ signal }) => judges.getMonitor(competitionId, phaseId, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Judges of a panel with how far each is. */
export function usePanelProgress(panelId: number) {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  return useQuery({
    queryKey: [...KEY, 'panel', panelId],
    queryFn: ({ signal }) => judges.getProgress(panelId, signal),
    staleTime: 0,
  })
}

/** How judges of a panel mark its samples. */
export function useCalibration(panelId: number) {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  return useQuery({
    queryKey: [...KEY, 'samples', panelId],
    queryFn: ({ signal }) => judges.getCalibration(panelId, signal),
    staleTime: 0,
  })
}

/** Reminds judges of a panel: those who are named, otherwise all who are late. */
export function useRemind() {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'judges.remind',
    mutationFn: (request: Parameters<JudgeCalls['remind']>[0]) => judges.remind(request),
    onSuccess: () => cache.invalidateQueries({ queryKey: KEY }),
  })
}

/** Gives open tasks another due date. */
export function useSetDueDate() {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'judges.setDueDate',
    mutationFn: (request: Parameters<JudgeCalls['setDueDate']>[0]) => judges.setDueDate(request),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['judges'] }),
  })
}

/** Exports how far the judges of a round are. */
export function useMonitorExport() {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  return useHostMutation({
    name: 'judges.export',
    mutationFn: (phaseId: number) => judges.exportProgress(phaseId),
  })
}
