import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import { Menu } from './menu'

const openEditor = fn()
const remove = fn()

const meta: Meta<typeof Menu> = {
  title: 'Components/Menu',
  tags: ['autodocs'],
  component: Menu,
  args: {
    label: '更多操作',
    items: [
      { id: 'edit', label: '修改', icon: 'edit', onSelect: openEditor },
      { id: 'copy', label: '复制登录名', icon: 'copy', hint: 'Ctrl+C', onSelect: fn() },
      { id: 'move', label: '移动到…', isDisabled: true, onSelect: fn() },
      { id: 'delete', label: '删除', icon: 'delete', isDanger: true, startsGroup: true, onSelect: remove },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Menu>

export const Closed: Story = {}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const button = screen.getByRole('button', { name: '更多操作' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: /修改/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('menuitem', { name: /删除/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(remove).toHaveBeenCalled()
  },
}

export const Open: Story = {
  args: { renderTrigger: (trigger) => <Button {...trigger}>批量操作</Button>, placement: 'bottom-start' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '批量操作' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: '更多操作' })).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: '移动到…' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Choices: Story = {
  args: {
    label: '行高',
    items: [
      { id: 'comfortable', label: '舒适', isChecked: true, onSelect: fn() },
      { id: 'compact', label: '紧凑', isChecked: false, onSelect: fn() },
    ],
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '行高' }))
    await expect(await screen.findByRole('menuitemcheckbox', { name: '舒适' })).toBeChecked()
  },
}
