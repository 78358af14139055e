import type { EmbeddableScreen, ScreenManifest, ValueKind, CallbackKind } from '../screens/screen-manifest'

/** A screen's definition whatever its props are, with the feature it belongs to. */
export interface ListedScreen extends Omit<ScreenManifest<object>, 'embed'> {
  /** Folder below `features`. */
  feature: string
  embed?: Omit<EmbeddableScreen<object>, 'values' | 'callbacks' | 'sample'> & {
    values: Readonly<Record<string, ValueKind>>
    callbacks: Readonly<Record<string, CallbackKind>>
    sample?: Readonly<Record<string, number | string>>
  }
}
