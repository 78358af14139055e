import { describe, expect, it } from 'vitest'
import { installed } from '../../scripts/pack-packages.mjs'
import { sizeOfPublished } from '../support/entry-size'

const provider = { '@doorway/admin-kit': 'DoorwayProvider', '@doorway/api-client': 'createDoorwayClient' }

// KB, gzipped, React external; provider and client are counted with each screen (embedding, requirement 19).
const limits = [
  { screen: 'UserManager', entry: 'user-manager', first: 95 },
  { screen: 'AreaManager', entry: 'area-manager', first: 60 },
  { screen: 'RoleManager', entry: 'role-manager', first: 75 },
  { screen: 'RoleEditor', entry: 'role-manager', first: 75 },
  { screen: 'OrganizationManager', entry: 'organization-manager', first: 62 },
  { screen: 'SelfEdit', entry: 'self-edit', first: 57 },
]

describe('what a page fetches of the tarballs at first', () => {
  it.each(limits)(
    'for $screen stays under $first KB',
    async ({ screen, entry, first }) => {
      const size = await sizeOfPublished({ ...provider, [`@doorway/admin-kit/${entry}`]: screen }, installed)
      expect(size.first).toBeLessThanOrEqual(first)
      expect(size.first).toBeGreaterThan(30)
    },
    60_000,
  )

  it('for the client alone stays under 14 KB', async () => {
    const size = await sizeOfPublished({ '@doorway/api-client': 'createDoorwayClient' }, installed)
    expect(size.first).toBeLessThanOrEqual(14)
    expect(size.first).toBeGreaterThan(4)
  }, 60_000)
})
