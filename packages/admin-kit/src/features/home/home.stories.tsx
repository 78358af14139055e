import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { Home } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const HOME = 'getAdminHome'
const TREND = 'getSignInTrend'
const account = { lastSignIn: null, refusedSignIns: 0, changes: [] }
const nothing = { todos: [], account, recent: [] }
const at = '2026-11-20 18:05:00'
const everything = {
  todos: [
    { kind: 'confirmation', count: 2 },
    { kind: 'articleReview', count: 12 },
    { kind: 'lockedAccount', count: 3 },
    { kind: 'articleReturned', count: 1 },
    { kind: 'confirmationReady', count: 1 },
    { kind: 'importChecked', count: 1 },
    { kind: 'taskFailed', count: 1 },
    { kind: 'fileReady', count: 4 },
  ],
  account: {
    lastSignIn: { at, ip: '10.20.*.*', device: 'Chrome · Windows' },
    refusedSignIns: 3,
    changes: [
      { at: '2026-11-21 09:10:00', action: 'user.roles', actorName: '贺知微' },
      { at: '2026-11-21 08:00:00', action: 'user.move', actorName: null },
    ],
  },
  recent: [
    { kind: 'article', id: 12, name: '关于开展秋季教研活动的通知', at },
    { kind: 'user', id: 26, name: '林雨桥', at },
    { kind: 'school', id: 8, name: '云川县实验小学', at },
  ],
}
const trend = [412, 380, 395, 24, 5, 431, 440, 402, 398, 377, 31, 4, 455, 461].map((people, index) => ({
  day: `2026-11-${String(index + 8).padStart(2, '0')}`,
  people: people < 5 ? null : people,
}))

const meta: Meta<Args> = {
  title: 'Screens/Start page',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <Home />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

/** As the demo has it. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: '沈砚舟，您好' })
    const rights = within(await canvas.findByRole('group', { name: '我的权限与数据范围' }))
    await rights.findByText('超级管理员')
    await canvas.findByRole('button', { name: /^待我审核的文章/ })
    await canvas.findByRole('table', { name: /^近 30 天每日登录人数/ })
  },
}

/** Every kind of thing to do, with refused sign-ins and changes by others. */
export const Busy: Story = {
  args: { api: { as: 'admin', answering: { [HOME]: everything, [TREND]: trend } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const todos = within(await canvas.findByRole('group', { name: '待办事项' }))
    await todos.findByRole('button', { name: /^待我确认的操作.*2$/ })
    await expect(todos.getAllByRole('button')).toHaveLength(8)
    await canvas.findByText('此后有 3 次登录未成功')
    await canvas.findByText('角色被调整')
    await canvas.findByText('账号信息有变更')
    await userEvent.click(canvas.getByRole('button', { name: '查看数据表' }))
    await expect(canvas.getByRole('cell', { name: '少于 5' })).toBeVisible()
  },
}

/** A teacher: nothing to manage, and the trend belongs to others. */
export const WithoutFunctions: Story = {
  args: { api: { as: 't_linyq' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('没有待办事项')
    await expect(canvas.queryByRole('group', { name: '登录人数' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', answering: { [HOME]: nothing, 'portal/articles': { data: [], total: 0 } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const text of ['没有待办事项', '近 30 天没有处理记录', '暂无通知公告']) await canvas.findByText(text)
    await canvas.findByText('这是您首次登录，请妥善保管密码。')
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

/** One block fails; the others are there. */
export const Failing: Story = {
  args: { api: { as: 'admin', broken: [TREND] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('请求编号：story-1')
    await canvas.findByRole('button', { name: /^待我审核的文章/ })
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: [HOME] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByRole('button', { name: '重试' })).length).toBeGreaterThan(0)
    await canvas.findByRole('table', { name: /^近 30 天每日登录人数/ })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: [TREND] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const LONG = '云泽省教育现代化与新型城镇化协同发展先行示范区及其代管的各乡镇街道联合管理委员会关于教研活动的通知'

export const LongText: Story = {
  args: {
    api: {
      as: 'admin',
      answering: { [HOME]: { ...everything, recent: [{ kind: 'article', id: 12, name: LONG, at }] }, [TREND]: trend },
      wordy: ['currentUser'],
    },
  },
}

export const OnAPhone: Story = {
  args: Busy.args,
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <Home />
      </div>
    </StoryScreen>
  ),
  play: Busy.play,
}

export const InEnglish: Story = {
  args: { locale: 'en', api: { as: 'admin', answering: { [HOME]: everything } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('3 sign-ins were refused since')
    await canvas.findByRole('button', { name: /^Articles to review/ })
  },
}

export const Dark: Story = { ...Busy, args: { ...Busy.args, theme: 'dark' } }
