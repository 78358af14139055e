import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { MessageCenter } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const LIST = 'task/queryPageTaskList'
const base = { kind: 'export', msg: '', jobId: null, fileName: null, createdAt: '2026-11-21 09:00:00' }
const ended = { finishedAt: '2026-11-21 09:01:00', expiresAt: '2026-11-22 09:01:00' }
const open = { finishedAt: null, expiresAt: null }

/** A task in each state; the demo's tasks end too soon to be seen in most of them. */
const tasks = [
  { ...base, ...open, id: '1', state: 'running', done: 4200, total: 10_500 },
  { ...base, ...open, id: '2', kind: 'importCheck', jobId: '7', state: 'queued', done: 0, total: null },
  { ...base, ...ended, id: '3', state: 'done', done: 10_500, total: 10_500, fileName: '登录日志-20261121.xlsx' },
  { ...base, ...ended, id: '4', state: 'failed', done: 120, total: 10_500, msg: '服务器多次中断，任务未完成' },
  { ...base, ...ended, id: '5', kind: 'importCommit', jobId: '6', state: 'cancelled', done: 300, total: 900 },
  { ...base, ...ended, id: '6', state: 'expired', done: 20, total: 20, fileName: '用户列表-20261119.xlsx' },
]
const filled = { [LIST]: { data: tasks, total: tasks.length, currentPage: 1, pageSize: 20 } }
const [running, , , failed] = tasks

const meta: Meta<Args> = {
  title: 'Screens/Message centre',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin', answering: filled } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <MessageCenter />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '任务' })
    await canvas.findByText('4200 / 10500')
    await canvas.findByText('服务器多次中断，任务未完成')
    await expect(canvas.getAllByRole('button', { name: '下载' })).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: '取消' })).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(2)
  },
}

export const Cancelled: Story = {
  args: { api: { as: 'admin', answering: { ...filled, 'task/cancel': { ...running, state: 'cancelled' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const buttons = await canvas.findAllByRole('button', { name: '取消' })
    await userEvent.click(buttons[0] ?? canvasElement)
    const question = within(await canvas.findByRole('alertdialog', { name: '取消任务' }))
    await question.findByText('您确定要取消“导出”吗？')
    await userEvent.click(question.getByRole('button', { name: '取消任务' }))
    await canvas.findByText('“导出”已取消')
  },
}

export const Retried: Story = {
  args: { api: { as: 'admin', answering: { ...filled, 'task/retry': { ...failed, state: 'queued' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const buttons = await canvas.findAllByRole('button', { name: '重试' })
    await userEvent.click(buttons[0] ?? canvasElement)
    await canvas.findByText('“导出”已重新排队')
  },
}

/** The server refuses a task that is no longer there, in its words. */
export const RetryRefused: Story = {
  args: { api: { as: 'admin', answering: filled, forbidden: ['task/retry'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const buttons = await canvas.findAllByRole('button', { name: '重试' })
    await userEvent.click(buttons[0] ?? canvasElement)
    await canvas.findByText('您没有权限执行此操作')
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无任务')
  },
}

export const FilteredEmpty: Story = {
  args: { api: { as: 'admin', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '状态' }), '失败')
    await canvas.findByText('没有符合条件的任务')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText('暂无任务')
  },
}

/** Reading alone: results can be downloaded, nothing is stopped or run again. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '下载' })
    await expect(canvas.queryByRole('button', { name: '取消' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull()
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', answering: filled, latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'admin', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const LONG = '云泽省教育现代化与新型城镇化协同发展先行示范区及其代管的各乡镇街道联合管理委员会用户列表.xlsx'

export const LongText: Story = {
  args: {
    api: {
      as: 'admin',
      answering: {
        [LIST]: { data: tasks.map((task) => ({ ...task, fileName: LONG })), total: 6, currentPage: 1, pageSize: 20 },
      },
    },
  },
}

export const ManyRows: Story = {
  args: {
    api: {
      as: 'admin',
      answering: {
        [LIST]: {
          data: Array.from({ length: 100 }, (_, at) => ({ ...tasks[2], id: String(at) })),
          total: 300,
          currentPage: 1,
          pageSize: 100,
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('button', { name: '下载' })).length).toBe(100)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <MessageCenter />
      </div>
    </StoryScreen>
  ),
  play: Filled.play,
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: 'Tasks' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
