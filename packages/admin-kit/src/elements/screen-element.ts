import type { EmbedOptions } from '../embed/embed-options'
import { mountScreen, type MountedScreen } from '../embed/mount-screen'
import type { AnyScreen } from '../embed/screen-definition'
import { attributesOf, eventName, propertyOptions, sharedEvents, valueOf } from './element-attributes'

/** An element was taken out of the page while something in it was unsaved. No screen has a prop for it. */
const DISCARD = 'onDiscard'

/** Dispatches an event; returns false when the page prevented it, which only `beforemutation` allows. */
function emit(element: HTMLElement, callback: string, detail: unknown): boolean {
  const type = eventName(callback)
  // Dispatched on the element and through shadow roots around it, but not on its ancestors: a page's own `close`, `error`
  // or `selectionchange` must not receive ours.
  const cancelable = callback === 'onBeforeMutation'
  return element.dispatchEvent(new CustomEvent(type, { detail, composed: true, cancelable }))
}

function callbacksOf(element: HTMLElement, screen: AnyScreen) {
  const eventNames = Object.keys(screen.callbacks).filter((name) => screen.callbacks[name] === 'event')
  const names = [...sharedEvents, ...eventNames]
  return Object.fromEntries(names.map((name) => [name, (detail?: unknown) => emit(element, name, detail)]))
}

/** Names of the properties an element has for its screen. */
export function propertyNames(screen: AnyScreen): readonly string[] {
  const callbackProperties = Object.keys(screen.callbacks).filter((name) => screen.callbacks[name] === 'property')
  const dataProperties = Object.keys(screen.values).filter((name) => screen.values[name] === 'data')
  return [
    ...[...attributesOf(screen).values()].map(({ property }) => property),
    ...propertyOptions,
    ...callbackProperties,
    ...dataProperties,
  ]
}

/** What the elements of all screens do: properties and attributes in, events out, mounted while they are in the document. */
export interface ScreenElementState {
  get: (property: string) => unknown
  set: (property: string, value: unknown) => void
  changed: () => void
  connected: () => void
  disconnected: () => void
  /** The widget, while it is mounted. */
  mounted: () => MountedScreen<EmbedOptions> | null
}

/** The life of one element. */
export function createElementState(element: HTMLElement, screen: AnyScreen): ScreenElementState {
  const given = new Map<string, unknown>()
  const attributes = attributesOf(screen)
  let mounted: MountedScreen<EmbedOptions> | null = null
  let isPlanned = false

  const fromAttribute = (property: string) => {
    for (const [name, attribute] of attributes) {
      if (attribute.property === property) return valueOf(element.getAttribute(name), attribute.kind)
    }
    return undefined
  }
  const get = (property: string) => (given.has(property) ? given.get(property) : fromAttribute(property))
  const options = () => {
    const known: EmbedOptions = callbacksOf(element, screen)
    Object.assign(known, Object.fromEntries(propertyNames(screen).map((property) => [property, get(property)])))
    const ownId = element.id === '' ? element.localName.replace('doorway-', '') : element.id
    return { ...known, instanceId: known.instanceId ?? ownId }
  }
  // Several attributes and properties are often set one after the other.
  const changed = () => {
    if (isPlanned || !mounted) return
    isPlanned = true
    queueMicrotask(() => {
      isPlanned = false
      mounted?.update(options())
    })
  }

  return {
    get,
    set: (property, value) => {
      given.set(property, value)
      changed()
    },
    changed,
    connected: () => {
      mounted ??= mountScreen(screen, element, options(), attributes)
    },
    // An element that is only moved, even by code that waits for a promise in between, retains what is typed in it. One
    // that is gone says what is lost; a page may put the element back when it receives the event, and nothing is lost.
    disconnected: () =>
      setTimeout(() => {
        if (element.isConnected) return
        if (mounted?.isDirty()) emit(element, DISCARD, undefined)
        if (element.isConnected) return
        mounted?.unmount()
        mounted = null
      }),
    mounted: () => mounted,
  }
}
