import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton'

const meta: Meta<typeof Skeleton> = {
  title: 'Components/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  decorators: [(Story) => <p aria-busy="true">{Story()}</p>],
}
export default meta
type Story = StoryObj<typeof Skeleton>

export const Short: Story = { args: { width: 'short' } }
export const Medium: Story = { args: { width: 'medium' } }
export const Full: Story = {}
