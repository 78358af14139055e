import { describe, expect, it } from 'vitest'
import { sizeOfScreen, sizeOfSheet, sizesOfScriptTag } from '../support/entry-size'

// KB, gzipped, React external; the provider and the client are counted with each screen.
const limits = [
  { screen: 'UserManager', feature: 'users', first: 80, all: 201 },
  { screen: 'AreaManager', feature: 'areas', first: 45, all: 127 },
  { screen: 'RoleManager', feature: 'roles', first: 53, all: 137 },
  { screen: 'RoleEditor', feature: 'roles', first: 36, all: 135 },
  { screen: 'SelfEdit', feature: 'self-edit', first: 43, all: 87 },
  { screen: 'OrganizationManager', feature: 'organizations', first: 46, all: 129 },
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

  it('for one widget of the script tag stays under 170 KB, React included', async () => {
    const sizes = await sizesOfScriptTag([
      'users/list/user-manager.screen.tsx',
      'areas/area-manager.screen.tsx',
      'organizations/organization-manager.screen.tsx',
      'roles/role-manager.screen.tsx',
      'roles/role-editor.screen.tsx',
      'self-edit/self-edit.screen.tsx',
    ])
    for (const [file, size] of sizes) {
      console.log(`script tag: ${file} ${size.toFixed(1)} KB`)
      expect(size, file).toBeLessThanOrEqual(170)
      // React alone is half of that.
      expect(size, file).toBeGreaterThan(90)
    }
  }, 60_000)

  it('as the one sheet stays under 12 KB', async () => {
    const size = await sizeOfSheet()
    expect(size).toBeLessThanOrEqual(12)
    expect(size).toBeGreaterThan(5)
  })
})
