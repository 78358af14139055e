import { warnOnce } from '../browser/warn-once'
import type { EmbedOptions } from './embed-options'
import type { MountedScreen } from './mount-screen'

/** Where a page mounts a widget: an element, a selector of one, or what a library like jQuery has found. */
export type MountPlace = HTMLElement | string | ArrayLike<HTMLElement>

const nameOf = (place: unknown) =>
  typeof place === 'string' || (place ?? null) === null ? JSON.stringify(place) : 'what mount was given'

const foundAt = (place: MountPlace): unknown => {
  if (typeof place === 'string') return document.querySelector(place)
  // `querySelector` of a page without the element has returned null.
  const given: unknown = place
  return given instanceof Object && !('nodeType' in given) ? Reflect.get(given, 0) : given
}

/** The element that a page means. Throws with a sentence for its developer where there is none. */
export function elementAt(place: MountPlace, screen: string): HTMLElement {
  const found = foundAt(place)
  if (!(found instanceof Object) || !('nodeType' in found) || found.nodeType !== 1)
    throw new TypeError(
      `Doorway: mount${screen} found no element for ${nameOf(place)}. Give it an element, a selector or a jQuery ` +
        'object, once the element is on the page.',
    )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of another frame's kind it is no HTMLElement of ours
  return found as HTMLElement
}

const mountedAt = new WeakMap<HTMLElement, Map<string, MountedScreen<EmbedOptions>>>()

/** The widgets of an element, so that one screen is not mounted twice in it. */
export const mountedScreens = {
  at: (element: HTMLElement, screen: string) => {
    const present = mountedAt.get(element)?.get(screen)
    if (present)
      warnOnce(
        `Doorway: ${screen} is already mounted here. The widget that is there takes the options; unmount() removes it.`,
      )
    return present
  },
  add: (element: HTMLElement, screen: string, mounted: MountedScreen<EmbedOptions>) =>
    mountedAt.set(element, new Map(mountedAt.get(element)).set(screen, mounted)),
  remove: (element: HTMLElement, screen: string) => mountedAt.get(element)?.delete(screen),
}
