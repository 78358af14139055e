// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPart } from '../../testing/render-part'
import { ContentsFold, ContentsRail } from './table-of-contents'

const parts = [
  { anchor: 'part-1', level: 2, text: '总则' },
  { anchor: 'part-2', level: 3, text: '食堂与宿舍' },
  { anchor: 'part-3', level: 2, text: '附则' },
]

let close = () => {}
let element: HTMLElement
/** Position of each heading, in pixels from the top of the window. */
let tops: Record<string, number>

async function draw(shown = parts) {
  const rendered = await renderPart(
    <>
      <ContentsFold parts={shown} />
      <ContentsRail parts={shown} />
      {parts.map(({ anchor, text }) => (
        <h2 key={anchor} id={anchor}>
          {text}
        </h2>
      ))}
    </>,
  )
  ;({ element, close } = rendered)
  for (const { anchor } of parts) {
    const heading = document.getElementById(anchor)
    if (heading) heading.getBoundingClientRect = () => new DOMRect(0, tops[anchor])
  }
}
async function scrollTo(next: Record<string, number>) {
  tops = next
  await act(async () => {
    window.dispatchEvent(new Event('scroll'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}
const current = () =>
  [...element.querySelectorAll('.dw-contents-rail [aria-current="location"]')].map((link) => link.textContent)

beforeEach(() => {
  tops = { 'part-1': 900, 'part-2': 1800, 'part-3': 2700 }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('innerHeight', 900)
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

describe('the contents of a text', () => {
  it('lead to its headings, from a closed fold and from the rail', async () => {
    await draw()
    for (const place of ['.dw-contents-fold', '.dw-contents-rail']) {
      const links = [...element.querySelectorAll(`${place} a`)]
      expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
        ['#part-1', '总则'],
        ['#part-2', '食堂与宿舍'],
        ['#part-3', '附则'],
      ])
    }
    expect(element.querySelector('details')?.open).toBe(false)
  })

  it('mark the part that is being read, and none before the first', async () => {
    await draw()
    await scrollTo({ 'part-1': 900, 'part-2': 1800, 'part-3': 2700 })
    expect(current()).toEqual([])
    await scrollTo({ 'part-1': -700, 'part-2': 200, 'part-3': 1100 })
    expect(current()).toEqual(['食堂与宿舍'])
    await scrollTo({ 'part-1': -1700, 'part-2': -800, 'part-3': 299 })
    expect(current()).toEqual(['附则'])
  })

  it('renders nothing without headings', async () => {
    await draw([])
    expect(element.querySelectorAll('nav, details')).toHaveLength(0)
  })
})
