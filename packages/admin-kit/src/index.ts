// The public surface of @doorway/admin-kit, by hand: what is not listed here is not promised.
export type { KitLocale, MessageKey } from './i18n/catalogue'
export type { GivenLocale, GivenOverrides } from './i18n/normalise-locale'
export type { TextOverrides, TextValues, Translate } from './i18n/translate'
export type { NavigateOptions, NavigationAdapter, NavigationLocation, NavigationTarget } from './navigation/adapter'
export { createControlledNavigation, type ControlledNavigation } from './navigation/controlled-navigation'
export { createMemoryNavigation } from './navigation/memory-navigation'
export { createQueryNavigation, type QueryNavigationWindow } from './navigation/query-navigation'
export type { CheckedPerson, ClientState, ClientStateStore, OpenedPage, RouteNode } from './context/client-state'
export { portalIn, type RenderPortal } from '@doorway/ui'
export { ReadableAccent } from './provider/readable-accent'
export { DoorwayProvider, type DoorwayProviderProps } from './provider/doorway-provider'
export type { DoorwayEvents, ErrorEvent, MutationEvent } from './context/events'
export { createPreloadedState, type PreloadedState } from './provider/preloaded-state'
export { FailurePanel, type FailurePanelProps } from './loading/failure-panel'
export type { InstanceStorage, StorageBackends } from './context/instance-storage'
export { useApi } from './context/use-api'
export {
  useClearClientState,
  useClientState,
  useClientStateStore,
  useInstanceStorage,
  useResetRouting,
} from './context/use-client-state'
export { copyText } from './browser/browser-actions'
export { useDelayedSkeleton } from './loading/use-delayed-skeleton'
export { DirtyScope, useDirtyGuard, useMayLeave, type DirtyGuard, type GuardedThing } from './forms/use-dirty-guard'
export { useDraft, type Draft, type StoredDraft } from './forms/use-draft'
export { useKitLocation, useKitNavigate } from './context/use-location'
export { useNotify, type Notify } from './mutations/use-notify'
export { useCan, usePermission, useSession, type Session } from './session/use-session'
export { useFailureText, useLabel, useLocale, useTranslate } from './context/use-translate'
export { Widget, type WidgetProps } from './loading/widget'
export type { ScreenProps, WidgetHandle } from './loading/widget-handle'
export {
  ConsoleMenu,
  MenuRouter,
  prefetchConsole,
  buildRoutes,
  builtInNames,
  menusQuery,
  screenOf,
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
export {
  commandPalette,
  shortcutSheet,
  type CommandPaletteProps,
  type PaletteEntry,
  type ShortcutSheetProps,
} from './features/command-palette'
export { useUnreadCount } from './features/messages'
export { baseSheetScreens, builtInScreens } from './generated/built-in-screens'
export {
  consolePreload,
  languageChunks,
  type ConsolePreload,
  type NextCalls,
  type PreloadCall,
} from './screens/console-preload'
export type {
  ActionExtensions,
  ActionTools,
  ColumnExtensions,
  FieldExtensions,
  FilterExtensions,
  OwnBulkAction,
  OwnColumn,
  OwnField,
  OwnFieldControl,
  OwnFilter,
  OwnName,
  OwnRowAction,
  OwnTool,
  PartExtensions,
  Rendered,
} from './extension/extension-types'
export { SignIn, useSignOut, type SignInProps } from './features/session'
export { TabBar, type TabBarProps } from './features/tabs'
