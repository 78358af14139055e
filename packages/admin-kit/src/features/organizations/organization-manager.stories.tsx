import { organizationEndpoints, promotionEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { OrganizationManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/Organisation manager',
  parameters: {
    ownRoot: true,
    // A chosen line shows its buttons; their words are names of their own, not part of the line's.
    a11y: { test: 'error', config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <OrganizationManager height={420} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const line = (canvas: Canvas, name: string) => canvas.findByRole('treeitem', { name: new RegExp(`^${name}`) })

async function press(canvas: Canvas, name: string, button: string) {
  await userEvent.click(within(await line(canvas, name)).getByText(name))
  // The buttons of a line come with the reader's permissions.
  await userEvent.click(await within(await line(canvas, name)).findByText(button))
}

async function forget(...names: string[]) {
  const organizations = createStoryApi({ as: 'admin' }).endpoints(organizationEndpoints)
  for (const name of names) {
    for (const { organization } of await organizations.search(name)) await organizations.remove(organization.id)
  }
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await line(canvas, '机构')).toHaveAttribute('aria-level', '1')
    await userEvent.click(within(await line(canvas, '机构')).getByText('机构'))
    await expect(within(await line(canvas, '机构')).queryByText('删除')).toBeNull()
    await line(canvas, '云泽省教育厅')
  },
}

export const FoundBySearch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await line(canvas, '云泽省教育厅')
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索机构' }), '砚池小学')
    await userEvent.click(canvas.getByRole('button', { name: '定位' }))
    const [hit] = await within(await canvas.findByRole('list', { name: '搜索结果' })).findAllByRole('button')
    if (hit) await userEvent.click(hit)
    await canvas.findByRole('treeitem', { name: /砚池小学/ })
  },
}

export const NamesEveryFault: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await line(canvas, '云泽省教育厅')
    await userEvent.click(canvas.getByRole('button', { name: '新增机构' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增机构' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '组织编码' }), 'x')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    for (const text of ['组织编码只能输入数字', '请输入组织名称', '请选择机构名', '请选择组织类型']) {
      await dialog.findByText(text)
    }
  },
}

async function add(canvas: Canvas, parent: string, name: string) {
  await press(canvas, parent, '添加下级')
  const dialog = within(await canvas.findByRole('dialog', { name: '新增机构' }))
  await userEvent.type(dialog.getByRole('textbox', { name: '组织名称' }), name)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '组织类型' }), '部门')
  await userEvent.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  await line(canvas, name)
}

/** Two clicks without a pause between them. */
export const SavedOnceByADoubleClick: Story = {
  args: { onBeforeMutation: fn<NonNullable<Args['onBeforeMutation']>>() },
  beforeEach: () => () => forget('档案处'),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await press(canvas, '机构', '添加下级')
    const dialog = within(await canvas.findByRole('dialog', { name: '新增机构' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '组织名称' }), '档案处')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '组织类型' }), '部门')
    const save = dialog.getByRole('button', { name: '保存' })
    save.click()
    save.click()
    await line(canvas, '档案处')
    await expect(args.onBeforeMutation).toHaveBeenCalledTimes(1)
  },
}

/** Added, put above its neighbour by keys, moved under it by the dialog and back, and deleted. */
export const AddedMovedAndDeleted: Story = {
  beforeEach: () => () => forget('信息处', '财务处'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await add(canvas, '机构', '信息处')
    await add(canvas, '机构', '财务处')
    ;(await line(canvas, '财务处')).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await canvas.findByText('“财务处”的顺序已调整')
    const places = async () =>
      Promise.all(['财务处', '信息处'].map(async (name) => (await line(canvas, name)).getAttribute('aria-posinset')))
    await waitFor(async () => {
      const [one, other] = await places()
      await expect(Number(one)).toBeLessThan(Number(other))
    })
    await press(canvas, '信息处', '移动到…')
    const dialog = within(await canvas.findByRole('dialog', { name: '移动机构' }))
    await userEvent.click(dialog.getByLabelText('上级机构'))
    const tree = await canvas.findByRole('tree', { name: '上级机构' })
    await userEvent.click(await within(tree).findByText('财务处'))
    await userEvent.click(dialog.getByRole('button', { name: '移动' }))
    await canvas.findByText('“信息处”已移动')
    await expect(await line(canvas, '财务处')).toHaveAttribute('aria-expanded')
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await canvas.findByText('“信息处”已移回原处')
    await press(canvas, '信息处', '删除')
    const question = within(await canvas.findByRole('alertdialog', { name: '删除机构' }))
    await question.findByText('您确定要删除这条数据吗?')
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await canvas.findByText('删除成功！')
  },
}

const schoolDraft = (name: string) => ({ name, parentId: 6, type: '2' })

async function pick(canvas: Canvas, field: string, keyword: string) {
  await userEvent.click(canvas.getByRole('combobox', { name: field }))
  await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索' }), keyword)
  const [hit] = await canvas.findAllByRole('button', { name: new RegExp(`^${keyword}`) })
  if (hit) await userEvent.click(hit)
}

async function openMerge(canvas: Canvas, name: string) {
  await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索机构' }), name)
  await userEvent.click(canvas.getByRole('button', { name: '定位' }))
  const [hit] = await within(await canvas.findByRole('list', { name: '搜索结果' })).findAllByRole('button')
  if (hit) await userEvent.click(hit)
  await press(canvas, name, '撤并…')
  return within(await canvas.findByRole('dialog', { name: `撤并“${name}”` }))
}

/** Another administrator saves an organisation of the story. */
async function renameStored(name: string, newName: string, displayOrder?: number) {
  const organizations = createStoryApi({ as: 'admin' }).endpoints(organizationEndpoints)
  const stored = (await organizations.search(name)).find(({ organization }) => organization.name === name)
  if (!stored) throw new Error(`${name} is not stored.`)
  const { id, parentId, type, code, schoolType, areaCode } = stored.organization
  const order = displayOrder ?? stored.organization.displayOrder
  await organizations.save({ id, parentId, type, code, schoolType, areaCode, name: newName, displayOrder: order })
}

/** Nothing is merged before the consequences are listed and the name is typed. */
export const Merged: Story = {
  beforeEach: async () => {
    const organizations = createStoryApi({ as: 'admin' }).endpoints(organizationEndpoints)
    const from = await organizations.save(schoolDraft('清溪小学'))
    await organizations.save(schoolDraft('清源小学'))
    await organizations.save({ name: '清溪教务处', parentId: from.id, type: '4' })
    return () => forget('清溪教务处', '清源小学')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await openMerge(canvas, '清溪小学')
    const merge = dialog.getByRole('button', { name: '撤并' })
    await expect(merge).toBeDisabled()
    await pick(canvas, '并入学校', '清源小学')
    const report = within(await dialog.findByRole('region', { name: '撤并的影响' }))
    await report.findByText('下级机构')
    await expect(merge).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox', { name: '请输入“清溪小学”以确认' }), '清溪小学')
    await userEvent.click(merge)
    await canvas.findByText('“清溪小学”已并入“清源小学”')
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^清溪小学/ })).toBeNull())
  },
}

/** Somebody else has changed the school in between: what is different is read before anything is merged. */
export const MergeConflict: Story = {
  beforeEach: async () => {
    const organizations = createStoryApi({ as: 'admin' }).endpoints(organizationEndpoints)
    await organizations.save(schoolDraft('清河小学'))
    await organizations.save(schoolDraft('清湖小学'))
    return () => forget('清河小学', '清河中心小学', '清湖小学')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await openMerge(canvas, '清河小学')
    await pick(canvas, '并入学校', '清湖小学')
    await dialog.findByRole('region', { name: '撤并的影响' })
    await renameStored('清河小学', '清河中心小学')
    await userEvent.type(dialog.getByRole('textbox', { name: '请输入“清河小学”以确认' }), '清河小学')
    await userEvent.click(dialog.getByRole('button', { name: '撤并' }))
    const changed = within(await dialog.findByRole('alert', { name: '“清河小学”在您打开之后被他人修改' }))
    await changed.findByText('组织名称：清河小学 → 清河中心小学')
    await expect(dialog.getByRole('button', { name: '撤并' })).toBeDisabled()
    await userEvent.click(changed.getByRole('button', { name: '按最新内容继续' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: '请输入“清河中心小学”以确认' }), '清河中心小学')
    await userEvent.click(dialog.getByRole('button', { name: '撤并' }))
    await canvas.findByText('“清河中心小学”已并入“清湖小学”')
  },
}

/** Somebody else has renamed the organisation in between: both names are shown, and nothing typed is lost. */
export const Conflict: Story = {
  beforeEach: async () => {
    const organizations = createStoryApi({ as: 'admin' }).endpoints(organizationEndpoints)
    await organizations.save({ name: '仪器室', parentId: 0, type: '4', displayOrder: 70 })
    return () => forget('仪器室', '仪器站', '仪器中心')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '仪器室', '修改')
    const dialog = within(await canvas.findByRole('dialog', { name: '修改机构' }))
    await renameStored('仪器室', '仪器站', 71)
    const name = dialog.getByRole('textbox', { name: '组织名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '仪器中心')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const conflict = within(await dialog.findByRole('alert', { name: '数据已被他人修改' }))
    await conflict.findByRole('radio', { name: '我的：仪器中心' })
    await expect(conflict.getByRole('radio', { name: '他人的：71' })).toBeChecked()
    await userEvent.click(conflict.getByRole('button', { name: '按选择继续编辑' }))
    await expect(name).toHaveValue('仪器中心')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await line(canvas, '仪器中心')
  },
}

/** The server's refusal is in the dialog, and the choice stays. */
export const MergeRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await openMerge(canvas, '望川市砚池小学')
    await pick(canvas, '并入学校', '砚池区教育局')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('只有学校可以撤并')
    await expect(dialog.getByRole('button', { name: '撤并' })).toBeDisabled()
  },
}

async function openWizard(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: '学年升级' }))
  return within(await canvas.findByRole('dialog', { name: '学年升级' }))
}

async function undoPromotions() {
  const promotions = createStoryApi({ as: 'admin' }).endpoints(promotionEndpoints)
  for (const { id, state } of await promotions.list()) if (state !== 'undone') await promotions.undo(id)
}

export const Promoted: Story = {
  beforeEach: () => undoPromotions,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const wizard = await openWizard(canvas)
    await expect(wizard.getByRole('button', { name: '下一步：核对影响' })).toBeDisabled()
    await pick(canvas, '升级范围', '望川市砚池小学')
    await userEvent.click(wizard.getByRole('button', { name: '下一步：核对影响' }))
    const preview = within(await wizard.findByRole('grid', { name: '年级升级预览' }))
    await preview.findByText('升入 六年级')
    await preview.findByText('毕业')
    await preview.findByText('新建')
    await userEvent.click(wizard.getByRole('button', { name: '开始升级 1 所学校' }))
    await wizard.findByText('1 所学校已完成升级', undefined, { timeout: 10_000 })
    const history = within(await wizard.findByRole('grid', { name: '升级记录' }))
    await history.findByText('已完成')
    const [undo] = wizard.getAllByRole('button', { name: '撤销升级' })
    if (undo) await userEvent.click(undo)
    const question = within(await canvas.findByRole('alertdialog', { name: '撤销升级' }))
    await question.findByText(/^1 所学校的年级恢复为升级前的名称/)
    await userEvent.click(question.getByRole('button', { name: '撤销升级' }))
    await canvas.findByText('1 所学校的升级已撤销')
    await history.findByText('已撤销')
  },
}

const reviewed = { schoolYear: 2026, schools: 0, alreadyPromoted: 3, grades: [], promotionId: null, taskId: null }

/** Every school has been promoted in this school year. */
export const NothingToPromote: Story = {
  args: { api: { as: 'admin', answering: { 'schoolGrade/promote': reviewed } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const wizard = await openWizard(canvas)
    await pick(canvas, '升级范围', '望川市砚池小学')
    await userEvent.click(wizard.getByRole('button', { name: '下一步：核对影响' }))
    await wizard.findByText('3 所学校本学年已升级，不再重复升级。')
    await expect(wizard.queryByRole('button', { name: /^开始升级/ })).toBeNull()
  },
}

const task = {
  id: '0d9b4a53-51a9-4a7c-9a3d-3f6f1b7f5a10',
  kind: 'promotion',
  state: 'running',
  done: 40,
  total: 120,
  msg: '',
  jobId: null,
  fileName: null,
  createdAt: '2026-11-21 09:00:00',
  finishedAt: null,
  expiresAt: null,
}
const unknown = { name: '混龄班', outcome: 'unknown', nextName: null, schools: 2, classes: 3, students: 48 }
const begun = {
  schoolYear: 2026,
  schools: 120,
  alreadyPromoted: 2,
  grades: [unknown],
  promotionId: '3f0c6f6e-6f0a-4c52-9d5e-0d4f7a1f6a11',
  taskId: task.id,
}

async function startWizard(canvas: Canvas) {
  const wizard = await openWizard(canvas)
  await pick(canvas, '升级范围', '望川市砚池小学')
  await userEvent.click(wizard.getByRole('button', { name: '下一步：核对影响' }))
  await userEvent.click(await wizard.findByRole('button', { name: '开始升级 120 所学校' }))
  return wizard
}

export const Promoting: Story = {
  args: { api: { as: 'admin', answering: { 'schoolGrade/promote': begun, 'task/getTask': task } } },
  play: async ({ canvasElement }) => {
    const wizard = await startWizard(within(canvasElement))
    const progress = await wizard.findByRole('progressbar', { name: '正在升级' })
    // The bar is there before the task has been read.
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '40'))
  },
}

export const PromotionFailed: Story = {
  args: {
    api: {
      as: 'admin',
      answering: {
        'schoolGrade/promote': begun,
        'task/getTask': { ...task, state: 'failed', msg: '服务器多次中断，任务未完成' },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const wizard = await startWizard(within(canvasElement))
    await wizard.findByText('服务器多次中断，任务未完成')
  },
}

export const ImportOpened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '导入' }))
    await canvas.findByRole('dialog', { name: /导入/ })
  },
}

/** What still belongs to it is listed, and prevents its deletion. */
export const InUse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '云泽省教育厅', '删除')
    const question = within(await canvas.findByRole('alertdialog', { name: '删除机构' }))
    await question.findByText(/^该机构还关联 \d+ 个下级机构、\d+ 名用户/)
    await expect(question.getByRole('button', { name: '确定' })).toBeDisabled()
  },
}

/** The kind of a school is chosen by its name, not typed as a code. */
export const KindOfSchool: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '机构', '添加下级')
    const dialog = within(await canvas.findByRole('dialog', { name: '新增机构' }))
    const kind = dialog.getByRole('combobox', { name: '学校类型' })
    await userEvent.selectOptions(kind, '九年制学校')
    await expect(kind).toHaveValue('312')
  },
}

export const WithoutTheCodes: Story = {
  args: { api: { as: 'ycxx_school01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await line(canvas, '机构')
    await expect(canvas.queryByRole('button', { name: '新增机构' })).toBeNull()
    await expect(canvas.queryByText('添加下级')).toBeNull()
    for (const name of ['导入', '学年升级']) await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: ['getSchoolInfoListByParentId'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const lost: string[] = []
const losing = createStoryApi({ as: 'admin', failing: lost })

/** A branch that does not come says so in its place; the rest of the tree stays. */
export const OneBranchFails: Story = {
  args: { client: losing },
  beforeEach: () => () => {
    lost.length = 0
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bureau = await line(canvas, '云泽省教育厅')
    lost.push('getSchoolInfoListByParentId')
    bureau.focus()
    await userEvent.keyboard('{ArrowRight}')
    const retry = await canvas.findByText('重试')
    // The words of the specification, read out as they come.
    await expect(canvas.getByText('获取数据失败！')).toHaveAttribute('role', 'alert')
    await expect(await line(canvas, '机构')).toBeVisible()
    lost.length = 0
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.queryByText('重试')).toBeNull())
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', empty: ['getSchoolInfoListByParentId'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无机构')
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ maxInlineSize: 360 }}>
        <OrganizationManager height={420} />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(await line(canvas, '云泽省教育厅')).getByText('云泽省教育厅'))
    await userEvent.click(await canvas.findByRole('button', { name: '云泽省教育厅的操作' }))
    await canvas.findByRole('menuitem', { name: '添加下级' })
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Add organisation' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await line(canvas, '云泽省教育厅')
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索机构' }), '不存在的机构{Enter}')
    await canvas.findByText('没有找到“不存在的机构”')
  },
}

export const Failing: Story = {
  args: { api: { as: 'admin', broken: ['getSchoolInfoListByParentId'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: ['getSchoolInfoListByParentId'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('网络连接错误，请检查网络环境！')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Slow: Story = {
  args: { api: { as: 'admin', latency: 300 } },
  play: async ({ canvasElement }) => {
    await line(within(canvasElement), '云泽省教育厅')
  },
}

export const LongText: Story = {
  args: { api: { as: 'admin', wordy: ['getSchoolInfoListByParentId'] } },
  play: async ({ canvasElement }) => {
    await line(within(canvasElement), '云泽省教育厅云泽省教育现代化')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(await line(canvas, '云泽省教育厅')).getByText('云泽省教育厅'))
    for (const name of ['添加下级', '修改', '删除']) await expect(canvas.queryByText(name)).toBeNull()
    await expect(canvas.queryByRole('button', { name: '新增机构' })).toBeNull()
  },
}

/** Only the rows in view are rendered; the count is announced all the same. */
export const ManyRows: Story = {
  args: { api: { as: 'admin', many: { 'getSchoolInfoListByParentId?parentId=0': 1_000 } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-setsize="1000"]')).toBeVisible())
    await expect(canvasElement.querySelector('.dw-tree')?.clientHeight).toBeLessThanOrEqual(420)
    await expect(canvasElement.querySelectorAll('[role="treeitem"]').length).toBeLessThan(80)
  },
}
