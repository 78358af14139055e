import type { DoorwayEvents } from '../context/events'
import type { EmbedOptions } from '../embed/embed-options'
import type { WidgetHandle } from '../loading/widget-handle'

type EventName<Callback extends string> = Callback extends `on${infer Name}` ? Lowercase<Name> : never
type Detail<Callback> = NonNullable<Callback> extends (...values: infer Values) => unknown ? Values[0] : never

type EventsOf<Callbacks> = {
  [Callback in keyof Callbacks & string as EventName<Callback>]: CustomEvent<Detail<Callbacks[Callback]>>
}

/** The events of an element by their names; `detail` is what the prop of React receives. */
export type DoorwayElementEvents<Props> = EventsOf<DoorwayEvents> &
  EventsOf<Props> & {
    /** The element was taken out of the page while something in it was unsaved. */
    discard: CustomEvent<undefined>
  }

interface Listening<Props> {
  addEventListener<Name extends keyof DoorwayElementEvents<Props>>(
    name: Name,
    listener: (event: DoorwayElementEvents<Props>[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof DoorwayElementEvents<Props>>(
    name: Name,
    listener: (event: DoorwayElementEvents<Props>[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
}

/** A screen as an element: options and props are properties, callbacks are events, the handle is its methods. */
export type DoorwayElement<Props> = Listening<Props> &
  HTMLElement &
  EmbedOptions &
  Omit<Props, 'handle'> &
  Omit<WidgetHandle, 'focus'>
