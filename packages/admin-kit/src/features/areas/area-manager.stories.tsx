import { areaEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { AreaManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/Area manager',
  parameters: {
    ownRoot: true,
    // A chosen line shows its buttons; their words are names of their own, not part of the line's.
    a11y: { test: 'error', config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <AreaManager height={420} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const line = (canvas: Canvas, name: string) => canvas.findByRole('treeitem', { name: new RegExp(`^${name}`) })

/** Presses a button of a line; it shows while the line is chosen. */
async function press(canvas: Canvas, name: string, button: string) {
  await userEvent.click(within(await line(canvas, name)).getByText(name))
  // The buttons of a line come with the reader's permissions.
  await userEvent.click(await within(await line(canvas, name)).findByText(button))
}

const stateChange = {
  id: 1,
  at: '2026-11-20 09:30:00',
  actorId: 1,
  actorName: '沈砚舟',
  action: 'area.state',
  permissionCode: 'area:state',
  targetType: 'area',
  targetId: '380000',
  targetLabel: '云泽省',
  requestId: null,
  ip: null,
  diff: { difference: { dataStatus: { before: '0', after: '1' } } },
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await line(canvas, '云泽省')
    await userEvent.click(within(await line(canvas, '云泽省')).getByText('云泽省'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(await line(canvas, '望川市')).toHaveAttribute('aria-level', '3')
  },
}

export const FoundBySearch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await line(canvas, '云泽省')
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索区域' }), '梅溪湖')
    await userEvent.click(canvas.getByRole('button', { name: '定位' }))
    await userEvent.click(await canvas.findByRole('button', { name: /梅溪湖街道/ }))
    await expect(await line(canvas, '梅溪湖街道')).toHaveAttribute('aria-selected', 'true')
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索区域' }), '不存在的地方')
    await userEvent.click(canvas.getByRole('button', { name: '定位' }))
    await canvas.findByText('没有找到“不存在的地方”')
  },
}

export const AddingNamesEveryFault: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '云泽省', '添加下级')
    const dialog = within(await canvas.findByRole('dialog', { name: '节点信息编辑' }))
    await userEvent.clear(dialog.getByRole('textbox', { name: '排列顺序' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    for (const text of ['请输入地区编码', '请输入地区名称', '排列顺序只能输入数字且不能为空']) {
      await dialog.findByText(text)
    }
  },
}

export const AddedSwitchedOffAndDeleted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '云泽省', '添加下级')
    const dialog = within(await canvas.findByRole('dialog', { name: '节点信息编辑' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '地区编码' }), '380801')
    await userEvent.type(dialog.getByRole('textbox', { name: '地区名称' }), '听澜市')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await press(canvas, '听澜市', '停用')
    await within(await line(canvas, '听澜市')).findByText('已停用')
    for (const name of ['添加下级', '修改']) {
      await expect(within(await line(canvas, '听澜市')).queryByText(name)).toBeNull()
    }
    await press(canvas, '听澜市', '启用')
    await waitFor(async () => expect(within(await line(canvas, '听澜市')).queryByText('已停用')).toBeNull())
    await press(canvas, '听澜市', '删除')
    const question = within(await canvas.findByRole('alertdialog', { name: '警告' }))
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await canvas.findByText('删除成功！')
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^听澜市/ })).toBeNull())
  },
}

/** Without the figures of what belongs to it the server is the one that refuses. */
export const DeletingIsRefused: Story = {
  args: { api: { as: 'admin', failing: ['getAreaUsage'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '云泽省', '删除')
    const question = within(await canvas.findByRole('alertdialog', { name: '警告' }))
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await canvas.findByText(/^删除失败！/)
  },
}

/** The log holds codes, the person reads words. */
export const History: Story = {
  args: {
    api: {
      as: 'admin',
      answering: {
        queryPageOperationLog: { data: [stateChange], total: 1, currentPage: 1, pageSize: 20 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '云泽省', '修改')
    await userEvent.click(await canvas.findByRole('button', { name: '修改记录' }))
    await canvas.findByText('状态：启用 → 停用')
  },
}

export const UpdatingLocksTheCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '云泽省', '修改')
    const dialog = within(await canvas.findByRole('dialog', { name: '节点信息编辑' }))
    await expect(dialog.getByRole('textbox', { name: '地区编码' })).toHaveAttribute('readonly')
  },
}

/** Somebody else has renamed the node in between: both names are shown, and nothing typed is lost. */
export const Conflict: Story = {
  beforeEach: async () => {
    const areas = createStoryApi({ as: 'admin' }).endpoints(areaEndpoints)
    await areas.remove('380804').catch(() => undefined)
    await areas.add({ code: '380804', name: '望湖市', parentCode: '380000', depth: 1, displayOrder: 40 })
    return () => areas.remove('380804')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const areas = createStoryApi({ as: 'admin' }).endpoints(areaEndpoints)
    ;(await line(canvas, '云泽省')).focus()
    await userEvent.keyboard('{ArrowRight}')
    await press(canvas, '望湖市', '修改')
    const dialog = within(await canvas.findByRole('dialog', { name: '节点信息编辑' }))
    await areas.update({ code: '380804', name: '望江市', parentCode: '380000', depth: 1, displayOrder: 41 })
    const name = dialog.getByRole('textbox', { name: '地区名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '望海市')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const conflict = within(await dialog.findByRole('alert', { name: '数据已被他人修改' }))
    await conflict.findByRole('radio', { name: '他人的：望江市' })
    await expect(conflict.getByRole('radio', { name: '他人的：41' })).toBeChecked()
    // Later input is saved as well.
    await userEvent.clear(name)
    await userEvent.type(name, '望海新市')
    await userEvent.click(conflict.getByRole('button', { name: '按选择继续编辑' }))
    await expect(name).toHaveValue('望海新市')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await line(canvas, '望海新市')
    const [stored] = (await areas.listChildren('380000')).filter(({ code }) => code === '380804')
    await expect(stored).toMatchObject({ name: '望海新市', displayOrder: 41 })
  },
}

/** Two clicks without a pause between them. */
export const SavedOnceByADoubleClick: Story = {
  args: { onBeforeMutation: fn<NonNullable<Args['onBeforeMutation']>>() },
  beforeEach: () => () => createStoryApi({ as: 'admin' }).endpoints(areaEndpoints).remove('380803'),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await press(canvas, '云泽省', '添加下级')
    const dialog = within(await canvas.findByRole('dialog', { name: '节点信息编辑' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '地区编码' }), '380803')
    await userEvent.type(dialog.getByRole('textbox', { name: '地区名称' }), '望岳市')
    const save = dialog.getByRole('button', { name: '保存' })
    save.click()
    save.click()
    await line(canvas, '望岳市')
    await expect(args.onBeforeMutation).toHaveBeenCalledTimes(1)
  },
}

/** What still belongs to an area is listed, and prevents its deletion. */
export const InUse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '云泽省', '删除')
    const question = within(await canvas.findByRole('alertdialog', { name: '警告' }))
    await question.findByText('您确定要删除该节点（包括子节点）吗？')
    await question.findByText(/^该区域及下级还关联 \d+ 个机构、\d+ 名用户/)
    await expect(question.getByRole('button', { name: '确定' })).toBeDisabled()
  },
}

/** The dialog says what will change; the message afterwards takes it back. */
export const MovedAndBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(await line(canvas, '云泽省')).getByText('云泽省'))
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(within(await line(canvas, '雁回市')).getByText('雁回市'))
    // Lines that have just moved take no press for a moment.
    await waitFor(async () => userEvent.click(canvas.getByLabelText('雁回市的操作')))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '移动到…' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '移动区域' }))
    await userEvent.click(await dialog.findByText('湖南省'))
    await dialog.findByText(/新位置：湖南省 \/ 雁回市/)
    await dialog.findByText(/层级由 2 变为 2，编码不变。 下级 4 个区域随之移动。/)
    await userEvent.click(dialog.getByRole('button', { name: '移动' }))
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }))
    await canvas.findByText('“雁回市”已移回原处')
    await expect(await line(canvas, '雁回市')).toHaveAttribute('aria-level', '3')
  },
}

export const OpenedAndFoldedByLevels: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await line(canvas, '云泽省')
    await userEvent.click(canvas.getByRole('button', { name: '展开一级' }))
    await line(canvas, '望川市')
    await userEvent.click(canvas.getByRole('button', { name: '展开一级' }))
    await line(canvas, '砚池区')
    await userEvent.click(canvas.getByRole('button', { name: '收起一级' }))
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^砚池区/ })).toBeNull())
    await line(canvas, '望川市')
  },
}

export const NamedByTheAddress: Story = {
  args: { query: { code: '380102' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await line(canvas, '砚池区')).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('navigation', { name: '当前位置' })).toHaveTextContent('云泽省望川市砚池区')
  },
}

export const WithoutTheCodes: Story = {
  args: { api: { as: 'ycxx_school01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const province = within(await line(canvas, '云泽省'))
    await waitFor(() => expect(province.queryByText('添加下级')).toBeNull())
    await expect(province.queryByText('删除')).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(await line(within(canvasElement), '云泽省')).queryByText('修改')).toBeNull()
  },
}

const lost: string[] = []
const losing = createStoryApi({ as: 'admin', failing: lost })

export const Offline: Story = {
  args: { client: losing },
  beforeEach: () => {
    lost.push('getAreaListByParentCode')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: '重试' })
    await expect(canvas.getByText('网络连接错误，请检查网络环境！')).toBeVisible()
    lost.length = 0
    await userEvent.click(retry)
    await line(canvas, '云泽省')
  },
}

const LONG_NAME = '云泽省新型城镇化与教育现代化协同发展先行示范区及其代管的各乡镇街道和农林场所联合管理委员会'

/** The row retains its code and its buttons; the name gives way and is whole in the node form. */
export const LongText: Story = {
  beforeEach: async () => {
    const areas = createStoryApi({ as: 'admin' }).endpoints(areaEndpoints)
    await areas.add({ code: '380802', name: LONG_NAME, displayOrder: 0, parentCode: '380000', depth: 1 })
    return () => areas.remove('380802')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(await line(canvas, '云泽省')).getByText('云泽省'))
    await userEvent.keyboard('{ArrowRight}')
    await press(canvas, LONG_NAME, '修改')
    const dialog = within(await canvas.findByRole('dialog', { name: '节点信息编辑' }))
    await expect(dialog.getByRole('textbox', { name: '地区名称' })).toHaveValue(LONG_NAME)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ maxInlineSize: 360 }}>
        <AreaManager height={420} />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(await line(canvas, '云泽省')).getByText('云泽省'))
    await userEvent.click(within(await line(canvas, '云泽省')).getByLabelText('云泽省的操作'))
    await canvas.findByRole('menuitem', { name: '添加下级' })
  },
}

export const Slow: Story = {
  args: { api: { as: 'admin', latency: 300 } },
  play: async ({ canvasElement }) => {
    await line(within(canvasElement), '云泽省')
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Empty: Story = {
  args: { api: { as: 'admin', empty: ['getAreaListByParentCode'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('treeitem')
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(1)
  },
}

export const Failing: Story = {
  args: { api: { as: 'admin', broken: ['getAreaListByParentCode'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('请求编号：story-1')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: ['getAreaListByParentCode'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

/** Only the rows in view are rendered; the count is announced all the same. */
export const ManyRows: Story = {
  args: { api: { as: 'admin', many: { 'getAreaListByParentCode?parentCode=0': 1_000 } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-setsize="1000"]')).toBeVisible())
    await expect(canvasElement.querySelector('.dw-tree')?.clientHeight).toBeLessThanOrEqual(420)
    await expect(canvasElement.querySelectorAll('[role="treeitem"]').length).toBeLessThan(80)
  },
}
