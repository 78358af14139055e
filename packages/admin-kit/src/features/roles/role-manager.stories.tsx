import { roleEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { RoleManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/Role manager',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <RoleManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const card = (canvas: Canvas, name: string) => canvas.findByRole('button', { name: `修改角色“${name}”` })
const cross = (canvas: Canvas, name: string) => canvas.findByRole('button', { name: `删除角色“${name}”` })

async function make(name: string) {
  const roles = createStoryApi({ as: 'admin' }).endpoints(roleEndpoints)
  const role = await roles.save({ name, extent: 'scope=self', icon: 'star' })
  return () => roles.remove(role.id).catch(() => undefined)
}

/** Every role has a cross but the two that the system needs; the last card adds one. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await card(canvas, '学校管理员')
    await cross(canvas, '学校管理员')
    await expect(canvas.queryByRole('button', { name: '删除角色“超级管理员”' })).toBeNull()
    await expect(canvas.getAllByRole('img', { name: '系统角色，不能删除' })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: '新增角色' })).toBeVisible()
  },
}

/** Members in the person's data scope and the role's own scope are part of the card, and of what is read out. */
export const MembersAndScope: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = await card(canvas, '学校管理员')
    await waitFor(() => expect(open.closest('li')).toHaveTextContent(/\d+ 名用户 · 所在机构及下级/))
    await expect(open).toHaveAccessibleDescription(/\d+ 名用户 · 所在机构及下级/)
  },
}

/** Without them the card is whole all the same. */
export const FiguresFailing: Story = {
  args: { api: { as: 'admin', failing: ['roleFigures'] } },
  play: async ({ canvasElement }) => {
    const open = await card(within(canvasElement), '学校管理员')
    await expect(open).toBeVisible()
    await expect(open.closest('li')).not.toHaveTextContent('名用户')
  },
}

/** The button that opens a role fills its card, and the cross shows under the pointer and with the focus. */
export const WholeCard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = await card(canvas, '学校管理员')
    const inner = open.getBoundingClientRect()
    const outer = open.closest('li')?.getBoundingClientRect() ?? new DOMRect()
    // The card has a border of one pixel.
    await expect(outer.width - inner.width).toBeLessThanOrEqual(2)
    await expect(outer.height - inner.height).toBeLessThanOrEqual(2)
    const remove = await cross(canvas, '学校管理员')
    if (!matchMedia('(hover: hover)').matches) return
    await expect(getComputedStyle(remove).opacity).toBe('0')
    remove.focus()
    // Paler where the role is in use.
    await expect(Number(getComputedStyle(remove).opacity)).toBeGreaterThan(0.5)
  },
}

/** Roles 1 and 2 are hidden from all but the super account, and buttons follow the codes (specification section 6). */
export const ForOthers: Story = {
  args: { api: { as: 'ycxx_school01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await card(canvas, '学校管理员')
    await expect(canvas.queryByText('超级管理员')).toBeNull()
    await expect(canvas.queryByText('系统管理员')).toBeNull()
    await expect(canvas.queryByRole('button', { name: '新增角色' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '删除角色“学校管理员”' })).toBeNull()
    await userEvent.click(await card(canvas, '学校管理员'))
    await canvas.findByText('您只能查看此角色')
    await expect(canvas.queryByRole('button', { name: '提交' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: '名称' })).toHaveAttribute('readonly')
  },
}

/** A role that users hold is not offered to be deleted, and the cross says why. */
export const InUse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const remove = await cross(canvas, '学校管理员')
    await waitFor(() => expect(remove).toHaveAttribute('aria-disabled', 'true'))
    await expect(remove).toHaveAccessibleDescription('仍有用户使用该角色，不能删除')
    remove.click()
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

/** Without the figures of the roles the server is the one that refuses. */
export const DeletingConfirmsAndIsRefused: Story = {
  args: { api: { as: 'admin', failing: ['roleFigures'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await cross(canvas, '学校管理员'))
    const question = within(await canvas.findByRole('alertdialog', { name: '删除角色' }))
    await question.findByText('您确定要删除这条数据吗?')
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await canvas.findByText(/^角色删除失败！.*\d+.*用户/)
    await card(canvas, '学校管理员')
  },
}

export const Deleted: Story = {
  beforeEach: () => make('临时角色甲'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await cross(canvas, '临时角色甲'))
    const question = within(await canvas.findByRole('alertdialog', { name: '删除角色' }))
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await canvas.findByText('角色删除成功！')
    await waitFor(() => expect(canvas.queryByText('临时角色甲')).toBeNull())
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await card(canvas, '学校管理员')
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索角色' }), '不存在')
    await canvas.findByText('没有找到“不存在”')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await card(canvas, '学校管理员')
  },
}

export const Empty: Story = {
  args: { api: { as: 'ycxx_school01', empty: ['cscpRolessByCriteria'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无数据')
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: ['cscpRolessByCriteria'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const lost: string[] = []
const losing = createStoryApi({ as: 'admin', failing: lost })

export const Offline: Story = {
  args: { client: losing },
  beforeEach: () => {
    lost.push('cscpRolessByCriteria')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: '重试' })
    await expect(canvas.getByText('获取数据失败！')).toBeVisible()
    lost.length = 0
    await userEvent.click(retry)
    await card(canvas, '学校管理员')
  },
}

const LONG_NAME = '云泽省教育现代化示范区综合业务与数据质量管理工作组联络员及其代管学校的信息管理员'

export const LongText: Story = {
  beforeEach: () => make(LONG_NAME),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const long = await card(canvas, LONG_NAME)
    await expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <RoleManager />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await card(canvas, '学校管理员'))
    const name = await canvas.findByRole('textbox', { name: '名称' })
    await expect(name.getBoundingClientRect().width).toBeLessThanOrEqual(320)
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Add role' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }

export const HighContrast: Story = { ...Filled, args: { theme: 'high-contrast' } }

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Failing: Story = {
  args: { api: { as: 'admin', broken: ['cscpRolessByCriteria'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('请求编号：story-1')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Slow: Story = {
  args: { api: { as: 'admin', latency: 300 } },
  play: async ({ canvasElement }) => {
    await card(within(canvasElement), '学校管理员')
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await card(canvas, '学校管理员')
    await expect(canvas.queryByRole('button', { name: '新增角色' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^删除角色/ })).toBeNull()
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'admin', many: { cscpRolessByCriteria: 120 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('共 120 个角色')
  },
}
