import { createCatalogues, type Shape } from './catalogues'
import type { strings } from './content/zh'

/** Strings of items and their files: what the frame and the front page do without. */
export type ContentStrings = Shape<typeof strings>

/** Loads the strings of items; `loadedContentStrings` returns them once they are loaded. */
export const { load: loadContentStrings, loaded: loadedContentStrings } = createCatalogues<ContentStrings>('items', {
  zh: async () => (await import('./content/zh')).strings,
  en: async () => (await import('./content/en')).strings,
  ja: async () => (await import('./content/ja')).strings,
  ko: async () => (await import('./content/ko')).strings,
  tw: async () => (await import('./content/tw')).strings,
})
