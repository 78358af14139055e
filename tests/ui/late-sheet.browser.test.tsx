import { describe, expect, it } from 'vitest'
import { LateSheet } from '../../packages/admin-kit/src/late-sheets/late-sheet'
import { mount, until } from './mounting'

const RULES = '.dw-late { display: grid; }'
const box = (
  <>
    <LateSheet rules={RULES} />
    <p className="dw-late">栏目</p>
  </>
)
const displayIn = (root: HTMLElement) => {
  const element = root.querySelector('.dw-late')
  return element && getComputedStyle(element).display
}
const sheetsWithRules = (place: Document | ShadowRoot) =>
  place.adoptedStyleSheets.filter(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes('dw-late')))

describe('a sheet that comes with its screen', () => {
  it('is shared in a document and released by its last user', async () => {
    const first = await mount('light', [<div key="1">{box}</div>, <div key="2">{box}</div>])
    const second = await mount('light', box)
    await until(() => displayIn(second.root) === 'grid')
    expect(sheetsWithRules(document)).toHaveLength(1)
    first.unmount()
    expect(sheetsWithRules(document)).toHaveLength(1)
    expect(displayIn(second.root)).toBe('grid')
    second.unmount()
    expect(sheetsWithRules(document)).toHaveLength(0)
  })

  it('is adopted by the shadow root around it, not by the document', async () => {
    const { root, host, unmount } = await mount('shadow', box)
    await until(() => displayIn(root) === 'grid')
    expect(host.shadowRoot && sheetsWithRules(host.shadowRoot)).toHaveLength(1)
    expect(sheetsWithRules(document)).toHaveLength(0)
    unmount()
  })

  it('joins the layer where the page has put the kit into one: the rules of the page win', async () => {
    const page = document.createElement('style')
    page.textContent = '@layer doorway { [data-doorway] { --dw-layer: doorway } } p { display: flex }'
    document.head.append(page)
    const { root, unmount } = await mount('light', box)
    await until(() => sheetsWithRules(document).length === 1)
    expect(displayIn(root)).toBe('flex')
    unmount()
    page.remove()
  })
})
