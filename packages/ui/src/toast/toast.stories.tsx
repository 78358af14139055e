import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import { useToasts, type ToastOptions } from './toast-context'

function Shower({ kind, text, duration, action }: ToastOptions) {
  const toasts = useToasts()
  return <Button onClick={() => toasts.show({ kind, text, duration, action })}>显示</Button>
}

const meta: Meta<typeof Shower> = {
  title: 'Components/Toast',
  tags: ['autodocs'],
  component: Shower,
  args: { kind: 'success', text: '删除成功！' },
}
export default meta
type Story = StoryObj<typeof Shower>

export const ReadOutAndGone: Story = {
  args: { duration: 600 },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '显示' }))
    await waitFor(() => expect(screen.getByText('删除成功！').closest('[role="status"]')).toBeVisible())
    await waitFor(() => expect(screen.queryByText('删除成功！')).toBeNull(), { timeout: 3_000 })
  },
}

export const ErrorOnce: Story = {
  args: { kind: 'error', text: '网络连接超时，请重试！' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const button = screen.getByRole('button', { name: '显示' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(screen.getAllByText('网络连接超时，请重试！')).toHaveLength(1)
    await expect(screen.getByText('网络连接超时，请重试！').closest('[role="alert"]')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await expect(screen.queryByText('网络连接超时，请重试！')).toBeNull()
  },
}

const undo = fn()

export const WithUndo: Story = {
  args: { text: '已移动到岳麓区', duration: 2_000, action: { label: '撤销', onSelect: undo } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '显示' }))
    const button = screen.getByRole('button', { name: '撤销' })
    button.focus()
    // It waits while somebody is about to use it.
    await new Promise((resolve) => setTimeout(resolve, 2_300))
    await waitFor(() => expect(button).toBeVisible())
    await userEvent.click(button)
    await expect(undo).toHaveBeenCalledOnce()
    await expect(screen.queryByText('已移动到岳麓区')).toBeNull()
  },
}
