import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StatTile } from './stat-tile'

const meta: Meta<typeof StatTile> = {
  title: 'Components/StatTile',
  tags: ['autodocs'],
  component: StatTile,
  args: { label: '本月新增作品', value: '1,284', unit: '件', change: '较上月 +12%', direction: 'up' },
}
export default meta
type Story = StoryObj<typeof StatTile>

export const Growing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: '本月新增作品' })).toHaveTextContent(
      '1,284件较上月 +12%',
    )
  },
}

export const Loading: Story = {
  args: { value: undefined, change: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAttribute('aria-busy', 'true')
  },
}
