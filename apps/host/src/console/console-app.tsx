import { DoorwayProvider, type PreloadedState } from '@doorway/admin-kit'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { usePreferenceState } from '../preferences/preferences-context'
import { hostClient, tokenStore } from '../session/host-client'
import { watchSignOut } from '../session/sign-out-elsewhere'
import type { ConsoleNavigation } from './console-navigation'
import { installedScreens } from './screens'
import { ConsolePages } from './console-pages'
import '@doorway/admin-kit/styles/base.css'
import './console.css'

const SignInOver = lazy(() => import('./sign-in-over'))

// The same elements always: a new address renders only what reads it.
const pages = <ConsolePages />

export interface ConsoleAppProps {
  navigation: ConsoleNavigation
  /** State that was prefetched before the first render. */
  preloadedState?: PreloadedState
}

/** The console: one provider for all screens, in a document of its own whose addresses are its state. */
export function ConsoleApp({ navigation, preloadedState }: ConsoleAppProps) {
  const { locale, theme, isElder } = usePreferenceState()
  const [client] = useState(hostClient)
  const isDirty = useRef(false)
  const [needsSignIn, setNeedsSignIn] = useState(false)
  useEffect(() => watchSignOut('/login'), [])
  // The sign-in over the page while something is unsaved, else the sign-in page (specification section 8).
  const handleAuthExpired = ({ noticeMs }: { noticeMs: number }) => {
    tokenStore.clear()
    setTimeout(() => {
      if (isDirty.current) setNeedsSignIn(true)
      else navigation.navigate({ path: '/login', query: { redirect: location.pathname + location.search } })
    }, noticeMs)
    return true
  }
  return (
    <DoorwayProvider
      client={client}
      locale={locale}
      theme={theme}
      isElder={isElder}
      navigation={navigation}
      instanceId="host"
      installedScreens={installedScreens}
      preloadedState={preloadedState}
      onAuthExpired={handleAuthExpired}
      onDirtyChange={(next) => {
        isDirty.current = next
      }}
    >
      {pages}
      <Suspense>{needsSignIn && <SignInOver onSignedIn={() => setNeedsSignIn(false)} />}</Suspense>
    </DoorwayProvider>
  )
}
