import type { WidgetHandle } from '../loading/widget-handle'

/** The handle of a screen that may not be drawn yet. */
export interface PendingHandle {
  /** Given to the screen. */
  ref: (handle: WidgetHandle | null) => void
  /** What the page holds: questions are answered at once, everything else waits until the screen is drawn. */
  handle: WidgetHandle
}

/** A handle for the page before there is one of the screen. */
export function createPendingHandle(): PendingHandle {
  let drawn: WidgetHandle | null = null
  const waiting: ((handle: WidgetHandle) => void)[] = []
  const whenDrawn = (run: (handle: WidgetHandle) => void) => {
    if (drawn) run(drawn)
    else waiting.push(run)
  }
  return {
    ref: (handle) => {
      drawn = handle
      if (handle) for (const run of waiting.splice(0)) run(handle)
    },
    handle: {
      refresh: () => new Promise((resolve) => whenDrawn((handle) => resolve(handle.refresh()))),
      setFilters: (filters) => whenDrawn((handle) => handle.setFilters(filters)),
      focus: () => whenDrawn((handle) => handle.focus()),
      isDirty: () => drawn?.isDirty() ?? false,
      save: () => drawn?.save() ?? Promise.resolve(true),
    },
  }
}
