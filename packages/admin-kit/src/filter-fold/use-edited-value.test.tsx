// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useEditedValue } from './use-edited-value'

describe('an edited filter', () => {
  let root: Root
  const place = document.createElement('div')

  function Filter({ value }: { value: { text: string } }) {
    const [current, setCurrent] = useEditedValue(value)
    return (
      <button type="button" onClick={() => setCurrent({ text: `${current.text}小` })}>
        {current.text}
      </button>
    )
  }
  const renderWith = (text: string) => act(async () => root.render(<Filter value={{ text }} />))

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    root = createRoot(place)
    await renderWith('王')
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    vi.unstubAllGlobals()
  })

  it('starts with what is in effect', () => {
    expect(place.textContent).toBe('王')
  })

  it('survives another rendering of the same list', async () => {
    await act(async () => place.querySelector('button')?.click())
    await renderWith('王')
    expect(place.textContent).toBe('王小')
  })

  it('starts again when another value is in effect', async () => {
    await act(async () => place.querySelector('button')?.click())
    await renderWith('李')
    expect(place.textContent).toBe('李')
  })
})
