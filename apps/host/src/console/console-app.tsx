import { DoorwayProvider, type PreloadedState } from '@doorway/admin-kit'
import { useState } from 'react'
import { usePreferenceState } from '../preferences/preferences-context'
import { hostClient, tokenStore } from '../session/host-client'
import type { ConsoleNavigation } from './console-navigation'
import { installedScreens } from './screens'
import { ConsolePages } from './console-pages'
import '@doorway/admin-kit/styles/base.css'
import './console.css'

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

  const handleAuthExpired = ({ noticeMs }: { noticeMs: number }) => {
    tokenStore.clear()
    const redirect = location.pathname + location.search
    setTimeout(() => navigation.navigate({ path: '/login', query: { redirect } }), noticeMs)
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
    >
      {pages}
    </DoorwayProvider>
  )
}
