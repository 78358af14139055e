import { menuDocumentEndpoints, menuEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { MenuConfig } from './index'

type Args = Omit<StoryScreenProps, 'children'>
type Canvas = ReturnType<typeof within>

const LIST = 'getAllMenus'

const meta: Meta<Args> = {
  title: 'Screens/Menu configuration',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <MenuConfig />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const admin = () => createStoryApi({ as: 'admin' })
const menus = () => admin().endpoints(menuEndpoints)

/** Removes the items whose names begin like this, whatever an earlier run has left. */
async function removeItems(beginning: string) {
  const left = (await menus().listAll()).filter(({ name }) => name.startsWith(beginning))
  for (const { id } of left.toReversed()) await menus().remove(id)
}

/** Leaves two items at the top, and returns what removes them. */
async function withItems(beginning: string) {
  await removeItems(beginning)
  for (const number of [1, 2]) {
    await menus().save({ parentId: 0, name: `${beginning}-${number}`, title: `${beginning}${number}`, type: 'dir' })
  }
  return () => removeItems(beginning)
}

const line = (canvas: Canvas, name: string) => canvas.findByRole('treeitem', { name: new RegExp(`^${name}`) })

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const system = await line(canvas, '系统管理')
    system.focus()
    await userEvent.keyboard('{ArrowRight}')
    await line(canvas, '用户管理')
  },
}

export const Added: Story = {
  beforeEach: async () => {
    await removeItems('story-desk')
    return () => removeItems('story-desk')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增一级菜单' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增一级菜单' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '类型' }), '菜单')
    await userEvent.type(dialog.getByRole('textbox', { name: '标题' }), '值班台')
    await userEvent.type(dialog.getByRole('textbox', { name: '名称' }), 'story-desk')
    await userEvent.type(dialog.getByRole('textbox', { name: '地址' }), '/story-desk')
    await userEvent.type(dialog.getByRole('textbox', { name: '组件' }), 'duty/Desk')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await canvas.findByText('“值班台”已保存')
    await line(canvas, '值班台')
  },
}

/** What the server refuses stands at the fields, and nothing typed is lost. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增一级菜单' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增一级菜单' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '类型' }), '菜单')
    await userEvent.type(dialog.getByRole('textbox', { name: '地址' }), 'javascript:alert(1)')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('请输入菜单名称')
    await dialog.findByText('请输入菜单标题')
    await dialog.findByText('菜单地址不安全，只能是站内路径或http(s)链接')
    await expect(dialog.getByRole('textbox', { name: '地址' })).toHaveValue('javascript:alert(1)')
  },
}

/** Type and code of an item that roles have are rights, and stay. */
export const Held: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const system = await line(canvas, '系统管理')
    system.focus()
    await userEvent.keyboard('{F2}')
    const dialog = within(await canvas.findByRole('dialog', { name: '修改“系统管理”' }))
    await dialog.findByText(/^已有 \d+ 个角色拥有/)
    await expect(dialog.queryByRole('combobox', { name: '类型' })).toBeNull()
  },
}

/** Alt and the arrows move an item; the message offers to undo it. */
export const MovedByKeys: Story = {
  beforeEach: () => withItems('story-move'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const second = await line(canvas, 'story-move2')
    second.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await canvas.findByText('“story-move2”已移动')
    const names = async () =>
      (await menus().listAll()).filter(({ name }) => name.startsWith('story-move')).map(({ title }) => title)
    await waitFor(async () => expect(await names()).toEqual(['story-move2', 'story-move1']))
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await waitFor(async () => expect(await names()).toEqual(['story-move1', 'story-move2']))
  },
}

export const Removed: Story = {
  beforeEach: () => withItems('story-gone'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = await line(canvas, 'story-gone1')
    first.focus()
    await userEvent.keyboard('{Delete}')
    const question = within(await canvas.findByRole('alertdialog', { name: '删除菜单' }))
    await question.findByText('您确定要删除“story-gone1”吗？')
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await canvas.findByText('“story-gone1”已删除')
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^story-gone1/ })).toBeNull())
  },
}

/** An item with others below it says so before it is deleted: its button by description, its key by a message. */
export const RemoveRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const system = await line(canvas, '系统管理')
    system.focus()
    const reason = /^下面还有 \d+ 个菜单项，不能删除$/
    const button = await within(system).findByRole('button', { name: '删除“系统管理”', hidden: true })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(reason)
    await userEvent.keyboard('{Delete}')
    await canvas.findByText(reason, { ignore: '[hidden]' })
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

/** Someone else saved in between: one's own input can be saved over it. */
export const Conflict: Story = {
  beforeEach: () => withItems('story-clash'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = await line(canvas, 'story-clash1')
    first.focus()
    await userEvent.keyboard('{F2}')
    const dialog = within(await canvas.findByRole('dialog', { name: '修改“story-clash1”' }))
    const stored = (await menus().listAll()).find(({ name }) => name === 'story-clash-1')
    if (stored) await menus().save({ id: stored.id, title: '他人的标题', version: stored.version })
    const title = dialog.getByRole('textbox', { name: '标题' })
    await userEvent.clear(title)
    await userEvent.type(title, '自己的标题')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const conflict = within(await dialog.findByRole('alert', { name: '数据已被他人修改' }))
    await conflict.findByRole('radio', { name: '他人的：他人的标题' })
    await userEvent.click(conflict.getByRole('button', { name: '覆盖保存' }))
    await canvas.findByText('“自己的标题”已保存')
  },
}

/** The menu exactly as the holder of a role gets it. */
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '预览为角色' }))
    const drawer = within(await canvas.findByRole('dialog', { name: '预览为角色' }))
    const role = drawer.getByRole('combobox', { name: '角色' })
    await within(role).findByRole('option', { name: '审计管理员' })
    await userEvent.selectOptions(role, '审计管理员')
    await drawer.findByText(/^共 \d+ 项/)
    await drawer.findByRole('treeitem', { name: /^操作日志/ })
    await expect(drawer.queryByRole('treeitem', { name: /^用户管理/ })).toBeNull()
  },
}

const upload = async (canvas: Canvas, text: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: '导入' }))
  const dialog = await canvas.findByRole('dialog', { name: '导入菜单' })
  const input = dialog.querySelector('input[type="file"]')
  if (input instanceof HTMLElement)
    await userEvent.upload(input, new File([text], 'menu.json', { type: 'application/json' }))
  return within(dialog)
}

/** A document is imported after its difference was shown. */
export const Imported: Story = {
  beforeEach: async () => {
    await removeItems('story-import')
    return () => removeItems('story-import')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const current = await admin().endpoints(menuDocumentEndpoints).read()
    const [first] = current.items
    const added = first && { ...first, name: 'story-import', title: '导入的目录', parentName: null, url: null }
    const text = JSON.stringify({ version: 1, items: added ? [...current.items, added] : [] })
    const dialog = await upload(canvas, text)
    await dialog.findByText(`新增 1 项，修改 0 项，${current.items.length} 项不变`)
    await dialog.findByText('导入的目录')
    await userEvent.click(dialog.getByRole('button', { name: '确认导入' }))
    await canvas.findByText('已新增 1 项，修改 0 项')
    await line(canvas, '导入的目录')
  },
}

export const UnreadableFile: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await upload(within(canvasElement), '{"version":2}')
    await dialog.findByText('此文件不是菜单配置')
    await expect(dialog.getByRole('button', { name: '确认导入' })).toBeDisabled()
  },
}

/** Faults of the menu lead to their items. */
export const Faults: Story = {
  args: {
    api: {
      as: 'admin',
      answering: { 'cscpMenus/lint': [{ kind: 'noTarget', menuId: 1, name: 'system', detail: '' }] },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const faults = within(await canvas.findByRole('region', { name: '检查结果' }))
    await faults.findByText(/既没有地址也没有组件$/)
    await userEvent.click(faults.getByRole('button', { name: 'system' }))
    await waitFor(async () => expect(await line(canvas, '系统管理')).toHaveAttribute('aria-selected', 'true'))
  },
}

/** Reading alone: nothing is added, moved or imported. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await line(canvas, '系统管理')
    await expect(canvas.queryByRole('button', { name: '新增一级菜单' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '导入' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无菜单')
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = {
  args: { api: { as: 'admin', latency: 300 } },
  play: async ({ canvasElement }) => {
    await line(within(canvasElement), '系统管理')
  },
}

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

export const LongText: Story = { args: { api: { as: 'admin', wordy: [LIST] } } }

export const ManyRows: Story = {
  args: { api: { as: 'admin', many: { [LIST]: 500 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('tree', { name: '菜单树' })
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <MenuConfig />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await line(within(canvasElement), '系统管理')
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Preview as role' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
