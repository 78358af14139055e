// The public surface of @doorway/admin-kit, by hand: what is not listed here is not promised.
export type { KitLocale, MessageKey } from './i18n/catalogue'
export type { TextOverrides, TextValues, Translate } from './i18n/translate'
export type { NavigateOptions, NavigationAdapter, NavigationLocation, NavigationTarget } from './navigation/adapter'
export { createControlledNavigation, type ControlledNavigation } from './navigation/controlled-navigation'
export { createMemoryNavigation } from './navigation/memory-navigation'
export { createQueryNavigation, type QueryNavigationWindow } from './navigation/query-navigation'
export type { CheckedPerson, ClientState, ClientStateStore, OpenedPage, RouteNode } from './provider/client-state'
export { DoorwayProvider, type DoorwayProviderProps } from './provider/doorway-provider'
export type { DoorwayEvents, ErrorEvent, MutationEvent } from './provider/events'
export { createHeadStart, type HeadStart } from './provider/head-start'
export { FailurePanel, type FailurePanelProps } from './provider/failure-panel'
export type { InstanceStorage, StorageBackends } from './provider/instance-storage'
export { useApi } from './provider/use-api'
export {
  useClearClientState,
  useClientState,
  useClientStateStore,
  useInstanceStorage,
  useResetRouting,
} from './provider/use-client-state'
export { copyText } from './provider/browser-actions'
export { useBriefWait } from './provider/use-brief-wait'
export { DirtyScope, useDirtyGuard, useMayLeave, type DirtyGuard, type GuardedThing } from './provider/use-dirty-guard'
export { useDraft, type Draft, type KeptDraft } from './provider/use-draft'
export { useKitLocation, useKitNavigate } from './provider/use-location'
export { useNotify, type Notify } from './provider/use-notify'
export { useCan, usePermission, useSession, type Session } from './provider/use-session'
export { useFailureText, useLabel, useLocale, useTranslate } from './provider/use-translate'
export { Widget, type WidgetProps } from './provider/widget'
export type { ScreenProps, WidgetHandle } from './provider/widget-handle'
export {
  ConsoleMenu,
  MenuRouter,
  askAhead,
  buildRoutes,
  builtInNames,
  menusQuery,
  titleIn,
  useMenus,
} from './features/menu-router'
export type {
  BuiltInName,
  BuiltMenus,
  ConsoleMenuProps,
  MenuProblem,
  MenuRoute,
  MenuRouterProps,
  ScreenComponent,
  ScreenLoader,
  ScreenRegistry,
} from './features/menu-router'
export { ChangePassword, type ChangePasswordProps } from './features/password'
export { builtInScreens } from './screens'
export { SignIn, useSignOut, type SignInProps } from './features/session'
export { TabBar, type TabBarProps } from './features/tabs'
