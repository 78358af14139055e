import { roleEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { RoleEditor } from './index'

interface Args extends Omit<StoryScreenProps, 'children'> {
  roleId?: number | null
}

const handleSaved = fn<(roleId: number) => void>()
const handleClose = fn()

const meta: Meta<Args> = {
  title: 'Screens/Role editor',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  beforeEach: () => {
    handleSaved.mockClear()
    handleClose.mockClear()
  },
  render: ({ roleId = null, ...args }, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <RoleEditor roleId={roleId} onSaved={handleSaved} onClose={handleClose} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const admin = createStoryApi({ as: 'admin' })
const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: '名称' })
const branch = (canvas: Canvas, name: string) => canvas.findByRole('treeitem', { name: new RegExp(`^${name}`) })

/** Ticks a line of the permission tree by its key; a press on its words does the same. */
async function tick(canvas: Canvas, name: string) {
  await userEvent.click(within(await branch(canvas, name)).getByText(name))
}

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: '提交' }))
const SCHOOL_ADMIN = 8

async function forget(name: string) {
  const roles = admin.endpoints(roleEndpoints)
  for (const { id } of (await roles.listOptions()).filter((role) => role.name === name)) await roles.remove(id)
}

export const NamesEveryFault: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await nameField(canvas)
    await submit(canvas)
    await canvas.findByText('名称不能为空!')
    await expect(handleSaved).not.toHaveBeenCalled()
  },
}

/** A new role with menus and a site: three calls, and each says that it went well. */
export const Created: Story = {
  beforeEach: () => () => forget('赛事联络员'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await nameField(canvas), '赛事联络员')
    await tick(canvas, '内容管理')
    await userEvent.click(canvas.getByRole('tab', { name: '站点管理' }))
    const [site] = await canvas.findAllByRole('checkbox')
    if (site) await userEvent.click(site)
    await canvas.findByText(/已选 1\/\d+ 个站点/)
    await submit(canvas)
    await canvas.findByText('创建新角色成功！')
    await canvas.findByText('站点管理设置成功')
    await waitFor(() => expect(handleSaved).toHaveBeenCalled())
    const id = handleSaved.mock.lastCall?.[0] ?? 0
    const menus = await admin.endpoints(roleEndpoints).getMenus(id)
    await expect(menus.filter(({ isChecked }) => isChecked).map(({ title }) => title)).toEqual(['内容管理'])
    await expect(await admin.endpoints(roleEndpoints).listSiteIds(id)).toHaveLength(1)
  },
}

const lost: string[] = []
const losing = createStoryApi({ as: 'admin', failing: lost })

/** The role is there already when its menus fail; going on updates it, a second one is never made. */
export const ResumesAfterAFailure: Story = {
  args: { client: losing },
  beforeEach: () => {
    lost.push('menu/save')
    return () => forget('断点角色')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await nameField(canvas), '断点角色')
    await tick(canvas, '内容管理')
    await submit(canvas)
    await canvas.findByText(/^更新角色数据失败！/)
    const steps = within(canvas.getByRole('list', { name: '保存进度' }))
    await expect(steps.getByText('已保存')).toBeVisible()
    await expect(steps.getByText('未保存')).toBeVisible()
    lost.length = 0
    await submit(canvas)
    await canvas.findByText('更新角色数据成功！')
    const made = (await admin.endpoints(roleEndpoints).listOptions()).filter(({ name }) => name === '断点角色')
    await expect(made).toHaveLength(1)
    const menus = await admin.endpoints(roleEndpoints).getMenus(made[0]?.id ?? 0)
    await expect(menus.some(({ isChecked }) => isChecked)).toBe(true)
  },
}

const isInView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** The reason of a failed save comes into view, however far down the button was pressed. */
export const FailureWhenScrolled: Story = {
  render: ({ roleId = null, ...args }, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <RoleEditor roleId={roleId} onSaved={handleSaved} onClose={handleClose} />
      <div style={{ blockSize: '200vh' }} />
    </StoryScreen>
  ),
  args: { api: { as: 'admin', failing: ['cscpRoless'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await nameField(canvas)
    await userEvent.type(name, '远处的角色')
    const button = canvas.getByRole('button', { name: '提交' })
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(isInView(name)).toBe(false))
    button.click()
    const failure = await canvas.findByText(/^创建新角色失败！/)
    await waitFor(() => expect(isInView(failure)).toBe(true))
    window.scrollTo(0, 0)
  },
}

export const CreatingIsRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await nameField(canvas), '学校管理员')
    await submit(canvas)
    await canvas.findByText(/^创建新角色失败！/)
    await expect(handleSaved).not.toHaveBeenCalled()
  },
}

/** What holders would lose is listed before it is taken from them. */
export const ShowsTheDifferenceFirst: Story = {
  args: { roleId: SCHOOL_ADMIN },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () => expect(await nameField(canvas)).toHaveValue('学校管理员'))
    await expect(await branch(canvas, '系统管理')).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索菜单或权限编码' }), 'sys:user:add')
    await tick(canvas, '新增')
    await canvas.findByText('新增 0 项，移除 1 项，修改 0 项')
    await submit(canvas)
    const dialog = within(await canvas.findByRole('dialog', { name: '确认修改' }))
    await dialog.findByText('移除权限（1）')
    await dialog.findByText(/sys:user:add/)
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await canvas.findByText('没有修改')
    await expect(handleSaved).not.toHaveBeenCalled()
  },
}

/** Saving what was loaded changes nothing: neither ticks nor sites. */
export const SavedAsLoaded: Story = {
  args: { roleId: SCHOOL_ADMIN },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const before = await admin.endpoints(roleEndpoints).getMenus(SCHOOL_ADMIN)
    await waitFor(async () => expect(await nameField(canvas)).toHaveValue('学校管理员'))
    await branch(canvas, '系统管理')
    await submit(canvas)
    await canvas.findByText('更新角色数据成功！')
    await expect(await admin.endpoints(roleEndpoints).getMenus(SCHOOL_ADMIN)).toEqual(before)
  },
}

/** A search hides lines, not ticks; the branch above still shows what is hidden. */
export const SearchRetainsTicks: Story = {
  args: { roleId: SCHOOL_ADMIN },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await branch(canvas, '系统管理')
    const search = canvas.getByRole('searchbox', { name: '搜索菜单或权限编码' })
    await userEvent.type(search, 'sys:user:list')
    await expect(await branch(canvas, '用户管理')).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.clear(search)
    await canvas.findByText('没有修改')
  },
}

export const FilteredEmpty: Story = {
  args: { roleId: SCHOOL_ADMIN },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: '仅看变更' }))
    await canvas.findByText('没有符合条件的菜单')
  },
}

export const PreviewsTheMenu: Story = {
  args: { roleId: SCHOOL_ADMIN },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await branch(canvas, '系统管理')
    await userEvent.click(canvas.getByRole('button', { name: '预览菜单' }))
    const preview = within(await canvas.findByRole('dialog', { name: '该角色将看到的菜单' }))
    await preview.findByText('用户管理')
    await expect(preview.queryByText('安全审计')).toBeNull()
  },
}

export const DataScopeAndIcon: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await nameField(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '数据范围' }))
    await userEvent.click(await canvas.findByRole('radio', { name: '所在机构及下级' }))
    await userEvent.click(canvas.getByRole('button', { name: '填入扩展属性' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '扩展属性' })).toHaveValue('scope=org_tree'))
    await userEvent.click(canvas.getByRole('button', { name: '图标' }))
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索' }), '奖杯')
    await userEvent.click(await canvas.findByRole('button', { name: '奖杯' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '图标' })).toHaveTextContent('奖杯'))
  },
}

export const ConfirmsBeforeLeaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await nameField(canvas), '未保存')
    await userEvent.click(canvas.getByRole('button', { name: '返回' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '尚未保存' }))
    await userEvent.click(question.getByRole('button', { name: '继续编辑' }))
    await expect(handleClose).not.toHaveBeenCalled()
    await expect(await nameField(canvas)).toHaveValue('未保存')
  },
}

export const NotFound: Story = {
  args: { roleId: 999_999 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('角色数据初始化失败！')
    await canvas.findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { roleId: SCHOOL_ADMIN, api: { as: 'admin', forbidden: ['cscpRoless/'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const SitesFail: Story = {
  args: { roleId: SCHOOL_ADMIN, api: { as: 'admin', failing: ['cmsSites'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: '站点管理' }))
    await canvas.findByText('获取数据失败！')
  },
}

export const InEnglish: Story = {
  args: { roleId: SCHOOL_ADMIN, locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('textbox', { name: 'Name' })
    await canvas.findByRole('treeitem', { name: /^System/ })
  },
}

export const Dark: Story = { ...PreviewsTheMenu, args: { roleId: SCHOOL_ADMIN, theme: 'dark' } }

export const Loading: Story = { args: { roleId: SCHOOL_ADMIN, api: { as: 'admin', latency: 'forever' } } }

export const Empty: Story = {
  args: { roleId: SCHOOL_ADMIN, api: { as: 'admin', empty: ['queryByRoleId'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有符合条件的菜单')
  },
}

export const Failing: Story = {
  args: { roleId: SCHOOL_ADMIN, api: { as: 'admin', broken: ['queryByRoleId'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('请求编号：story-1')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Offline: Story = {
  args: { roleId: SCHOOL_ADMIN, api: { as: 'admin', failing: ['queryByRoleId'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('网络连接错误，请检查网络环境！')
  },
}

export const Slow: Story = {
  args: { roleId: SCHOOL_ADMIN, api: { as: 'admin', latency: 300 } },
  play: async ({ canvasElement }) => {
    await branch(within(canvasElement), '系统管理')
  },
}

export const LongText: Story = {
  args: { roleId: SCHOOL_ADMIN, api: { as: 'admin', wordy: ['queryByRoleId', 'cscpRoless/'] } },
  play: async ({ canvasElement }) => {
    await branch(within(canvasElement), '系统管理云泽省教育现代化')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ReadOnly: Story = {
  args: { roleId: SCHOOL_ADMIN, isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('您只能查看此角色')
    await expect(await nameField(canvas)).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: '提交' })).toBeNull()
  },
}

/** Only the rows in view are rendered; the count is announced all the same. */
export const ManyRows: Story = {
  args: { roleId: SCHOOL_ADMIN, api: { as: 'admin', many: { queryByRoleId: 3_000 } } },
  play: async ({ canvasElement }) => {
    const lines = await within(canvasElement).findAllByRole('treeitem')
    await expect(lines[0]).toHaveAttribute('aria-setsize', '3000')
    await expect(lines.length).toBeLessThan(80)
  },
}
