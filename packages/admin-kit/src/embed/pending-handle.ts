import type { WidgetHandle } from '../loading/widget-handle'

/** The handle of a screen that may not be rendered yet. */
export interface PendingHandle {
  /** Given to the screen. */
  ref: (handle: WidgetHandle | null) => void
  /** What the page holds: queries return at once, everything else waits until the screen is rendered. */
  handle: WidgetHandle
}

/** A handle for the page before there is one of the screen. */
export function createPendingHandle(): PendingHandle {
  let rendered: WidgetHandle | null = null
  const waiting: ((handle: WidgetHandle) => void)[] = []
  const whenRendered = (run: (handle: WidgetHandle) => void) => {
    if (rendered) run(rendered)
    else waiting.push(run)
  }
  return {
    ref: (handle) => {
      rendered = handle
      if (handle) for (const run of waiting.splice(0)) run(handle)
    },
    handle: {
      refresh: () => new Promise((resolve) => whenRendered((handle) => resolve(handle.refresh()))),
      setFilters: (filters) => whenRendered((handle) => handle.setFilters(filters)),
      focus: () => whenRendered((handle) => handle.focus()),
      isDirty: () => rendered?.isDirty() ?? false,
      save: () => rendered?.save() ?? Promise.resolve(true),
    },
  }
}
