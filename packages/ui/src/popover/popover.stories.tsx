import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import { Popover } from './popover'

const meta: Meta<typeof Popover> = {
  title: 'Components/Popover',
  tags: ['autodocs'],
  component: Popover,
  args: {
    label: '保存筛选',
    renderTrigger: (trigger) => <Button {...trigger}>保存筛选</Button>,
    children: (close) => <Button onClick={close}>完成</Button>,
  },
}
export default meta
type Story = StoryObj<typeof Popover>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const trigger = screen.getByRole('button', { name: '保存筛选' })
    await userEvent.click(trigger)
    await expect(await screen.findByRole('button', { name: '完成' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await userEvent.click(document.body)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(trigger)
    await userEvent.click(screen.getByRole('button', { name: '完成' }))
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('dialog', { name: '保存筛选' })).toBeVisible())
  },
}
