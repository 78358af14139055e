import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../../testing/story-screen'
import { UserAdd, UserEdit } from '..'

type Args = Omit<StoryScreenProps, 'children'>

const ADMIN = 1
const RECORD = 'getUserInfo'

const meta: Meta<Args> = {
  title: 'Screens/User page',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <UserEdit userId={ADMIN} onClose={fn()} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const loaded = (canvas: Canvas) => canvas.findByRole('heading', { name: '基本信息' })

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await loaded(canvas)
    await canvas.findByRole('button', { name: '保存' })
  },
}

export const Adding: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <UserAdd onClose={fn()} />
    </StoryScreen>
  ),
  play: Filled.play,
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'admin', broken: [RECORD] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('请求编号：story-1')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: [RECORD] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('网络连接错误，请检查网络环境！')
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: [RECORD] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = {
  args: { api: { as: 'admin', wordy: [RECORD] } },
  play: async ({ canvasElement }) => {
    await loaded(within(canvasElement))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await loaded(canvas)
    await expect(canvas.queryByRole('button', { name: /保存/ })).toBeNull()
  },
}
