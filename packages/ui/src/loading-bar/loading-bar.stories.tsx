import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LoadingBar } from './loading-bar'

const meta: Meta<typeof LoadingBar> = {
  title: 'Components/LoadingBar',
  tags: ['autodocs'],
  component: LoadingBar,
  args: { isLoading: true, label: '页面加载中' },
}
export default meta
type Story = StoryObj<typeof LoadingBar>

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: '页面加载中' })).toBeInTheDocument()
  },
}

export const Loaded: Story = {
  args: { isLoading: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull()
  },
}
