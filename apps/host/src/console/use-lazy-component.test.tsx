// @vitest-environment happy-dom
import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLazyComponent } from './use-lazy-component'

const Page = () => 'the page'

function Place({ load }: { load: () => Promise<typeof Page> }) {
  const loaded = useLazyComponent(load)
  if (!loaded) return 'waiting'
  const { Component: Loaded } = loaded
  return <Loaded />
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
    const load = async () => Page
    const root = createRoot(box)
    act(() => root.render(<Place load={load} />))
    expect(box.textContent).toBe('waiting')
    await act(async () => undefined)
    expect(box.textContent).toBe('the page')
  })

  it('throws a failed load to the error boundary', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const box = document.createElement('div')
    const load = async () => {
      throw new Error('gone')
    }
    const root = createRoot(box)
    await act(async () =>
      root.render(
        <Boundary>
          <Place load={load} />
        </Boundary>,
      ),
    )
    expect(box.textContent).toBe('gone')
  })
})
