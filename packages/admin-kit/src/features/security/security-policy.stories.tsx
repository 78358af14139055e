import type { SecurityPolicyValues } from '@doorway/api-client'
import { confirmationEndpoints, securityPolicyEndpoints, userEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { SecurityPolicy } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/Sessions and policy',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <SecurityPolicy />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const openTab = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('tab', { name }))

/** Ids of the demo's administrators of security and of the audit, and who else confirms. */
const SECURITY = { id: 3, confirmedBy: 'audit01' }
const AUDIT = { id: 4, confirmedBy: 'secop' }

/** The super account wants to reset the password of an administrator. */
async function requestReset({ id, confirmedBy }: typeof SECURITY) {
  const users = createStoryApi({ as: 'admin' }).endpoints(userEndpoints)
  await users.resetPassword(id).catch(() => undefined)
  return async () => {
    const confirmations = createStoryApi({ as: confirmedBy }).endpoints(confirmationEndpoints)
    for (const open of await confirmations.list()) if (!open.isConfirmed) await confirmations.decide(open.id, false)
  }
}

const policyOf = (as: string) => createStoryApi({ as }).endpoints(securityPolicyEndpoints)

/** Two persons put values in force: one proposes them, another one confirms. */
async function putInForce(values: SecurityPolicyValues) {
  const { lockFailures, idleMinutes, passwordDays } = values
  const reason = '落实年度安全检查要求'
  const { changes } = await policyOf('secop').propose({ lockFailures, idleMinutes, passwordDays, reason })
  const open = changes.find(({ state }) => state === 'open')
  if (open) await policyOf('admin').decide(open.id, 'approved')
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '在线会话' })
    await canvas.findAllByText('admin')
    await expect(canvas.getByRole('button', { name: '结束所选会话（0）' })).toBeDisabled()
  },
}

/** As the start page leads here. */
export const OpenedAtLocks: Story = {
  args: { query: { tab: 'locks' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('tab', { name: '登录锁定', selected: true })
  },
}

/** What guardians have consented to, narrowed by state. */
export const Consents: Story = {
  args: { query: { tab: 'consents' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = within(await canvas.findByRole('grid', { name: '授权记录' }))
    await list.findAllByText('肖像公开')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '状态' }), '已撤回')
    await canvas.findByText('没有符合条件的授权记录')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await list.findAllByText('肖像公开')
  },
}

export const ConsentsForbidden: Story = {
  args: { api: { as: 'admin', forbidden: ['consent/queryPage'] }, query: { tab: 'consents' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const values = { lockFailures: 5, idleMinutes: 30, passwordDays: 0, version: 0 }
const proposal = {
  id: 1,
  lockFailures: 3,
  idleMinutes: 30,
  passwordDays: 90,
  reason: '落实年度安全检查要求',
  proposerName: '贺知微',
  isOwn: false,
  proposedAt: '2026-11-21 09:00:00',
  state: 'open',
  deciderName: null,
  decidedAt: null,
}
const decided = { state: 'approved', deciderName: '沈砚舟', decidedAt: '2026-11-21 09:30:00' }

/** A change of another person: the difference is shown, and it is in force once it is confirmed. */
export const PolicyConfirmed: Story = {
  args: {
    api: {
      as: 'admin',
      answering: {
        'security/getPolicy': { policy: values, changes: [proposal] },
        'security/approvePolicy': {
          policy: { lockFailures: 3, idleMinutes: 30, passwordDays: 90, version: 1 },
          changes: [{ ...proposal, ...decided }],
        },
      },
    },
    query: { tab: 'policy' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/锁定前允许的密码错误次数：5 → 3/)
    await userEvent.click(canvas.getByRole('button', { name: '确认' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '安全策略' }))
    await question.findByText('新策略立即对所有账号生效。')
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await canvas.findByText('策略修改已生效')
  },
}

/** A proposal on the server in the page: what is wrong stands at its field, and its proposer can only withdraw it. */
export const PolicyProposed: Story = {
  args: { query: { tab: 'policy' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '提出修改' }))
    const form = within(await canvas.findByRole('dialog', { name: '提出修改' }))
    const failures = form.getByRole('textbox', { name: '锁定前允许的密码错误次数' })
    await userEvent.clear(failures)
    await userEvent.type(failures, '99')
    await userEvent.click(form.getByRole('button', { name: '提交' }))
    await form.findByText('请输入 3 至 10 的整数')
    await userEvent.clear(failures)
    await userEvent.type(failures, '4')
    await userEvent.click(form.getByRole('button', { name: '提交' }))
    await form.findByText('请填写修改原因，至少5个字符')
    await userEvent.type(form.getByRole('textbox', { name: '修改原因' }), '落实年度安全检查要求')
    await userEvent.click(form.getByRole('button', { name: '提交' }))
    await canvas.findByText(/锁定前允许的密码错误次数：5 → 4/)
    await expect(canvas.queryByRole('button', { name: '确认' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '撤回' }))
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: '确定' }))
    await canvas.findByText('策略修改已撤回')
  },
}

/** Two other persons have put values in force meanwhile: they are next to one's own, and nothing typed is lost. */
export const PolicyConflict: Story = {
  args: { query: { tab: 'policy' } },
  beforeEach: () => async () => {
    const { policy } = await policyOf('secop').get()
    if (policy.passwordDays === 0) return
    await putInForce({ ...policy, passwordDays: 0 })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '提出修改' }))
    const form = within(await canvas.findByRole('dialog', { name: '提出修改' }))
    const { policy } = await policyOf('secop').get()
    await putInForce({ ...policy, passwordDays: 180 })
    const days = form.getByRole('textbox', { name: '密码有效期（天，0 为不过期）' })
    await userEvent.clear(days)
    await userEvent.type(days, '90')
    await userEvent.type(form.getByRole('textbox', { name: '修改原因' }), '落实年度安全检查要求')
    await userEvent.click(form.getByRole('button', { name: '提交' }))
    const conflict = within(await form.findByRole('alert', { name: '数据已被他人修改' }))
    await conflict.findByRole('radio', { name: '我的：90' })
    await userEvent.click(conflict.getByRole('radio', { name: '他人的：180' }))
    await userEvent.click(conflict.getByRole('button', { name: '按选择继续编辑' }))
    await expect(days).toHaveValue('180')
    await expect(form.getByRole('textbox', { name: '修改原因' })).toHaveValue('落实年度安全检查要求')
  },
}

/** One of one's own sessions, which the story's other client has opened. */
export const Ended: Story = {
  beforeEach: async () => {
    await createStoryApi({ as: 't_zhoush' }).endpoints(userEndpoints).passwordRule()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '登录名' }), 't_zhoush{Enter}')
    const box = await canvas.findAllByRole('checkbox', { name: /周/ })
    await userEvent.click(box[0] ?? canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '结束所选会话（1）' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '结束会话' }))
    await question.findByText('这些设备将立即退出登录，未保存的内容会丢失。')
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await canvas.findByText('已结束 1 个会话')
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '登录名' }), 'no_such_name{Enter}')
    await canvas.findByText('没有找到“no_such_name”的会话')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findAllByText('admin')
  },
}

export const Locks: Story = {
  args: {
    api: {
      as: 'admin',
      answering: {
        'auth/locks': [
          {
            kind: 'name',
            subject: 't_linyq',
            userId: 26,
            name: '林砚秋',
            schoolName: '望川市砚池小学',
            failures: 5,
            until: '2026-11-21 09:10:00',
          },
          {
            kind: 'network',
            subject: '10.6.0',
            userId: null,
            name: null,
            schoolName: null,
            failures: 100,
            until: '2026-11-21 09:10:00',
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openTab(canvas, '登录锁定')
    await canvas.findByText('t_linyq')
    await userEvent.click(canvas.getAllByRole('button', { name: '解锁' })[0] ?? canvasElement)
    const question = within(await canvas.findByRole('alertdialog', { name: '解锁' }))
    await question.findByText('您确定要解锁“t_linyq”吗？')
    await userEvent.click(question.getByRole('button', { name: '解锁' }))
    await canvas.findByText('“t_linyq”已解锁')
  },
}

export const NoLocks: Story = {
  args: { api: { as: 'admin', empty: ['auth/locks'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openTab(canvas, '登录锁定')
    await canvas.findByText('暂无锁定')
  },
}

/** The audit administrator has neither sessions nor locks, but confirms. */
export const Confirmed: Story = {
  args: { api: { as: 'audit01' } },
  beforeEach: () => requestReset(SECURITY),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('重置梁书衡（secop）的密码')
    await expect(canvas.queryByRole('tab', { name: '在线会话' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '确认' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '确认' }))
    await question.findByText(/^确认后，沈砚舟可以执行一次该操作/)
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: '拒绝' })).toBeNull())
    await expect(canvas.getAllByText('已确认').length).toBeGreaterThan(0)
  },
}

/** One's own request waits for another person. */
export const Own: Story = {
  beforeEach: () => requestReset(AUDIT),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openTab(canvas, '第二人确认')
    await canvas.findByText('重置贺知微（audit01）的密码')
    await expect(canvas.queryByRole('button', { name: '确认' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { api: { as: 'audit01', empty: ['userInfo/confirmations'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无待确认的请求')
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '在线会话' })
    await expect(canvas.queryByRole('button', { name: /^结束所选会话/ })).toBeNull()
    await expect(canvas.queryByRole('tab', { name: '登录锁定' })).toBeNull()
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'admin', broken: ['session/queryPage'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: ['session/queryPage'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: ['session/queryPage'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'admin', many: { 'session/queryPage': 100 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '在线会话' })
  },
}

export const OnAPhone: Story = {
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <SecurityPolicy />
      </div>
    </StoryScreen>
  ),
  play: Filled.play,
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('tab', { name: 'Sign-in locks' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
