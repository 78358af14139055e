import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Countdown } from './countdown'

const until = new Date('2026-12-10T18:00:00+08:00')
const before = (seconds: number) => () => until.getTime() - seconds * 1000

const meta: Meta<typeof Countdown> = {
  title: 'Components/Countdown',
  tags: ['autodocs'],
  component: Countdown,
  args: { until, label: '距报名截止', ended: '已截止', now: before(3 * 86_400 + 4 * 3600 + 5 * 60 + 6) },
}
export default meta
type Story = StoryObj<typeof Countdown>

export const Days: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer', { name: '距报名截止' })).toHaveTextContent('3天 04:05:06')
  },
}

export const LastHour: Story = {
  args: { now: before(599) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(/^00:09:59$/)
  },
}

const began = Date.now()

/** The figures end by themselves when the time comes. */
export const Ending: Story = {
  args: { now: () => until.getTime() - 1_500 + (Date.now() - began) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('timer')).toHaveTextContent('已截止'), {
      timeout: 5_000,
    })
  },
}
