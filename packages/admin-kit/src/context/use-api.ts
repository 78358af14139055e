import type { DoorwayClient } from '@doorway/api-client'
import { useKit } from './kit-context'

/** The API client of the surrounding provider, speaking its language. */
export function useApi(): DoorwayClient {
  return useKit().client
}
