// What every page of the conformance suite provides, however it renders a screen.
import type { WidgetHandle } from '@doorway/admin-kit'

/** One screen to draw. */
export interface Mounting {
  /** Name of its React component. */
  screen: string
  token: string
  isShadow: boolean
  /** The kit's sheet, for ways that leave it to the page. */
  sheet: string
  /** What the test sets in the screen's address. */
  filters: Readonly<Record<string, string>>
}

/** A screen that stands on the page. */
export interface RenderedScreen {
  /** Absent for screens without one. */
  handle: () => WidgetHandle | null
  speakEnglish: () => void
  unmount: () => void
}

/** Offers a way of rendering to the tests as `conformance`. */
export function offer(draw: (mounting: Mounting, events: string[]) => RenderedScreen): void {
  let rendered: RenderedScreen | null = null
  let events: string[] = []
  let filters: Mounting['filters'] = {}
  const handle = () => {
    const given = rendered?.handle()
    if (!given) throw new Error('The screen has given no handle.')
    return given
  }
  const conformance = {
    mount: (mounting: Mounting) => {
      // A screen whose test failed is still there, and the next test would look at it.
      rendered?.unmount()
      events = []
      filters = mounting.filters
      rendered = draw(mounting, events)
    },
    events: () => events,
    refresh: () => handle().refresh(),
    isDirty: () => handle().isDirty(),
    save: () => handle().save(),
    focus: () => handle().focus(),
    setFilters: () => handle().setFilters(filters),
    speakEnglish: () => rendered?.speakEnglish(),
    unmount: () => {
      rendered?.unmount()
      rendered = null
    },
  }
  Object.assign(window, { conformance })
}

/** The page's own element around the widget. */
export function hostElement(tag = 'div'): HTMLElement {
  const host = document.createElement(tag)
  host.id = 'host'
  document.body.append(host)
  return host
}
