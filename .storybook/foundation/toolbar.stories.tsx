import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RoleManager } from '../../packages/admin-kit/src/features/roles'
import { shadowCanvas } from '../../packages/admin-kit/src/testing/shadow-canvas'
import { StoryScreen } from '../../packages/admin-kit/src/testing/story-screen'

const meta: Meta = { title: 'Foundation/Toolbar', parameters: { ownRoot: true } }
export default meta

/** What a reviewer sets above a story reaches the screen: where it stands, how it looks, who looks, and the network. */
export const EverySetting: StoryObj = {
  globals: {
    mount: 'shadow',
    theme: 'dark',
    locale: 'en',
    density: 'compact',
    mode: 'elder',
    person: 'ycxx_school01',
    condition: 'offline',
  },
  render: (_args, { globals }) => (
    <StoryScreen api={{ as: 'admin' }} locale={globals['locale']} theme={globals['theme']} density={globals['density']}>
      <RoleManager />
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const { canvas } = await shadowCanvas(canvasElement)
    const message = await canvas.findByText('Network connection failed. Check your network.')
    const root: HTMLElement | null = message.closest('[data-doorway]')
    await expect(root?.dataset).toMatchObject({ theme: 'dark', density: 'compact', mode: 'elder' })
    await expect(root?.lang).toBe('en')
    // The super account could add a role; this person cannot.
    await expect(canvas.queryByRole('button', { name: 'Add role' })).toBeNull()
  },
}
