// @vitest-environment happy-dom
import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyComponent, useIsLoaded, type LazyComponent } from './lazy-component'

const Page = () => 'the page'

function Place({ page }: { page: LazyComponent<object> }) {
  return useIsLoaded(page) ? <page.Part /> : 'waiting'
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { text: '' }
  static getDerivedStateFromError = (error: Error) => ({ text: error.message })
  override render = () => this.state.text || this.props.children
}

describe('a component of a file of its own', () => {
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is rendered as soon as it has loaded', async () => {
    const box = document.createElement('div')
    const page = lazyComponent(async () => Page)
    const root = createRoot(box)
    act(() => root.render(<Place page={page} />))
    expect(box.textContent).toBe('waiting')
    await act(async () => undefined)
    expect(box.textContent).toBe('the page')
  })

  it('throws a failed load to the error boundary', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const box = document.createElement('div')
    const page = lazyComponent(async () => {
      throw new Error('gone')
    })
    const root = createRoot(box)
    await act(async () =>
      root.render(
        <Boundary>
          <Place page={page} />
        </Boundary>,
      ),
    )
    expect(box.textContent).toBe('gone')
  })

  it('is rendered at once when it was prefetched', async () => {
    const box = document.createElement('div')
    const { Part, prefetch } = lazyComponent(async () => Page)
    prefetch()
    await act(async () => undefined)
    act(() => createRoot(box).render(<Part />))
    expect(box.textContent).toBe('the page')
  })

  it('is fetched again once its failure is forgotten', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const retry = vi.fn<(error: unknown, forget: () => void) => void>()
    const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Page)
    const page = lazyComponent(load, retry)
    const render = async () => {
      const box = document.createElement('div')
      await act(async () =>
        createRoot(box).render(
          <Boundary>
            <Place page={page} />
          </Boundary>,
        ),
      )
      return box.textContent
    }
    expect([await render(), await render()]).toEqual(['gone', 'gone'])
    retry.mock.lastCall?.[1]()
    expect(await render()).toBe('the page')
    expect(load).toHaveBeenCalledTimes(2)
  })
})
