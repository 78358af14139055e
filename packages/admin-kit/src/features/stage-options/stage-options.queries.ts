import { stageChoiceEndpoints } from '@doorway/api-client/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'

const FRESH_MS = 300_000

/** Grade stages with their subjects, for choices of other features. Their own screen invalidates them with each change. */
export function useStageOptions() {
  const stages = useApi().endpoints(stageChoiceEndpoints)
  return useQuery({ queryKey: ['stages'], queryFn: ({ signal }) => stages.list(signal), staleTime: FRESH_MS })
}
