// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPart } from '../../testing/render-part'
import { homeRow } from '../../testing/home-row'
import { LeadStories } from './lead-stories'

let close = () => {}
let element: HTMLElement

async function draw(count: number, wantsLessMotion = false) {
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsLessMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const stories = Array.from({ length: count }, (_, place) => homeRow(place + 1))
  ;({ element, close } = await renderPart(<LeadStories stories={stories} />))
}
const reachable = () =>
  [...element.querySelectorAll('.dw-home-lead-stage li:not([inert]) .dw-home-lead-title')].map((one) => one.textContent)
const button = (name: string) =>
  [...element.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const press = (name: string) => act(async () => button(name)?.click())

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the lead stories', () => {
  it('take turns, and begin again after the last', async () => {
    await draw(2)
    expect(reachable()).toEqual(['第 1 篇'])
    await wait(7000)
    expect(reachable()).toEqual(['第 2 篇'])
    await wait(7000)
    expect(reachable()).toEqual(['第 1 篇'])
  })

  it('stop at the pause and go on at the play', async () => {
    await draw(3)
    await press('暂停轮播')
    await wait(30_000)
    expect(reachable()).toEqual(['第 1 篇'])
    await press('播放轮播')
    await wait(7000)
    expect(reachable()).toEqual(['第 2 篇'])
  })

  it('stand still for readers who want less motion, until they ask for it', async () => {
    await draw(3, true)
    await wait(30_000)
    expect(reachable()).toEqual(['第 1 篇'])
    expect(button('播放轮播')).toBeDefined()
  })

  it('wait while the pointer or the focus is on them', async () => {
    await draw(3)
    const section = element.querySelector('section')
    await act(async () => section?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
    await wait(30_000)
    expect(reachable()).toEqual(['第 1 篇'])
    await act(async () => section?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })))
    await act(async () => section?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    await wait(30_000)
    expect(reachable()).toEqual(['第 1 篇'])
    await act(async () => section?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    await wait(7000)
    expect(reachable()).toEqual(['第 2 篇'])
  })

  it('show the chosen one and stay with it', async () => {
    await draw(3)
    await press('第 3 条：第 3 篇')
    await wait(30_000)
    expect(reachable()).toEqual(['第 3 篇'])
  })

  it('have nothing to turn when there is one', async () => {
    await draw(1)
    expect(element.querySelectorAll('button')).toHaveLength(0)
  })

  it('are lines with links too, each of them', async () => {
    await draw(3)
    const addresses = [...element.querySelectorAll('.dw-home-lead-more a')].map((link) => link.getAttribute('href'))
    expect(addresses).toEqual([1, 2, 3].map((id) => `/comPageInfo?type=article&id=${id}`))
  })
})
