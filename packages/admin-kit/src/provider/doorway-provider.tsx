import type { DoorwayClient } from '@doorway/api-client'
import { DoorwayRoot, type Density, type RenderPortal, type Theme } from '@doorway/ui'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import type { KitLocale } from '../i18n/catalogue'
import { warnOnce } from '../browser/warn-once'
import { normaliseLocale, overridesFor, type GivenLocale, type GivenOverrides } from '../i18n/normalise-locale'
import { createTranslate, languageTag, needFormat, type TextOverrides } from '../i18n/translate'
import { uiTextsOf } from '../i18n/ui-texts'
import { useCatalogue } from '../i18n/use-catalogue'
import type { NavigationAdapter } from '../navigation/adapter'
import { createMemoryNavigation } from '../navigation/memory-navigation'
import { clearClientState, createClientState, type ClientStateStore } from '../context/client-state'
import { createDirtyRegistry } from '../context/dirty-registry'
import type { DoorwayEvents } from '../context/events'
import type { PreloadedState } from './preloaded-state'
import { useLatest } from '../context/use-latest'
import { createInstanceStorage, type StorageBackends } from '../context/instance-storage'
import { KitContext, type Kit } from '../context/kit-context'
import { UnsavedChangesPrompt } from '../forms/unsaved-changes-prompt'
import { createQueryClient } from './query-client'
import { SessionWatch } from '../session/session-watch'
import { hint } from './hint'
import { createErrorReporter, reportFailures, type ReportError } from './error-reporter'

export interface DoorwayProviderProps extends DoorwayEvents {
  client: DoorwayClient
  /**
   * Language of everything below; Chinese by default. Others are loaded on demand. Language tags (`zh-CN`, `zh-Hant`,
   * `ja-JP`) are understood; with an unknown one the language stays as it is.
   */
  locale?: GivenLocale
  theme?: Theme
  density?: Density
  /** Larger type and targets. */
  isElder?: boolean
  /** Accent colour of the region, any CSS colour. */
  accent?: string
  /** Where screens keep their place; in memory by default. Keep the object stable. */
  navigation?: NavigationAdapter
  /** The person's permission codes, where the host knows them; else they come from the server. */
  permissions?: readonly string[]
  /**
   * Names of the screens that the page has, as its menu router knows them (`Object.keys(screens)`). Entries of the
   * server's menu that lead to another one are hidden, and named by the check of the menu configuration. Without it all
   * entries are shown. Keep the array stable.
   */
  installedScreens?: readonly string[]
  /** Hides every control that changes something. */
  isReadOnly?: boolean
  /** Separates the storage of two widgets on one page (`doorway:<instance>:…`). */
  instanceId?: string
  /** Storages in place of the browser's. */
  storage?: StorageBackends
  /** Words in place of the kit's own, by key; or by language and key. `locale="keys"` shows the keys. */
  overrides?: GivenOverrides
  /** Where dialogs and popups are rendered (`portalIn`); at the end of the provider without it. Keep it stable. */
  portal?: RenderPortal
  /** What was prefetched before the first render, with the same client (`createPreloadedState`, `prefetchConsole`). */
  preloadedState?: PreloadedState
  children: ReactNode
}

/** Changes with every user and clears the state of the previous one, so that nothing of one is shown to another. */
function useSubject(client: DoorwayClient, state: ClientStateStore): number {
  const [subject, setSubject] = useState(0)
  // An ordinary update: a synchronous one would unmount the sign-in form before it has received its result.
  useEffect(
    () =>
      client.onSubjectChange(() => {
        setSubject((count) => count + 1)
        clearClientState(state)
      }),
    [client, state],
  )
  return subject
}

/** The language that the page means; one that is unknown leaves the language as it is. */
function useKnownLocale(given: string | null | undefined): KitLocale {
  const [shown, setShown] = useState<KitLocale>('zh')
  const next = normaliseLocale(given)
  if (next && next !== shown) setShown(next)
  useEffect(() => {
    if (next === null) warnOnce(`Doorway: locale "${given}" is unknown: zh, en, ja, ko, tw.`)
  }, [given, next])
  return next ?? shown
}

/** Reports what fails in a cache, from before its first query is sent. */
function useReportedFailures(queries: QueryClient, report: ReportError | undefined): void {
  useLayoutEffect(() => (report ? reportFailures(queries, report) : undefined), [queries, report])
}

/** Names the keys of a page that no text has; what checks them is loaded for pages with words of their own. */
function useCheckedOverrides(overrides: TextOverrides | undefined): void {
  useEffect(() => {
    if (overrides) hint(({ checkOverrides }) => checkOverrides(overrides))
  }, [overrides])
}

function useEvents(props: DoorwayEvents): () => DoorwayEvents {
  const latest = useLatest(props)
  const [readLatest] = useState(() => () => latest.current)
  return readLatest
}

function useKitValue(props: DoorwayProviderProps, state: ClientStateStore, subject: number): Kit | null {
  const {
    client,
    navigation,
    permissions,
    instanceId = 'default',
    storage,
    overrides: givenOverrides,
    preloadedState,
    installedScreens,
  } = props
  const locale = useKnownLocale(props.locale)
  const overrides = useMemo(() => overridesFor(givenOverrides, locale), [givenOverrides, locale])
  const installed = useMemo(() => (installedScreens ? new Set(installedScreens) : null), [installedScreens])
  const events = useEvents(props)
  const [reportError] = useState(() => createErrorReporter(events))
  const catalogue = useCatalogue(locale, reportError, needFormat(overrides))
  const localized = useMemo(() => {
    const spoken = locale === 'keys' ? 'zh' : locale
    const isPreloaded = preloadedState?.owner === client && preloadedState.client.locale === spoken
    return isPreloaded ? preloadedState.client : client.withLocale(spoken)
  }, [client, locale, preloadedState])
  const [dirty] = useState(createDirtyRegistry)
  const [memory] = useState(() => createMemoryNavigation())
  const [ownStorage] = useState(() => createInstanceStorage(instanceId, storage))
  const translate = useMemo(() => catalogue && createTranslate(catalogue, overrides), [catalogue, overrides])
  useCheckedOverrides(overrides)
  const isReadOnly = props.isReadOnly ?? false

  return useMemo(
    () =>
      catalogue &&
      translate && {
        client: localized,
        catalogue,
        translate,
        navigation: navigation ?? memory,
        state,
        storage: ownStorage,
        dirty,
        events,
        reportError,
        givenCodes: permissions ?? null,
        installedScreens: installed,
        subject,
        isReadOnly,
      },
    [
      catalogue,
      translate,
      localized,
      navigation,
      memory,
      state,
      ownStorage,
      dirty,
      events,
      reportError,
      permissions,
      installed,
      subject,
      isReadOnly,
    ],
  )
}

/** Supplies screens with client, language, looks, cache and events. Several can stand on one page, each by itself. */
export function DoorwayProvider(props: DoorwayProviderProps) {
  const { client, theme, density, isElder, accent, portal, preloadedState, children } = props
  const [state] = useState(() => (preloadedState?.owner === client ? preloadedState.state : createClientState()))
  const subject = useSubject(client, state)
  const kit = useKitValue(props, state, subject)
  // A cache of its own for each client and person: what one may see is gone when another signs in.
  const cache = useMemo(() => {
    const isPreloaded = subject === 0 && preloadedState?.owner === client
    return { subject, client, queries: isPreloaded ? preloadedState.queries : createQueryClient() }
  }, [subject, client, preloadedState])
  const texts = useMemo(() => kit && uiTextsOf(kit.translate), [kit])
  useReportedFailures(cache.queries, kit?.reportError)
  if (!kit || !texts) return null
  return (
    <KitContext.Provider value={kit}>
      <QueryClientProvider client={cache.queries}>
        <DoorwayRoot
          texts={texts}
          theme={theme}
          density={density}
          isElder={isElder}
          lang={languageTag(kit.catalogue)}
          accent={accent}
          portal={portal}
        >
          <SessionWatch client={client} />
          {children}
          <UnsavedChangesPrompt />
        </DoorwayRoot>
      </QueryClientProvider>
    </KitContext.Provider>
  )
}
