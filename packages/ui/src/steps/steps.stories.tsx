import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Steps } from './steps'

const meta: Meta<typeof Steps> = {
  title: 'Components/Steps',
  tags: ['autodocs'],
  component: Steps,
  args: {
    label: '赛事进度',
    currentId: 'review',
    steps: [
      { id: 'apply', label: '报名', detail: '11-01 至 11-20' },
      { id: 'submit', label: '提交作品', detail: '11-05 至 11-25' },
      { id: 'review', label: '评审', detail: '11-26 至 12-10' },
      { id: 'publish', label: '公示', detail: '12-11 至 12-17' },
      { id: 'award', label: '颁奖' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Steps>

export const UnderWay: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null])
    await expect(items[0]).toHaveTextContent('报名已完成')
  },
}

export const Vertical: Story = { args: { isVertical: true } }

/** All steps are done. */
export const Done: Story = {
  args: { currentId: null },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items.every((item) => item.textContent.includes('已完成') && !item.ariaCurrent)).toBe(true)
  },
}
