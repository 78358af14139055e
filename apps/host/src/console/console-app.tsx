import { createRouterGuard, useReactRouterNavigation } from '@doorway/admin-kit/react-router'
import { DoorwayProvider, type HeadStart } from '@doorway/admin-kit'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Router, useLocation, useNavigate } from 'react-router-dom'
import { usePreferenceState } from '../preferences/preferences-context'
import { hostClient, tokenStore } from '../session/host-client'
import { createConsoleHistory, type Blocker } from './console-history'
import { ConsolePages } from './console-pages'
import '@doorway/admin-kit/styles.css'
import './console.css'

// The same elements always: a new address draws only what asks for it.
const pages = <ConsolePages />

export interface ConsoleAppProps {
  /** What was asked for before the first drawing. */
  headStart?: HeadStart
}

interface ConsoleRootProps extends ConsoleAppProps {
  guard: ReturnType<typeof createRouterGuard>
  blocker: Blocker
}

/** Everything behind signing in: one provider for all screens, living in the host's addresses. */
function ConsoleRoot({ guard, blocker, headStart }: ConsoleRootProps) {
  const { locale, theme, isElder } = usePreferenceState()
  const [client] = useState(hostClient)
  const navigate = useNavigate()
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
      headStart={headStart}
      onAuthExpired={handleAuthExpired}
    >
      {pages}
    </DoorwayProvider>
  )
}

/** The console: a document of its own, whose addresses are its state. */
export function ConsoleApp({ headStart }: ConsoleAppProps) {
  const [guard] = useState(createRouterGuard)
  const [history] = useState(() => createConsoleHistory(guard.isBlocked))
  useEffect(() => history.listen(), [history])
  const place = useSyncExternalStore(history.subscribe, history.place)
  const blocker = useSyncExternalStore(history.subscribe, history.blocker)
  return (
    <Router location={place} navigator={history.navigator}>
      <ConsoleRoot guard={guard} blocker={blocker} headStart={headStart} />
    </Router>
  )
}
