import type { EmbedOptions } from './embed-options'
import { elementAt, mountedScreens, type MountPlace } from './mount-place'
import { mountScreen, type MountedScreen } from './mount-screen'
import type { AnyScreen, ScreenDefinition } from './screen-definition'

/** Options of a widget with this screen in it. */
export type MountOptions<Props> = EmbedOptions & Omit<Props, 'handle'>

/**
 * Renders a screen into an element of the page and returns functions to update and to unmount it. The element is given
 * itself, by its selector, or as jQuery has found it.
 */
export type Mount<Props> = (place: MountPlace, options: MountOptions<Props>) => MountedScreen<MountOptions<Props>>

function mountIn<Given extends EmbedOptions>(
  screen: AnyScreen,
  place: MountPlace,
  options: Given,
): MountedScreen<Given> {
  const element = elementAt(place, screen.name)
  // Plain JavaScript may have left the options out.
  const given = { ...options }
  const present = mountedScreens.at(element, screen.name)
  if (present) {
    present.update(given)
    return present
  }
  // A box of our own: not every element of a page can have a shadow root, and none loses it again.
  const host = element.ownerDocument.createElement('div')
  element.append(host)
  const mounted = mountScreen<EmbedOptions>(screen, host, given)
  const handle: MountedScreen<EmbedOptions> = {
    ...mounted,
    unmount: () => {
      mountedScreens.remove(element, screen.name)
      mounted.unmount()
      host.remove()
    },
  }
  mountedScreens.add(element, screen.name, handle)
  return handle
}

/** Renders any of `screenDefinitions` into an element of the page, for code that treats all screens alike. */
export function mountAnyScreen(
  screen: AnyScreen,
  place: MountPlace,
  options: EmbedOptions & Readonly<Record<string, unknown>>,
): MountedScreen<EmbedOptions> {
  return mountIn<EmbedOptions>(screen, place, options)
}

/** The mount function of a screen. */
export function mountOf<Props extends object>(screen: ScreenDefinition<Props>): Mount<Props> {
  return (place, options) => mountIn(screen, place, options)
}
