import type { MessageKey } from '../i18n/catalogue'
import type { ScreenProps } from '../loading/widget-handle'
import type { PreloadCall } from './console-preload'

/**
 * How the text of an attribute becomes the value of a prop; `flag` is true wherever the attribute is present. `data` is
 * no text: an element has a property for it and no attribute.
 */
export type ValueKind = 'text' | 'number' | 'flag' | 'data'

/**
 * `event`: the screen only reports it, and an element dispatches an event. `property`: the screen looks different when
 * there is a listener, so an element has a property for it and no event.
 */
export type CallbackKind = 'event' | 'property'

/** A value in a screen's address: any text, a number from 1, several of them with commas, or one of these. */
export type AddressValue = 'text' | 'number' | 'numbers' | readonly string[]

type Callback = (...values: never[]) => unknown

/** Names of the props that are callbacks. */
export type CallbackName<Props> = {
  [Name in keyof Props]-?: NonNullable<Props[Name]> extends Callback ? Name : never
}[keyof Props]

/** Names of the props that are values. */
export type ValueName<Props> = Exclude<keyof Props, CallbackName<Props> | keyof ScreenProps>

/** The story that each state of a screen has. */
export const stateStories = {
  loading: 'Loading',
  empty: 'Empty',
  'filtered-empty': 'FilteredEmpty',
  error: 'Failing',
  forbidden: 'Forbidden',
  offline: 'Offline',
  slow: 'Slow',
  'long text': 'LongText',
  'read-only': 'ReadOnly',
  'many rows': 'ManyRows',
} as const

/** A state that a screen can be in. */
export type ScreenState = keyof typeof stateStories

/** How the console opens a screen. */
export interface ScreenRoute {
  /** Export of the feature's `<feature>.routes` file. */
  component: string
  /** Names of menu items that always mean this screen (specification section 2). */
  builtInNames?: readonly string[]
  /** Texts of a menu item's component field that mean this screen. */
  componentNames?: readonly string[]
  /**
   * Calls that the screen makes first at its address without a query, for documents that start them early. Only those that
   * need a right of the screen, so that who opens the address without it is refused, or return what is the caller's own.
   */
  firstCalls?: readonly PreloadCall[]
}

/** How other pages embed a screen: as custom element and by its mount function. */
export interface EmbeddableScreen<Props extends object> {
  /** Position in the lists of screens, for example in the playground. */
  position: number
  /** Name of the custom element. */
  tag: `doorway-${string}`
  /** For people who are not signed in: its calls do not wait until the page gives `getToken`. */
  isForVisitors?: boolean
  /** Its outermost part, and the others that can be restyled (`data-dw-part` and `::part`). */
  part: string
  parts: readonly string[]
  /** Props that are values. A prop that is left out does not compile. */
  values: Readonly<Record<ValueName<Props>, ValueKind>>
  /** Props that are callbacks. A prop that is left out does not compile. */
  callbacks: Readonly<Record<CallbackName<Props>, CallbackKind>>
  /** Members of its address with their values. Absent: a page may set any member. */
  address?: Readonly<Record<string, AddressValue>>
  /** Values of props with which the demo server has data; a screen without required props needs none. */
  sample?: Readonly<Partial<Record<ValueName<Props>, number | string>>>
  /** Callback props that the copied React lines show, as JSX. */
  snippetProps?: readonly string[]
  /** Largest sizes in KB, gzipped, React external: before the first render, with all lazy parts, and of the tarball. */
  sizes: { first: number; all: number; published: number }
  /**
   * Its address in the console of the demo (a screen of visitors has none), and what only its data from the server can
   * show, by role and name.
   */
  demo: { address?: string; shows: { role: 'button' | 'grid' | 'group' | 'treeitem'; name: string; text?: string } }
  /** Its page in Storybook. */
  page: { heading: string; text: string; story: string }
}

/**
 * One screen as data. `npm run generate` derives the registry, the elements, the mounts, the package's entries and the
 * Storybook pages from it, and the tests of all screens loop over it. No file that a page loads imports a manifest.
 */
export interface ScreenManifest<Props extends object> {
  /** Name of the React component, an export of the feature's index. */
  name: string
  /** Its title, in every language. */
  title: MessageKey
  /** The package entry that exports it: `user-manager` for `@doorway/admin-kit/user-manager`, `.` for the main entry. */
  entry: string
  /** Permission codes that its own controls check. */
  codes: readonly string[]
  /** Other features that are part of it: their codes and parts are the screen's, too. */
  includes?: readonly string[]
  /** Its look is part of `styles/base.css`; the sheets of all other screens are in `styles/screens.css`. */
  isInBaseSheet?: boolean
  /** Absent where the console has no address for it. */
  routes?: readonly ScreenRoute[]
  /** Absent where the screen is a React component only. */
  embed?: EmbeddableScreen<Props>
  /** Its story files, from the feature's folder, as the beginning of their paths. */
  stories: string
  /** States that make no sense for it, and why. */
  withoutStates?: Readonly<Partial<Record<ScreenState, string>>>
}

/** The reasons of a screen that shows one record. */
export const oneRecord = {
  empty: 'it shows one record, which is there or fails to load',
  'filtered-empty': 'it filters nothing',
  'many rows': 'it has no rows',
} as const
