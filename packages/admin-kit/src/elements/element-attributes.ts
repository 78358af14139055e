import { locales } from '@doorway/api-client/rules'
import type { EmbedOptions } from '../embed/embed-options'
import type { AnyScreen, ElementAttributes, ValueKind } from '../embed/screen-definition'
import type { DoorwayEvents } from '../context/events'

/** What a person can choose for any widget, by option. */
export const optionChoices = {
  locale: locales,
  theme: ['light', 'dark', 'high-contrast', 'auto'],
  density: ['comfortable', 'compact'],
} as const satisfies { [Name in 'locale' | 'theme' | 'density']: readonly EmbedOptions[Name][] }

/** Options that an attribute can set; texts that are no choice of the option are left out. */
const optionKinds = {
  baseUrl: 'text',
  ...optionChoices,
  // Language tags are understood as well, and what is unknown is named in the console.
  locale: 'text',
  accent: 'text',
  isElder: 'flag',
  isReadOnly: 'flag',
  instanceId: 'text',
  isolation: 'text',
  navigation: ['memory', 'query'],
} satisfies Partial<Record<keyof EmbedOptions, ValueKind | readonly string[]>>

/** Options that only a property can set. */
export const propertyOptions = [
  'getToken',
  'client',
  'services',
  'permissions',
  'storage',
  'overrides',
  'portalContainer',
] as const satisfies readonly (keyof EmbedOptions)[]

/** Events of every widget, with the value an element's event carries as `detail`. */
export const sharedEvents = [
  'onReady',
  'onError',
  'onAuthExpired',
  'onNavigate',
  'onDirtyChange',
  'onSelectionChange',
  'onBeforeMutation',
  'onAfterMutation',
] as const satisfies readonly (keyof DoorwayEvents)[]

type Kind = ValueKind | readonly string[]

/** The attributes of an element: the property that each sets, and how its text is read. */
export function attributesOf({ values }: AnyScreen): ElementAttributes {
  const kinds: Readonly<Record<string, Kind>> = { ...optionKinds, ...values }
  const texts = Object.entries(kinds).filter(([, kind]) => kind !== 'data')
  return new Map(texts.map(([property, kind]) => [attributeName(property), { property, kind }]))
}

/** `baseUrl` is `base-url`, `isReadOnly` is `read-only`. */
export function attributeName(property: string): string {
  const words = property.replace(/^is(?=[A-Z])/, '')
  return words.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

/** `onDirtyChange` becomes the event `dirtychange`. */
export function eventName(callback: string): string {
  return callback.replace(/^on/, '').toLowerCase()
}

/** The value an attribute's text stands for; undefined where it stands for none. */
export function valueOf(text: string | null, kind: Kind): unknown {
  if (text === null) return undefined
  if (kind === 'flag') return text !== 'false'
  if (kind === 'text') return text
  if (kind === 'data') return undefined
  if (kind === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
  return kind.find((choice) => choice === text)
}
