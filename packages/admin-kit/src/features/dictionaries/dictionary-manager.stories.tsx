import { dictionaryEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { UserAdd } from '../users'
import { DictionaryManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>
type Canvas = ReturnType<typeof within>

const PAGE = 'queryPageDicList'
const DUTY = '5'

const meta: Meta<Args> = {
  title: 'Screens/Dictionary manager',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <DictionaryManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const dictionaries = () => createStoryApi({ as: 'admin' }).endpoints(dictionaryEndpoints)

/** Leaves one duty with this value, and returns what removes it. */
async function withDuty(value: string, label: string) {
  await removeDuty(value)
  await dictionaries().save({ type: DUTY, value, label, displayOrder: 90 })
  return () => removeDuty(value)
}

async function removeDuty(value: string) {
  const { rows } = await dictionaries().query({ type: DUTY, page: 1, pageSize: 1000 })
  for (const { id } of rows.filter((entry) => entry.value === value)) await dictionaries().remove(id)
}

const rowNamed = (canvas: Canvas, name: string) => canvas.findByRole('row', { name: new RegExp(name) })

async function choose(canvas: Canvas, name: string, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `“${name}”的更多操作` }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: action }))
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '教师职务的字典项' })
    await canvas.findByText('班主任')
    await userEvent.click(canvas.getByRole('button', { name: /^用户类型/ }))
    await canvas.findByRole('grid', { name: '用户类型的字典项' })
    await canvas.findByText('教师')
  },
}

/** Graduation and promotion of each grade. */
export const Grades: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: '年级字典' }))
    await canvas.findByRole('grid', { name: '年级的字典项' })
    await expect((await canvas.findAllByText('毕业，不再升级')).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText(/^升入/).length).toBeGreaterThan(0)
  },
}

/** The promotion that follows the settings of the grades opens from here too. */
export const PromotionOpened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: '年级字典' }))
    await userEvent.click(await canvas.findByRole('button', { name: '学年升级' }))
    await within(await canvas.findByRole('dialog', { name: '学年升级' })).findByText('还没有升级记录')
  },
}

export const Added: Story = {
  beforeEach: async () => {
    await removeDuty('81')
    return () => removeDuty('81')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增字典项' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增字典项' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '字典值' }), '81')
    await userEvent.type(dialog.getByRole('textbox', { name: '字典名称' }), '生活老师')
    await userEvent.type(dialog.getByRole('textbox', { name: '英文名称' }), 'Matron')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await canvas.findByText('“生活老师”已保存')
    await expect(await rowNamed(canvas, '生活老师')).toHaveTextContent('Matron')
  },
}

/** The exact words of section 5, at the fields. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增字典项' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增字典项' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '字典类型' }), '')
    await userEvent.clear(dialog.getByRole('textbox', { name: '排序' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('请选择字典类型')
    await dialog.findByText('字典值只能输入数字且不能为空')
    await dialog.findByText('请输入字典名称')
    await dialog.findByText('字典排序只能输入数字且不能为空')
  },
}

/** The exact words of section 5 for grades. */
export const GradeRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: '年级字典' }))
    await userEvent.click(await canvas.findByRole('button', { name: '新增年级' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增年级' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    for (const text of ['请输入年级名称', '请输入年级编码', '请选择毕业设置', '请选择升级设置'])
      await dialog.findByText(text)
  },
}

/** What the server refuses stands at the field, and nothing typed is lost. */
export const ValueTaken: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增字典项' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增字典项' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '字典值' }), '6')
    await userEvent.type(dialog.getByRole('textbox', { name: '字典名称' }), '生活老师')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('该字典值已存在')
    await expect(dialog.getByRole('textbox', { name: '字典名称' })).toHaveValue('生活老师')
  },
}

const storyGrade = { type: '9', code: '99', isEnd: '0', promotesTo: '0' }

async function findGrade() {
  const { rows } = await dictionaries().query({ type: '9', keyword: '99', page: 1, pageSize: 10 })
  return rows.find(({ code }) => code === '99')
}

async function forgetGrade() {
  const stored = await findGrade()
  if (stored) await dictionaries().remove(stored.id)
}

async function deletionOf(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `“${name}”的更多操作` }))
  return canvas.findByRole('menuitem', { name: /^删除/ })
}

/** An entry in use says what uses it before it is deleted, and can be disabled instead. */
export const InUse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const item = await deletionOf(canvas, '班主任')
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleName(/正被用户使用，不能删除$/)
    await userEvent.click(item)
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await expect(canvas.getByRole('menuitem', { name: '停用' })).not.toHaveAttribute('aria-disabled')
  },
}

export const GradeInUse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: '年级字典' }))
    const item = await deletionOf(canvas, '二年级')
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleName(/正被学校的年级和升入此年级的年级使用，不能删除$/)
  },
}

export const DisabledAndDeleted: Story = {
  beforeEach: () => withDuty('82', '宿管老师'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvas, '宿管老师', '停用')
    const question = within(await canvas.findByRole('alertdialog', { name: '停用字典项' }))
    await userEvent.click(question.getByRole('button', { name: '停用' }))
    await canvas.findByText('“宿管老师”已停用')
    await waitFor(async () => expect(await rowNamed(canvas, '宿管老师')).toHaveTextContent('停用'))
    await choose(canvas, '宿管老师', '启用')
    await canvas.findByText('“宿管老师”已启用')
    await choose(canvas, '宿管老师', '删除')
    const last = within(await canvas.findByRole('alertdialog', { name: '删除字典项' }))
    await userEvent.click(last.getByRole('button', { name: '删除' }))
    await canvas.findByText('“宿管老师”已删除')
    await waitFor(() => expect(canvas.queryByRole('row', { name: /宿管老师/ })).toBeNull())
  },
}

/** Someone else saved in between: one's own input can be saved over it. */
export const Conflict: Story = {
  beforeEach: () => withDuty('83', '图书老师'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = within(await rowNamed(canvas, '图书老师'))
    await userEvent.click(row.getByRole('button', { name: '修改' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '修改“图书老师”' }))
    const { rows } = await dictionaries().query({ type: DUTY, keyword: '图书老师', page: 1, pageSize: 10 })
    const [entry] = rows
    if (entry) await dictionaries().save({ ...entry, label: '阅览老师' })
    const name = dialog.getByRole('textbox', { name: '字典名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '图书管理员')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const conflict = within(await dialog.findByRole('alert', { name: '数据已被他人修改' }))
    await conflict.findByRole('radio', { name: '他人的：阅览老师' })
    await expect(name).toHaveValue('图书管理员')
    await userEvent.click(conflict.getByRole('button', { name: '覆盖保存' }))
    await canvas.findByText('“图书管理员”已保存')
  },
}

/** The same with a grade; what only the other person has changed is taken over. */
export const GradeConflict: Story = {
  beforeEach: async () => {
    await forgetGrade()
    await dictionaries().save({ ...storyGrade, name: '学前班', displayOrder: 90 })
    return forgetGrade
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: '年级字典' }))
    const row = within(await rowNamed(canvas, '学前班'))
    await userEvent.click(row.getByRole('button', { name: '修改' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '修改“学前班”' }))
    const stored = await findGrade()
    await dictionaries().save({ ...storyGrade, id: stored?.id, name: '学前班', displayOrder: 91, isEnd: '1' })
    const name = dialog.getByRole('textbox', { name: '年级名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '预备班')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const conflict = within(await dialog.findByRole('alert', { name: '数据已被他人修改' }))
    await expect(conflict.getByRole('radio', { name: '他人的：91' })).toBeChecked()
    await userEvent.click(conflict.getByRole('button', { name: '按选择继续编辑' }))
    await expect(name).toHaveValue('预备班')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await canvas.findByText('“预备班”已保存')
    await expect(await findGrade()).toMatchObject({ label: '预备班', displayOrder: 91, isEnd: '1' })
  },
}

/** A renamed entry is in the choices of a user form that is open, without a reload. */
export const SeenByAnOpenForm: Story = {
  beforeEach: () => withDuty('84', '心理老师'),
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <DictionaryManager />
      <UserAdd onClose={() => undefined} />
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const kinds = await canvas.findByRole('combobox', { name: '用户类型' })
    await within(kinds).findByRole('option', { name: '教师' })
    await userEvent.selectOptions(kinds, '教师')
    const duties = await canvas.findByRole('combobox', { name: '任职类型' })
    await within(duties).findByRole('option', { name: '心理老师' })
    const row = within(await rowNamed(canvas, '心理老师'))
    await userEvent.click(row.getByRole('button', { name: '修改' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '修改“心理老师”' }))
    const name = dialog.getByRole('textbox', { name: '字典名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '心理健康教师')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await canvas.findByText('“心理健康教师”已保存')
    await within(duties).findByRole('option', { name: '心理健康教师' })
  },
}

/** Reading alone: neither adds nor changes. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('班主任')
    await expect(canvas.queryByRole('button', { name: '新增字典项' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '修改' })).toBeNull()
  },
}

/** With the code of system dictionaries alone, grades are for reading. */
export const WithoutGrades: Story = {
  args: { permissions: ['dict:list', 'dict:edit'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '新增字典项' })
    await userEvent.click(canvas.getByRole('tab', { name: '年级字典' }))
    await canvas.findByRole('grid', { name: '年级的字典项' })
    await expect(canvas.queryByRole('button', { name: '新增年级' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '学年升级' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', empty: [PAGE] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('该类型下暂无字典项')
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '字典名称或字典值' }), '没有的{Enter}')
    await canvas.findByText('没有找到“没有的”')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText('班主任')
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'admin', broken: ['getDicTypes'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: [PAGE] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: ['getDicTypes'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = { args: { api: { as: 'admin', answering: { [PAGE]: longPage() } } } }

function longPage() {
  const dicDisplay = '负责云泽省教育现代化与新型城镇化协同发展先行示范区各乡镇街道联合管理工作的职务名称'
  const base = { dicType: DUTY, dicName: null, dicCode: null, isEnd: null, dicUp: null, enabled: true, version: 0 }
  const entry = { ...base, id: 1, dicValue: '1', dicDisplay, dicOrder: 1, labels: { en: dicDisplay, ja: dicDisplay } }
  return { data: [entry], total: 1, currentPage: 1, pageSize: 20 }
}

export const ManyRows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: '年级字典' }))
    await expect((await canvas.findAllByRole('button', { name: '修改' })).length).toBeGreaterThan(9)
  },
}

/** The types are a select where there is no room for two panes. */
export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <DictionaryManager />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '字典类型' }), '用户类型')
    await canvas.findByRole('grid', { name: '用户类型的字典项' })
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: 'Entries: Teacher duties' })
    await canvas.findByText(/^Class teacher/)
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
