import { DoorwayProvider } from '@doorway/admin-kit'
import { Suspense, useState, type ReactNode } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { hostClient } from '../../../session/host-client'
import '@doorway/admin-kit/styles/base.css'

export interface SignedInPageProps {
  /** Distinguishes the drafts and preferences that the page stores. */
  instanceId: string
  children: ReactNode
}

/** The frame of a page for signed-in readers: the kit's provider with the host's session and the reader's settings. */
export function SignedInPage({ instanceId, children }: SignedInPageProps) {
  const { locale, theme, isElder, t } = usePreferences()
  const [client] = useState(hostClient)
  return (
    <DoorwayProvider client={client} locale={locale} theme={theme} isElder={isElder} instanceId={instanceId}>
      <Suspense fallback={<p role="status">{t.failure.loading}</p>}>{children}</Suspense>
    </DoorwayProvider>
  )
}
