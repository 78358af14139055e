import { ApiError } from '@doorway/api-client'
import { QueryClient } from '@tanstack/react-query'

// Only a lost connection is worth an automatic retry; every other response would be the same.
function isWorthRetrying(failureCount: number, error: Error): boolean {
  return failureCount < 1 && error instanceof ApiError && error.kind === 'network'
}

/** The cache of one provider and one person. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        retryDelay: 500,
        refetchOnWindowFocus: false,
        staleTime: 10_000,
        // The server may be in this very process, whatever the browser says about its network.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
