import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button, IconButton } from './button'

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  args: { children: '查询', onClick: fn() },
}
export default meta
type Story = StoryObj<typeof Button>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '查询' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: () => (
    <div className="dw-toolbar-start">
      <Button variant="primary" icon="plus">
        新增
      </Button>
      <Button>重置</Button>
      <Button variant="quiet">更多</Button>
      <Button variant="danger" icon="delete">
        删除
      </Button>
      <Button size="s">小号</Button>
      <IconButton icon="refresh" label="刷新" />
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true } }

export const Busy: Story = {
  args: { isBusy: true, variant: 'primary', children: '保存' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '保存' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
  },
}
