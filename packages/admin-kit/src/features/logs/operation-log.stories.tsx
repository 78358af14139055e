import { userEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { OperationLog } from './index'

type Args = Omit<StoryScreenProps, 'children'>
type Canvas = ReturnType<typeof within>

const LOG = 'queryPageOperationLog'
const change = {
  id: 9,
  at: '2026-11-21 08:40:00',
  actorId: 3,
  actorName: '梁书衡',
  action: 'user.edit',
  permissionCode: 'sys:user:edit',
  targetType: 'user',
  targetId: '26',
  targetLabel: 't_linyq',
  requestId: '7d0a6a3e-2f0c-4a53-9f52-0f0f4a1f7c11',
  ip: '10.2.14.8',
  diff: {
    difference: {
      name: { before: '林砚', after: '林砚秋' },
      mobile: { before: 'hmac:1f2e3d4c', after: 'hmac:5b6a7988' },
      remark: { before: null, after: '核对' },
      roleExtent: { before: 'scope=all', after: '级别=1;scope=custom:{3,4}' },
    },
    changed: ['name', 'mobile', 'remark'],
  },
  names: [
    { field: 'roleExtent', value: 'scope=all', name: '全部数据' },
    { field: 'roleExtent', value: '级别=1;scope=custom:{3,4}', name: '指定机构及下级' },
  ],
}

const meta: Meta<Args> = {
  title: 'Screens/Operation log',
  parameters: { ownRoot: true },
  args: { api: { as: 'audit01' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <OperationLog />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const openTab = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('tab', { name }))

/** Conditions are saved under a name, and come back after a reset. */
export const SavedQueries: Story = {
  args: { query: { action: 'user.edit' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const openMenu = async () => userEvent.click(await canvas.findByRole('button', { name: '常用查询' }))
    await canvas.findByRole('grid', { name: '操作日志' })
    await openMenu()
    await userEvent.click(await canvas.findByRole('menuitem', { name: '保存当前查询条件' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /名称/ }), '改人{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await waitFor(() => expect(canvas.getByLabelText('操作')).toHaveValue(''))
    await openMenu()
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: '改人' }))
    await waitFor(() => expect(canvas.getByLabelText('操作')).toHaveValue('user.edit'))
    await openMenu()
    await userEvent.click(await canvas.findByRole('menuitem', { name: '删除“改人”' }))
  },
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '操作日志' })
    await canvas.findAllByRole('cell', { name: '用户：修改' })
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '操作记录',
      '个人信息查阅',
      '完整性校验',
    ])
  },
}

/** The difference field by field; personal values are hashes in the log and are not for reading. */
export const Details: Story = {
  args: { api: { as: 'audit01', answering: { [LOG]: { data: [change], total: 1, currentPage: 1, pageSize: 20 } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^查看“用户：修改/ }))
    const drawer = within(await canvas.findByRole('dialog', { name: '用户：修改' }))
    // The drawer fades in.
    await waitFor(() => expect(drawer.getByRole('row', { name: '名称 林砚 林砚秋' })).toBeVisible())
    await waitFor(() => expect(drawer.getByRole('row', { name: /^手机号 （个人信息，不显示）/ })).toBeVisible())
    await waitFor(() => expect(drawer.getByRole('row', { name: '备注 （空） 核对' })).toBeVisible())
    await expect(drawer.queryByText(/hmac/)).toBeNull()
    // Words come before the codes, as in the editors of their records.
    const scope = '全部数据 (scope=all) 指定机构及下级 (级别=1;scope=custom:{3,4})'
    await waitFor(() => expect(drawer.getByRole('row', { name: `扩展属性 ${scope}` })).toBeVisible())
  },
}

/** What only names its fields, and other facts, in words. */
export const Facts: Story = {
  args: {
    api: {
      as: 'audit01',
      answering: {
        [LOG]: {
          data: [{ ...change, diff: { changed: ['remark', 'roleIds'], reason: '岗位调整' } }],
          total: 1,
          currentPage: 1,
          pageSize: 20,
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^查看“用户：修改/ }))
    const drawer = within(await canvas.findByRole('dialog', { name: '用户：修改' }))
    await expect(drawer.getByText('修改的字段').nextElementSibling).toHaveTextContent('备注 · 角色')
    await expect(drawer.getByText('原因').nextElementSibling).toHaveTextContent('岗位调整')
  },
}

/** From one operation to everything of the same request. */
export const ByRequest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await canvas.findAllByRole('button', { name: /^查看/ })
    await userEvent.click(details[0] ?? canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '此请求的全部操作' }))
    await canvas.findByText('共 1 条')
    await expect(canvas.getByLabelText<HTMLInputElement>('请求编号').value).not.toBe('')
  },
}

export const ByRecord: Story = {
  args: { query: { kind: 'user', record: '1' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/^用户 · /)
  },
}

export const Exported: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }))
    await canvas.findByText(/^已导出“操作日志-\d{8}\.xlsx”$/)
  },
}

/** Who read which personal value, and for what purpose. */
export const PersonalAccess: Story = {
  beforeEach: async () => {
    await createStoryApi({ as: 'admin' })
      .endpoints(userEndpoints)
      .reveal({ id: 26, field: 'mobile', purpose: '核对联系方式' })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openTab(canvas, '个人信息查阅')
    await canvas.findByRole('grid', { name: '个人信息查阅' })
    await canvas.findAllByText('核对联系方式')
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }))
    await canvas.findByText(/^已导出“个人信息查阅日志-\d{8}\.xlsx”$/)
  },
}

export const IntactChain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openTab(canvas, '完整性校验')
    await userEvent.click(await canvas.findByRole('button', { name: '校验登录日志' }))
    await canvas.findByText(/^已校验 \d+ 条，未发现改动。$/)
  },
}

const broken = { isIntact: false, checked: 311, brokenId: 312, brokenAt: '2026-11-20 17:05:00', nextAfterId: null }

/** A chain that is broken says from which row on, and what it means. */
export const BrokenChain: Story = {
  args: { api: { as: 'audit01', answering: { verifyChain: { ...broken, reason: 'changed' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openTab(canvas, '完整性校验')
    await userEvent.click(await canvas.findByRole('button', { name: '校验操作日志' }))
    const card = within(canvas.getByRole('group', { name: '操作日志' }))
    const warning = await card.findByRole('alert')
    await expect(warning).toHaveTextContent('从第 312 条（2026-11-20 17:05:00）起断裂。 该条内容在写入后被修改。')
  },
}

/** A reader without the code of personal access has neither its tab nor the check of its chain. */
export const WithoutPersonal: Story = {
  args: { permissions: ['log:oper:list'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('cell', { name: '用户：修改' })
    await expect(canvas.queryByRole('tab', { name: '个人信息查阅' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '导出' })).toBeNull()
    await openTab(canvas, '完整性校验')
    await expect(canvas.queryByRole('button', { name: '校验登录日志' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { api: { as: 'audit01', empty: [LOG] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无日志')
  },
}

export const FilteredEmpty: Story = {
  args: { query: { request: 'no-such-request' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('没有符合条件的日志')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findAllByRole('cell', { name: '用户：修改' })
  },
}

export const Loading: Story = { args: { api: { as: 'audit01', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'audit01', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'audit01', broken: [LOG] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'audit01', failing: [LOG] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'audit01', forbidden: [LOG] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = { args: { api: { as: 'audit01', wordy: [LOG] } } }

export const ManyRows: Story = {
  args: { query: { size: '100' } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('cell', { name: '用户：修改' })).length).toBeGreaterThan(9)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <OperationLog />
      </div>
    </StoryScreen>
  ),
  play: Filled.play,
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('tab', { name: 'Integrity check' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
