import { fireEvent, waitFor, within } from 'storybook/test'

/** A screen in an open shadow root. */
export interface ShadowCanvas {
  canvas: ReturnType<typeof within>
  /** The element with the focus, as seen from inside. */
  focused: () => Element | null
}

/**
 * Looks into the shadow root a story was mounted in, once its screen has been rendered: the library's search for what is not
 * there yet goes through every style inside a shadow root, again and again, and leaves the page no time to draw it.
 */
export async function shadowCanvas(canvasElement: HTMLElement): Promise<ShadowCanvas> {
  return waitFor(() => {
    for (const host of canvasElement.querySelectorAll('div')) {
      const root = host.shadowRoot?.querySelector<HTMLElement>('[data-doorway]')
      const { shadowRoot } = host
      if (shadowRoot && root?.querySelector('input'))
        return { canvas: within(root), focused: () => shadowRoot.activeElement }
    }
    throw new Error('The story stands in no shadow root: set its global `mount` to `shadow`.')
  })
}

/** Types into a field inside a shadow root at once; the library's typing does not see the fields in there. */
export async function fill(field: HTMLElement, value: string): Promise<void> {
  await fireEvent.change(field, { target: { value } })
}
