import { DoorwayProvider, useSession } from '@doorway/admin-kit'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { hostClient } from '../../../session/host-client'
import '@doorway/admin-kit/styles/base.css'

const SignInAgain = lazy(() => import('../../../sign-in-again/sign-in-again'))

export interface SignedInPageProps {
  /** Distinguishes the drafts and preferences that the page stores. */
  instanceId: string
  /** Permission codes of the reader, where the page knows them; the kit requests them otherwise. */
  permissions?: readonly string[]
  children: ReactNode
}

/** Reports whose page it is, as soon as that is known. */
function PersonWatch({ onKnown }: { onKnown: (id: number) => void }) {
  const id = useSession().user?.id
  useEffect(() => {
    if (id !== undefined) onKnown(id)
  }, [id, onKnown])
  return null
}

/**
 * The frame of a page for signed-in readers: the kit's provider with the host's session and the reader's settings. When the
 * sign-in expires, the sign-in comes over the page after the warning, so that what has been typed stays.
 */
export function SignedInPage({ instanceId, permissions, children }: SignedInPageProps) {
  const { locale, theme, isElder, t } = usePreferences()
  const [client] = useState(hostClient)
  const [hasExpired, setExpired] = useState(false)
  const [personId, setPersonId] = useState<number>()
  const [rememberFirst] = useState(() => (id: number) => setPersonId((known) => known ?? id))
  const handleExpired = ({ noticeMs }: { noticeMs: number }) => {
    setTimeout(() => setExpired(true), noticeMs)
    return true
  }
  return (
    <DoorwayProvider
      client={client}
      locale={locale}
      theme={theme}
      isElder={isElder}
      instanceId={instanceId}
      onAuthExpired={handleExpired}
      {...(permissions && { permissions })}
    >
      <PersonWatch onKnown={rememberFirst} />
      <Suspense fallback={<p role="status">{t.failure.loading}</p>}>{children}</Suspense>
      <Suspense fallback={null}>
        {hasExpired && <SignInAgain personId={personId} onSignedIn={() => setExpired(false)} />}
      </Suspense>
    </DoorwayProvider>
  )
}
