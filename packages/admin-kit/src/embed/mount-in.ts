import type { EmbedOptions } from './embed-options'
import { mountScreen, type MountedScreen } from './mount-screen'
import type { AnyScreen, ScreenDefinition } from './screen-definition'

/** Options of a widget with this screen in it. */
export type MountOptions<Props> = EmbedOptions & Omit<Props, 'handle'>

/** Renders a screen into an element of the page and returns functions to update and to unmount it. */
export type Mount<Props> = (element: HTMLElement, options: MountOptions<Props>) => MountedScreen<MountOptions<Props>>

function mountIn<Given extends EmbedOptions>(
  screen: AnyScreen,
  element: HTMLElement,
  options: Given,
): MountedScreen<Given> {
  // A box of our own: not every element of a page can have a shadow root, and none loses it again.
  const host = element.ownerDocument.createElement('div')
  element.append(host)
  const mounted = mountScreen(screen, host, options)
  return {
    ...mounted,
    unmount: () => {
      mounted.unmount()
      host.remove()
    },
  }
}

/** Renders any of `screenDefinitions` into an element of the page, for code that treats all screens alike. */
export function mountAnyScreen(
  screen: AnyScreen,
  element: HTMLElement,
  options: EmbedOptions & Readonly<Record<string, unknown>>,
): MountedScreen<EmbedOptions> {
  return mountIn<EmbedOptions>(screen, element, options)
}

/** The mount function of a screen. */
export function mountOf<Props extends object>(screen: ScreenDefinition<Props>): Mount<Props> {
  return (element, options) => mountIn(screen, element, options)
}
