// What every page of the conformance suite offers, however it draws a screen.
import type { WidgetHandle } from '@doorway/admin-kit'

/** One screen to draw. */
export interface Mounting {
  /** Name of its React component. */
  screen: string
  token: string
  isShadow: boolean
  /** The kit's sheet, for ways that leave it to the page. */
  sheet: string
}

/** A screen that stands on the page. */
export interface Drawn {
  /** Absent for screens without one. */
  handle: () => WidgetHandle | null
  speakEnglish: () => void
  unmount: () => void
}

/** Offers a way of drawing to the tests as `conformance`. */
export function offer(draw: (mounting: Mounting, told: string[]) => Drawn): void {
  let drawn: Drawn | null = null
  let told: string[] = []
  const handle = () => {
    const given = drawn?.handle()
    if (!given) throw new Error('The screen has given no handle.')
    return given
  }
  const conformance = {
    mount: (mounting: Mounting) => {
      told = []
      drawn = draw(mounting, told)
    },
    told: () => told,
    refresh: () => handle().refresh(),
    isDirty: () => handle().isDirty(),
    save: () => handle().save(),
    focus: () => handle().focus(),
    setFilters: () => handle().setFilters({ conformance: '1' }),
    speakEnglish: () => drawn?.speakEnglish(),
    unmount: () => drawn?.unmount(),
  }
  Object.assign(window, { conformance })
}

/** The page's own element that the widget stands in. */
export function hostElement(tag = 'div'): HTMLElement {
  const host = document.createElement(tag)
  host.id = 'host'
  document.body.append(host)
  return host
}
