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
  const draw = (isPending: boolean) => act(async () => root.render(<Screen isPending={isPending} />))

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

  it('holds the first drawing until the answer is there', async () => {
    await draw(true)
    expect(renders).toEqual([true])
    await draw(false)
    expect(renders.at(-1)).toBe(false)
  })

  it('gives up where the answer does not come at once', async () => {
    await draw(true)
    await act(async () => vi.advanceTimersByTime(100))
    expect(renders.at(-1)).toBe(false)
  })

  it('takes nothing away that has been renders', async () => {
    await draw(false)
    await draw(true)
    expect(renders).not.toContain(true)
  })
})
