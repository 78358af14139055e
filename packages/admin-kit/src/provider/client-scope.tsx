import type { DoorwayClient } from '@doorway/api-client'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { KitContext, useKit } from '../context/kit-context'
import { createQueryClient } from './query-client'

export interface ClientScopeProps {
  /** Speaks the language of the provider around. */
  client: DoorwayClient
  children: ReactNode
}

/** Everything of the provider around, with another client and a cache of its own: nothing of one person is shown to another. */
export function ClientScope({ client, children }: ClientScopeProps) {
  const kit = useKit()
  const [queries] = useState(createQueryClient)
  const scoped = useMemo(() => ({ ...kit, client }), [kit, client])
  return (
    <KitContext.Provider value={scoped}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </KitContext.Provider>
  )
}
