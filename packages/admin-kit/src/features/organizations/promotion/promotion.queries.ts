import { promotionEndpoints } from '@doorway/api-client/endpoints'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../context/use-api'
import { useHostMutation } from '../../../mutations/use-host-mutation'

const PROMOTIONS = ['promotions']

/** What a promotion of the schools at or below an organisation would do. */
export function usePromotionPreview(organizationId: number | null) {
  const promotions = useApi().endpoints(promotionEndpoints)
  return useQuery({
    queryKey: [...PROMOTIONS, 'preview', organizationId],
    queryFn: organizationId === null ? skipToken : ({ signal }) => promotions.preview([organizationId], signal),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Promotions of the past. */
export function usePromotions() {
  const promotions = useApi().endpoints(promotionEndpoints)
  return useQuery({
    queryKey: [...PROMOTIONS, 'list'],
    queryFn: ({ signal }) => promotions.list(signal),
    staleTime: 0,
  })
}

/** Reads promotions and grades again. */
export function useReloadGrades() {
  const cache = useQueryClient()
  return async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: [...PROMOTIONS, 'list'] }),
      cache.invalidateQueries({ queryKey: ['grades'] }),
    ])
  }
}

/** Starts a promotion. */
export function useStartPromotion() {
  const promotions = useApi().endpoints(promotionEndpoints)
  return useHostMutation({
    name: 'promotions.start',
    mutationFn: (organizationId: number) => promotions.start([organizationId]),
  })
}

/** Undoes a promotion. */
export function useUndoPromotion() {
  const promotions = useApi().endpoints(promotionEndpoints)
  const reload = useReloadGrades()
  return useHostMutation({
    name: 'promotions.undo',
    mutationFn: (id: string) => promotions.undo(id),
    onSuccess: reload,
  })
}
