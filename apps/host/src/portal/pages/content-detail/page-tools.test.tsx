// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPart } from '../../testing/render-part'
import { PageTools } from './page-tools'

let close = () => {}
let element: HTMLElement

const press = (name: string) =>
  act(async () => [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
const pressed = () => [...element.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent)

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  ;({ element, close } = await renderPart(<PageTools />))
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

describe('the tools of an article', () => {
  it('make the type larger, for the whole site', async () => {
    expect(pressed()).toEqual(['标准'])
    await press('特大')
    expect(pressed()).toEqual(['特大'])
    expect(document.documentElement.dataset['size']).toBe('larger')
    await press('标准')
    expect(document.documentElement.dataset['size']).toBeUndefined()
  })

  it('print the page', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await press('打印')
    expect(print).toHaveBeenCalledOnce()
  })

  it('copy the address and say so, and show it where there is no clipboard', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
    await press('复制链接')
    expect(copied).toEqual([location.href])
    expect(element.querySelector('[role="status"]')?.textContent).toBe('链接已复制')
    vi.stubGlobal('navigator', {})
    const prompt = vi.fn()
    vi.stubGlobal('prompt', prompt)
    await press('复制链接')
    expect(prompt).toHaveBeenCalledWith('复制链接', location.href)
  })
})
