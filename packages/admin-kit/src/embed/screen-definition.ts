import type { ComponentType, ReactElement } from 'react'
import { createElement } from 'react'
import type { MessageKey } from '../i18n/catalogue'
import { lazyPart } from '../loading/lazy-part'
import type { CallbackKind, CallbackName, ValueKind, ValueName } from '../screens/screen-manifest'

export type { CallbackKind, ValueKind } from '../screens/screen-manifest'

/** A screen whatever its props are, for code that treats all screens alike. */
export interface AnyScreen {
  /** Name of the React component. */
  name: string
  /** What people call it, in every language. */
  title: MessageKey
  /** Name of the custom element. */
  tag: `doorway-${string}`
  /** For people who are not signed in: its calls do not wait until the page gives `getToken`. */
  isForVisitors?: boolean
  /** Its outermost part, and the others that can be restyled (`data-dw-part` and `::part`). */
  part: string
  parts: readonly string[]
  /** Permission codes its controls look at. */
  codes: readonly string[]
  /** Props that are values. */
  values: Readonly<Record<string, ValueKind>>
  /** Props that are callbacks. */
  callbacks: Readonly<Record<string, CallbackKind>>
  render(props: object): ReactElement
  /** Prefetches its file. */
  prefetch(): void
}

/** The attributes of an element: the property that each sets, and how its text is read. */
export type ElementAttributes = ReadonlyMap<string, { property: string; kind: ValueKind | readonly string[] }>

/** One screen as data: React component, element and mount all come from this. A prop that is left out does not compile. */
export interface ScreenDefinition<Props extends object> extends AnyScreen {
  values: Readonly<Record<ValueName<Props>, ValueKind>>
  callbacks: Readonly<Record<CallbackName<Props>, CallbackKind>>
  // A method, so that a list may hold the definitions of all screens.
  render(props: Props): ReactElement
}

/** The two ends of a screen's file: rendered once it is loaded, prefetched before it is needed. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Part, prefetch } = lazyPart(load)
  return { render: (props: Props) => createElement(Part, props), prefetch }
}
