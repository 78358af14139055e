import { DoorwayProvider } from '@doorway/admin-kit'
import { createRouterGuard, useReactRouterNavigation } from '@doorway/admin-kit/react-router'
import { Suspense, useState } from 'react'
import { Outlet, useBlocker, useLocation, useNavigate } from 'react-router-dom'
import { ConsoleSkeleton } from '../document/console-skeleton'
import { usePreferences } from '../preferences/preferences-context'
import { hostClient, tokenStore } from '../session/host-client'
import '@doorway/admin-kit/styles.css'
import './console.css'

/** Everything behind signing in: one provider for all screens, living in the host's routes. */
export function Component() {
  const { locale, theme, isElder } = usePreferences()
  const [client] = useState(hostClient)
  const [guard] = useState(createRouterGuard)
  const navigate = useNavigate()
  const blocker = useBlocker(guard.isBlocked)
  const navigation = useReactRouterNavigation({ guard, location: useLocation(), navigate, blocker })

  const handleAuthExpired = ({ noticeMs }: { noticeMs: number }) => {
    tokenStore.clear()
    const { pathname, search } = location
    setTimeout(() => void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`), noticeMs)
  }
  return (
    <DoorwayProvider
      client={client}
      locale={locale}
      theme={theme}
      isElder={isElder}
      navigation={navigation}
      instanceId="host"
      onAuthExpired={handleAuthExpired}
    >
      <Suspense fallback={<ConsoleSkeleton />}>
        <Outlet />
      </Suspense>
    </DoorwayProvider>
  )
}
