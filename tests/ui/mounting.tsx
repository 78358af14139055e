import { DoorwayRoot, type DoorwayRootProps } from '@doorway/ui'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { zhTexts } from '../../packages/ui/src/story-support/texts'
import sheet from '../../packages/ui/src/styles.css?inline'

/** Waits for something to hold; its limit leaves room for a machine that is busy with other tests. */
export const until = <T,>(check: () => T) => vi.waitUntil(check, { timeout: 30_000 })

export type Mount = 'light' | 'shadow'

export interface Mounted {
  /** The element with the tokens, in the page or in a shadow root. */
  root: HTMLElement
  /** The element in the page. */
  host: HTMLElement
  redraw: (children: ReactNode, props?: Partial<DoorwayRootProps>) => void
  unmount: () => void
}

const pageSheet = new CSSStyleSheet()
pageSheet.replaceSync(sheet)
document.adoptedStyleSheets = [pageSheet]
document.documentElement.lang = 'zh-CN'
document.title = 'Doorway'

/** Renders an element in a DoorwayRoot of its own, in the page or in an open shadow root. */
export async function mount(
  where: Mount,
  children: ReactNode,
  props: Partial<DoorwayRootProps> = {},
): Promise<Mounted> {
  const host = document.createElement('div')
  document.body.append(host)
  let container: HTMLElement = host
  if (where === 'shadow') {
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [pageSheet]
    container = document.createElement('div')
    shadow.append(container)
  }
  const react = createRoot(container)
  const draw: Mounted['redraw'] = (next, own = props) =>
    react.render(
      <StrictMode>
        <DoorwayRoot texts={zhTexts} {...own}>
          {next}
        </DoorwayRoot>
      </StrictMode>,
    )
  draw(children)
  const root = await until(() => container.querySelector<HTMLElement>('[data-doorway]'))
  return {
    root,
    host,
    redraw: draw,
    unmount: () => {
      react.unmount()
      host.remove()
    },
  }
}
