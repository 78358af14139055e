import { stageEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { StageManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>
type Canvas = ReturnType<typeof within>

const LIST = 'getAllTGardeList'

const meta: Meta<Args> = {
  title: 'Screens/Stages and subjects',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <StageManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const stages = () => createStoryApi({ as: 'admin' }).endpoints(stageEndpoints)

/** Removes the stage with this code and its subjects, whatever an earlier run has left. */
async function removeStage(code: string) {
  const stage = (await stages().list()).find((one) => one.code === code)
  if (!stage) return
  for (const subject of stage.subjects) await stages().removeSubject({ stageCode: code, code: subject.code })
  await stages().remove(stage.id)
}

async function openStage(canvas: Canvas, name: RegExp) {
  const list = within(await canvas.findByRole('navigation', { name: '学段列表' }))
  await userEvent.click(await list.findByRole('button', { name }))
}

async function choose(canvas: Canvas, name: string, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `“${name}”的更多操作` }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: action }))
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '学前的学科' })
    await openStage(canvas, /^小学/)
    await canvas.findByRole('grid', { name: '小学的学科' })
    await canvas.findByRole('cell', { name: '语文' })
  },
}

/** How forms offer a stage and its subjects. */
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const preview = within(await canvas.findByRole('group', { name: '级联预览' }))
    await userEvent.selectOptions(preview.getByRole('combobox', { name: '学段' }), '小学')
    await userEvent.selectOptions(preview.getByRole('combobox', { name: '科目' }), '语文')
    await preview.findByText('小学 / 语文（保存为 2-0201）')
  },
}

/** A stage, a subject in it, and both removed again. */
export const AddedAndRemoved: Story = {
  beforeEach: () => removeStage('91'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增学段' }))
    const stage = within(await canvas.findByRole('dialog', { name: '新增学段' }))
    await userEvent.type(stage.getByRole('textbox', { name: '学段编码' }), '91')
    await userEvent.type(stage.getByRole('textbox', { name: '学段名称' }), '中职')
    await userEvent.click(stage.getByRole('button', { name: '保存' }))
    await canvas.findByText('“中职”已保存')
    await openStage(canvas, /^中职/)
    await canvas.findByText('中职暂无科目')
    await userEvent.click(canvas.getByRole('button', { name: '新增科目' }))
    const subject = within(await canvas.findByRole('dialog', { name: '新增科目' }))
    await userEvent.type(subject.getByRole('textbox', { name: '学科编码' }), '9101')
    await userEvent.type(subject.getByRole('textbox', { name: '科目名称' }), '机械基础')
    await userEvent.click(subject.getByRole('button', { name: '保存' }))
    await canvas.findByText('“机械基础”已保存')
    const row = within(await canvas.findByRole('row', { name: /机械基础/ }))
    await userEvent.click(row.getByRole('button', { name: '删除' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '删除科目' }))
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await canvas.findByText('“机械基础”已删除')
    await choose(canvas, '中职', '删除')
    const last = within(await canvas.findByRole('alertdialog', { name: '删除学段' }))
    await userEvent.click(last.getByRole('button', { name: '删除' }))
    await canvas.findByText('“中职”已删除')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^中职/ })).toBeNull())
  },
}

/** The exact words of section 5, at the fields. */
export const StageRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增学段' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增学段' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('学段编码只能输入数字')
    await dialog.findByText('请输入学段名称')
  },
}

export const SubjectRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增科目' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增科目' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '学段' }), '')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('学科编码只能输入数字')
    await dialog.findByText('请输入科目名称')
    await dialog.findByText('请选择年级名称')
  },
}

/** What the server refuses stands at the field, and nothing typed is lost. */
export const CodeTaken: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增学段' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增学段' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '学段编码' }), '2')
    await userEvent.type(dialog.getByRole('textbox', { name: '学段名称' }), '完全小学')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('该学段编码已存在')
    await expect(dialog.getByRole('textbox', { name: '学段名称' })).toHaveValue('完全小学')
  },
}

/** Somebody else has renamed a stage in between: both names are shown, and the chosen one is saved. */
export const StageConflict: Story = {
  beforeEach: async () => {
    await removeStage('92')
    await stages().save({ code: '92', name: '高职' })
    return () => removeStage('92')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openStage(canvas, /^高职/)
    await choose(canvas, '高职', '修改')
    const dialog = within(await canvas.findByRole('dialog', { name: '修改学段“高职”' }))
    const stored = (await stages().list()).find(({ code }) => code === '92')
    if (stored) await stages().save({ id: stored.id, code: '92', name: '高等职业' })
    const name = dialog.getByRole('textbox', { name: '学段名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '职业学院')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const conflict = within(await dialog.findByRole('alert', { name: '数据已被他人修改' }))
    await conflict.findByRole('radio', { name: '我的：职业学院' })
    await expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled()
    await userEvent.click(conflict.getByRole('radio', { name: '他人的：高等职业' }))
    await userEvent.click(conflict.getByRole('button', { name: '按选择继续编辑' }))
    await expect(name).toHaveValue('高等职业')
    await userEvent.type(name, '学校')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await canvas.findByText('“高等职业学校”已保存')
  },
}

/** The same with a subject, whose own name is saved over the other one. */
export const SubjectConflict: Story = {
  beforeEach: async () => {
    await removeStage('93')
    await stages().save({ code: '93', name: '技校' })
    await stages().saveSubject({ stageCode: '93', code: '9301', name: '钳工' })
    return () => removeStage('93')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openStage(canvas, /^技校/)
    const row = within(await canvas.findByRole('row', { name: /钳工/ }))
    await userEvent.click(row.getByRole('button', { name: '修改' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '修改科目“钳工”' }))
    const subject = { stageCode: '93', code: '9301' }
    await stages().saveSubject({ ...subject, known: subject, name: '车工' })
    const name = dialog.getByRole('textbox', { name: '科目名称' })
    await userEvent.clear(name)
    await userEvent.type(name, '焊工')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const conflict = within(await dialog.findByRole('alert', { name: '数据已被他人修改' }))
    await conflict.findByRole('radio', { name: '他人的：车工' })
    await userEvent.click(conflict.getByRole('button', { name: '覆盖保存' }))
    await canvas.findByText('“焊工”已保存')
  },
}

/** A stage in use says what uses it before it is deleted, to screen readers as well. */
export const InUse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '“小学”的更多操作' }))
    // Read out with the label.
    const item = await canvas.findByRole('menuitem', { name: /^删除\s*仍有科目、年级和用户，不能删除$/ })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(item)
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

/** So does a subject: the keyboard reaches its button, which names the reason when it is pressed. */
export const SubjectInUse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openStage(canvas, /^小学/)
    const row = within(await canvas.findByRole('row', { name: /语文/ }))
    const button = row.getByRole('button', { name: '删除' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('仍有教师任教，不能删除')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('仍有教师任教，不能删除', { ignore: '[hidden]' })
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

/** What came into use after the list was read is refused by the server, in its own words. */
export const InUseMeanwhile: Story = {
  beforeEach: async () => {
    await removeStage('94')
    await stages().save({ code: '94', name: '成教' })
    return () => removeStage('94')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openStage(canvas, /^成教/)
    await choose(canvas, '成教', '删除')
    const question = within(await canvas.findByRole('alertdialog', { name: '删除学段' }))
    await stages().saveSubject({ stageCode: '94', code: '9401', name: '会计' })
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await canvas.findByText(/^该学段下仍有 1 个科目、0 个年级和 0 名用户，不能删除或修改编码$/)
  },
}

/** Reading alone: neither adds nor changes. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '学前的学科' })
    await expect(canvas.queryByRole('button', { name: '新增学段' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '修改' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无学段')
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openStage(canvas, /^高中/)
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(10))
  },
}

/** The stages are a select where there is no room for two panes. */
export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <StageManager />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '学段列表' }), '初中')
    await canvas.findByRole('grid', { name: '初中的学科' })
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Add subject' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }

async function openResearchers(canvas: Canvas) {
  await openStage(canvas, /^小学/)
  const row = within(await canvas.findByRole('row', { name: /数学/ }))
  await userEvent.click(row.getByRole('button', { name: '教研员' }))
  return within(await canvas.findByRole('dialog', { name: '小学数学教研员' }))
}

/** The people whom the page of a subject presents. */
export const Researchers: Story = {
  play: async ({ canvasElement }) => {
    const list = await openResearchers(within(canvasElement))
    await list.findByText('尹澄明')
    await expect(list.getAllByText('已公开').length).toBeGreaterThan(1)
  },
}

/** What is missing is said at its field, and nothing typed is lost. */
export const ResearcherRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = await openResearchers(canvas)
    await userEvent.click(list.getByRole('button', { name: '添加教研员' }))
    const form = within(await canvas.findByRole('dialog', { name: '添加教研员' }))
    await userEvent.type(form.getByRole('textbox', { name: '姓名' }), '宁远舟')
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(form.getAllByText('此项必填')).toHaveLength(2))
    await form.findByText('请选择所属机构')
    await expect(form.getByRole('textbox', { name: '姓名' })).toHaveValue('宁远舟')
  },
}

export const ResearchersEmpty: Story = {
  args: { api: { as: 'admin', answering: { getResearchers: [] } } },
  play: async ({ canvasElement }) => {
    await (await openResearchers(within(canvasElement))).findByText('还没有教研员')
  },
}

export const ResearchersFailing: Story = {
  args: { api: { as: 'admin', broken: ['getResearchers'] } },
  play: async ({ canvasElement }) => {
    await (await openResearchers(within(canvasElement))).findByText(/^请求编号：story-/)
  },
}
