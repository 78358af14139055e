// @doorway/admin-kit/embed: screens on pages that own their DOM (Vue, jQuery, server pages).
export type { EmbedOptions, Isolation } from './embed-options'
export * from './generated/mounts'
export { screenDefinitions } from './generated/screen-definitions'
export type { MountPlace } from './mount-place'
export { mountAnyScreen, type Mount, type MountOptions } from './mount-in'
export type { MountedScreen } from './mount-screen'
export type { AnyScreen, CallbackKind, ScreenDefinition, ValueKind } from './screen-definition'
