import type { EmbedOptions } from '../embed/embed-options'
import type { WidgetHandle } from '../loading/widget-handle'

/** A screen as an element: options and props are properties, callbacks are events, the handle is its methods. */
export type DoorwayElement<Props> = HTMLElement & EmbedOptions & Omit<Props, 'handle'> & Omit<WidgetHandle, 'focus'>
