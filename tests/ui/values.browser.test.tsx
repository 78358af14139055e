import { afterEach, describe, expect, it, vi } from 'vitest'
import { mount, type Mounted, until } from './mounting'
import { valued } from './valued'

let mounted: Mounted | null = null

afterEach(() => {
  mounted?.unmount()
  mounted = null
})

/** Until React has rendered the change. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

describe.each(Object.entries(valued))('the value of %s', (_, { controlled, uncontrolled, change, shown }) => {
  it('is the owner’s where the owner holds it', async () => {
    const received = vi.fn()
    mounted = await mount('light', controlled(received))
    const before = shown(mounted.root)
    await change(mounted.root)
    await until(() => received.mock.calls.length > 0)
    await settle()
    expect(shown(mounted.root)).toBe(before)
  })

  it('is its own otherwise, and the owner hears of it', async () => {
    const received = vi.fn()
    mounted = await mount('light', uncontrolled(received))
    const { root } = mounted
    const before = shown(root)
    await change(root)
    await until(() => shown(root) !== before)
    expect(received).toHaveBeenCalled()
  })
})
