import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Avatar } from '../avatar/avatar'
import { Badge } from '../badge/badge'
import { Skeleton } from '../skeleton/skeleton'
import { Chip } from './chip'

const meta: Meta<typeof Chip> = {
  title: 'Components/Chip, Badge, Avatar, Skeleton',
  tags: ['autodocs'],
  component: Chip,
  args: { children: '启用' },
}
export default meta
type Story = StoryObj<typeof Chip>

export const Tones: Story = {
  render: () => (
    <div className="dw-toolbar-start">
      <Chip>停用</Chip>
      <Chip tone="accent">望川市砚池小学</Chip>
      <Chip tone="success">启用</Chip>
      <Chip tone="warning">待修改密码</Chip>
      <Chip tone="danger">锁定</Chip>
      <Badge count={12} />
      <Badge count={4321} />
      <Avatar name="林砚秋" />
    </div>
  ),
}

export const Removable: Story = {
  args: { tone: 'accent', children: '用户类型：教师', onRemove: fn(), removeLabel: '移除 用户类型' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '移除 用户类型' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  render: () => (
    <p aria-busy="true">
      <Skeleton width="short" /> <Skeleton width="medium" /> <Skeleton />
    </p>
  ),
}
