import { type OverviewQuery, overviewEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

/** The figures of an area and a period. While others are pending, the former ones stay. */
export function useOverview(query: OverviewQuery) {
  const overview = useApi().endpoints(overviewEndpoints)
  return useQuery({
    queryKey: ['overview', query],
    queryFn: ({ signal }) => overview.get(query, signal),
    placeholderData: keepPreviousData,
  })
}

/** Exports the figures by area as a spreadsheet. */
export function useOverviewExport() {
  const overview = useApi().endpoints(overviewEndpoints)
  return useHostMutation({
    name: 'overview.export',
    mutationFn: (query: OverviewQuery) => overview.exportAreas(query),
  })
}
