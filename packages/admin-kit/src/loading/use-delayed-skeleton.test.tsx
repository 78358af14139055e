// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDelayedSkeleton } from './use-delayed-skeleton'

describe('a brief wait', () => {
  let root: Root
  const renders: boolean[] = []

  function Screen({ isPending }: { isPending: boolean }) {
    renders.push(useDelayedSkeleton(isPending))
    return null
  }
  const render = (isPending: boolean) => act(async () => root.render(<Screen isPending={isPending} />))

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.useFakeTimers()
    root = createRoot(document.createElement('div'))
    renders.length = 0
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('holds the first render until the response is there', async () => {
    await render(true)
    expect(renders).toEqual([true])
    await render(false)
    expect(renders.at(-1)).toBe(false)
  })

  it('ends in a render of its own, which React may interrupt', async () => {
    await render(true)
    renders.length = 0
    await render(false)
    expect(renders[0]).toBe(true)
    expect(renders.at(-1)).toBe(false)
  })

  it('is over where the response does not come at once', async () => {
    await render(true)
    await act(async () => vi.advanceTimersByTime(100))
    expect(renders.at(-1)).toBe(false)
  })

  it('takes nothing away that has been rendered', async () => {
    await render(false)
    await render(true)
    expect(renders).not.toContain(true)
  })
})
