import { judgeAdminEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

const KEY = ['judges', 'samples']

/** Samples of a panel, and the works with the keyword that can be ones. */
export function useSamples(panelId: number, keyword: string) {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  return useQuery({
    queryKey: [...KEY, panelId, keyword],
    queryFn: ({ signal }) => judges.getSamples(panelId, keyword === '' ? undefined : keyword, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Chooses the samples of a panel. What judges hold is loaded again, also after a refusal. */
export function useSetSamples(panelId: number) {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'judges.setSamples',
    mutationFn: async (workIds: number[]) => {
      try {
        return await judges.setSamples({ panelId, workIds })
      } finally {
        void cache.invalidateQueries({ queryKey: ['judges'] })
      }
    },
  })
}

/** How judges of a panel mark its samples. */
export function useCalibration(panelId: number) {
  const judges = useApi().endpoints(judgeAdminEndpoints)
  return useQuery({
    queryKey: [...KEY, 'marks', panelId],
    queryFn: ({ signal }) => judges.getCalibration(panelId, signal),
    staleTime: 0,
  })
}
