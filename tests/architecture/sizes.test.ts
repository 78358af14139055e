import { describe, expect, it } from 'vitest'
import { sizeOfScreen, sizeOfSheet } from '../support/entry-size'

// KB, gzipped, React external; the provider and the whole client are counted with each screen.
const limits = [
  { screen: 'UserManager', feature: 'users', first: 95, all: 208 },
  { screen: 'AreaManager', feature: 'areas', first: 60, all: 140 },
  { screen: 'RoleManager', feature: 'roles', first: 75, all: 150 },
  { screen: 'RoleEditor', feature: 'roles', first: 75, all: 150 },
  { screen: 'SelfEdit', feature: 'self-edit', first: 56, all: 100 },
  { screen: 'OrganizationManager', feature: 'organizations', first: 60, all: 145 },
]

describe('what a page fetches', () => {
  it.each(limits)(
    'for $screen stays under $first KB at first and $all KB in all',
    async ({ screen, feature, first, all }) => {
      const size = await sizeOfScreen(screen, feature)
      expect(size.first).toBeLessThanOrEqual(first)
      expect(size.all).toBeLessThanOrEqual(all)
      // A bundle of nothing would pass too.
      expect(size.first).toBeGreaterThan(30)
    },
    60_000,
  )

  it('leaves the cropper and the tree until they are drawn', async () => {
    const { first, all } = await sizeOfScreen('SelfEdit', 'self-edit')
    expect(all - first).toBeGreaterThan(25)
  }, 60_000)

  it('as the one sheet stays under 12 KB', async () => {
    const size = await sizeOfSheet()
    expect(size).toBeLessThanOrEqual(12)
    expect(size).toBeGreaterThan(5)
  })
})
