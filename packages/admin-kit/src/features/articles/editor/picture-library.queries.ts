import { libraryEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../context/use-api'

const PICTURES = 24

/** Pictures of a site's media library, the newest first, by a part of their name or description. */
export function useLibraryPictures(siteId: number, name: string) {
  const library = useApi().endpoints(libraryEndpoints)
  return useQuery({
    queryKey: ['articles', 'pictures', siteId, name],
    queryFn: ({ signal }) => library.list({ siteId, kind: 'picture', ...(name && { name }) }, 1, PICTURES, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
