import { fileContentEndpoints } from '@doorway/api-client/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import type { LibraryFile } from './library-types'

/** The bytes of a file as they are now. */
export function useFileBytes({ id, previewUrl, version }: LibraryFile) {
  const content = useApi().endpoints(fileContentEndpoints)
  return useQuery({
    queryKey: ['library', 'bytes', id, version],
    queryFn: async ({ signal }) => {
      const key = new URLSearchParams(previewUrl.split('?')[1]).get('key')
      const { blob } = await content.open(id, key ?? undefined, signal)
      return blob
    },
    staleTime: 0,
    gcTime: 0,
  })
}
