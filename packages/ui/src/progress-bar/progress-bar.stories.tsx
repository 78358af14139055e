import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProgressBar } from './progress-bar'

const meta: Meta<typeof ProgressBar> = {
  title: 'Components/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: '正在导入', value: 1_200, max: 3_000, valueText: '1200 / 3000' },
}
export default meta
type Story = StoryObj<typeof ProgressBar>

export const PartDone: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: '正在导入' })
    await expect(bar).toHaveAttribute('aria-valuenow', '1200')
    await expect(bar).toHaveAttribute('aria-valuetext', '1200 / 3000')
  },
}

export const WholeUnknown: Story = {
  args: { value: 0, max: null, valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const Done: Story = { args: { value: 3_000, valueText: '3000 / 3000' } }
