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
  args: { api: { as: 'admin', answering: filled }, query: { tab: 'tasks' } },
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

const INBOX = 'notification/queryPageMyList'
const SENT = 'notification/queryPageSentList'
const received = [
  {
    id: 1,
    title: '全省教研工作会议通知',
    body: '会议于 11 月 25 日上午九点召开，请各县教研室准备交流材料。',
    senderName: '陆清和',
    link: null,
    sentAt: '2026-11-21 09:00:00',
    readAt: null,
  },
  {
    id: 2,
    title: '稿件“开学典礼”被退回',
    body: '退回理由：图片不清',
    senderName: null,
    link: '/article-management',
    sentAt: '2026-11-20 09:00:00',
    readAt: '2026-11-20 10:00:00',
  },
]
const pageOf = (data: readonly object[]) => ({ data, total: data.length, currentPage: 1, pageSize: 20 })
const inbox = { [INBOX]: pageOf(received), 'notification/read': { unread: 0 } }
const sentBase = { body: '请查收。', isGroup: true, roleNames: [], areaNames: [], organizationNames: [], userNames: [] }
const sent = [
  {
    ...sentBase,
    id: 1,
    title: '明日会议',
    recipients: 40,
    reads: 0,
    sendAt: '2026-11-22 09:00:00',
    state: 'scheduled',
  },
  {
    ...sentBase,
    id: 2,
    title: '教研安排',
    roleNames: ['教师'],
    areaNames: ['砚池区'],
    recipients: 40,
    reads: 25,
    sendAt: '2026-11-20 09:00:00',
    state: 'sent',
  },
]

/** The inbox: an unread message is opened and read. */
export const Inbox: Story = {
  args: { api: { as: 'admin', answering: inbox }, query: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = within(await canvas.findByRole('grid', { name: '收件箱' }))
    await expect(await list.findAllByText('未读')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '全省教研工作会议通知' }))
    const message = within(await canvas.findByRole('dialog', { name: '全省教研工作会议通知' }))
    await message.findByText(/请各县教研室准备交流材料/)
  },
}

export const InboxRemoved: Story = {
  args: { api: { as: 'admin', answering: { ...inbox, 'notification/deleteOwn': { unread: 0 } } }, query: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const buttons = await canvas.findAllByRole('button', { name: '删除' })
    await userEvent.click(buttons[0] ?? canvasElement)
    const question = within(await canvas.findByRole('alertdialog', { name: '删除消息' }))
    await question.findByText(/其他接收人仍可查看/)
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await canvas.findByText('“全省教研工作会议通知”已删除')
  },
}

export const InboxEmpty: Story = {
  args: { api: { as: 'admin', empty: [INBOX] }, query: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('暂无消息')
    await userEvent.click(canvas.getByRole('radio', { name: '未读' }))
    await canvas.findByText('没有未读消息')
  },
}

/** What was sent, with the share of the recipients who have read it; a scheduled message is withdrawn. */
export const Sent: Story = {
  args: {
    api: {
      as: 'admin',
      answering: { [SENT]: pageOf(sent), 'notification/withdraw': { ...sent[0], state: 'withdrawn' } },
    },
    query: { tab: 'sending' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('25 / 40 (63 %)')
    await userEvent.click(await canvas.findByRole('button', { name: '撤回' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '撤回消息' }))
    await userEvent.click(question.getByRole('button', { name: '撤回' }))
    await canvas.findByText('“明日会议”已撤回')
  },
}

/** A message is written on the server in the page: its refusals, the number of recipients, and the list after it. */
export const Written: Story = {
  args: { api: { as: 'admin' }, query: { tab: 'sending' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '写消息' }))
    const form = within(await canvas.findByRole('dialog', { name: '写消息' }))
    await userEvent.click(form.getByRole('button', { name: '发送' }))
    await form.findByText('请输入标题')
    await form.findByText('请选择接收对象')
    await userEvent.type(form.getByRole('textbox', { name: '标题' }), '期末安排')
    await userEvent.type(form.getByRole('textbox', { name: '内容' }), '请按时完成。')
    await userEvent.click(form.getByRole('checkbox', { name: '所有人员' }))
    await form.findByText(/^将发送给 \d+ 人$/)
    await userEvent.click(form.getByRole('button', { name: '发送' }))
    await canvas.findByText(/^“期末安排”已发送给 \d+ 人$/)
    await canvas.findByRole('row', { name: /期末安排.*所有人员/ })
  },
}

/** Without the code nothing is sent from here. */
export const WithoutSending: Story = {
  args: { api: { as: 'edit01' }, query: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('tab', { name: '收件箱' })
    await expect(canvas.queryByRole('tab', { name: '发送' })).toBeNull()
  },
}
