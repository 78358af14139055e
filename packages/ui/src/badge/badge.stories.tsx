import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Badge } from './badge'

const meta: Meta<typeof Badge> = {
  title: 'Components/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { count: 12 },
}
export default meta
type Story = StoryObj<typeof Badge>

export const Count: Story = {}

export const Zero: Story = { args: { count: 0 } }

export const TooMany: Story = {
  args: { count: 4_321 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('999+')).toBeVisible()
  },
}
