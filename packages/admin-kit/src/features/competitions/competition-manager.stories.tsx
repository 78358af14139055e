import { managedCompetitionEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { CompetitionManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>
type Canvas = ReturnType<typeof within>

const LIST = 'competition/queryPageCompetitionList'
const ONE = 'competition/getCompetition'

const meta: Meta<Args> = {
  title: 'Screens/Competition manager',
  parameters: { ownRoot: true },
  args: { api: { as: 'comp01' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <CompetitionManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('grid', { name: '赛事列表' }))
    await table.findByText('云泽省中小学实验教学说课展示活动')
    await expect(table.getAllByText('已发布').length).toBeGreaterThan(2)
    await expect(table.getByText('已公布结果')).toBeVisible()
  },
}

let next = 0

/** Adds a draft, which opens its editor. */
async function openDraft(canvas: Canvas): Promise<string> {
  next += 1
  const name = `校园短视频大赛${next}`
  await userEvent.click(await canvas.findByRole('button', { name: '新增赛事' }))
  const dialog = within(await canvas.findByRole('dialog', { name: '新增赛事' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^赛事名称/ }), name)
  await userEvent.type(dialog.getByRole('textbox', { name: /^编码/ }), `story-video-${next}`)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^赛事类型/ }), '其他赛事')
  await userEvent.click(dialog.getByRole('button', { name: '创建并编辑' }))
  await dialog.findByText('请选择主办机构')
  await userEvent.click(dialog.getByRole('combobox', { name: /^主办机构/ }))
  await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索' }), '云泽省教育厅')
  const hits = await canvas.findAllByRole('button', { name: /^云泽省教育厅/ })
  await userEvent.click(hits[0] ?? dialog.getByRole('searchbox'))
  await userEvent.click(dialog.getByRole('button', { name: '创建并编辑' }))
  await canvas.findByRole('form', { name: '基本信息' })
  return name
}

/** A draft says what it lacks, and its steps save themselves when another one opens. */
export const Draft: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openDraft(canvas)
    await expect(canvas.getByRole('button', { name: '发布' })).toBeDisabled()
    const readiness = within(await canvas.findByRole('complementary', { name: '发布前检查' }))
    await readiness.findByText('完成标红的项目后才能发布。')
    await userEvent.type(canvas.getByRole('textbox', { name: /^赛事介绍/ }), '第一段')
    await userEvent.click(readiness.getByRole('button', { name: '去完善 至少设置一个组别' }))
    const groups = within(await canvas.findByRole('form', { name: '组别与对象' }))
    await userEvent.click(groups.getByRole('checkbox', { name: '教师' }))
    await userEvent.click(groups.getByRole('button', { name: '添加组别' }))
    await userEvent.click(canvas.getByRole('button', { name: /赛程阶段/ }))
    // Above the step, and at its field.
    await waitFor(() => expect(groups.getAllByText('请输入组别名称')).toHaveLength(2))
    await userEvent.type(groups.getByRole('textbox', { name: /^组别名称/ }), '教师组')
    await userEvent.click(canvas.getByRole('button', { name: /赛程阶段/ }))
    await canvas.findByRole('form', { name: '赛程阶段' })
    await waitFor(() => expect(readiness.queryByRole('button', { name: '去完善 填写赛事介绍' })).toBeNull())
    await waitFor(() => expect(readiness.queryByRole('button', { name: '去完善 至少设置一个组别' })).toBeNull())
  },
}

async function openEditor(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }))
  await canvas.findByRole('form', { name: '基本信息' })
}

/** What is published already is saved by its button only: leaving a step prompts, and what was typed is not public. */
export const PublishedIsNotSavedByLeaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = '云泽省第三届中小学微课大赛'
    await openEditor(canvas, `修改 ${name}`)
    const title = canvas.getByRole('textbox', { name: /^赛事名称/ })
    await userEvent.type(title, '（写到一半')
    await canvas.findByText('有未保存的修改，赛事已发布，请点击保存后生效')
    const phases = canvas.getByRole('button', { name: /赛程阶段/ })
    await userEvent.click(phases)
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: '继续编辑' }))
    await expect(title).toHaveValue(`${name}（写到一半`)
    await userEvent.click(phases)
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: '离开' }))
    await canvas.findByRole('form', { name: '赛程阶段' })
    await userEvent.click(canvas.getByRole('button', { name: /基本信息/ }))
    await expect(await canvas.findByRole('textbox', { name: /^赛事名称/ })).toHaveValue(name)
    await expect(canvas.queryByRole('heading', { name: /写到一半/ })).toBeNull()
  },
}

/** The phases of a competition that runs, as bars; closed ones are extended with a reason. */
export const Phases: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openEditor(canvas, '修改 云泽省第三届中小学微课大赛')
    await userEvent.click(canvas.getByRole('button', { name: /赛程阶段/ }))
    const form = within(await canvas.findByRole('form', { name: '赛程阶段' }))
    const timeline = within(form.getByRole('list', { name: '赛程图' }))
    await expect(timeline.getAllByRole('listitem')).toHaveLength(9)
    await userEvent.click(form.getByRole('button', { name: '延长阶段 资格审查' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '延长阶段' }))
    await userEvent.click(dialog.getByRole('button', { name: '延长并公告' }))
    await dialog.findByText('请输入新的截止时间')
  },
}

/** A phase is closed by hand before its time. */
export const ClosedByHand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openEditor(canvas, '修改 云泽省学生信息素养提升实践活动')
    await userEvent.click(canvas.getByRole('button', { name: /赛程阶段/ }))
    const form = within(await canvas.findByRole('form', { name: '赛程阶段' }))
    const timeline = within(form.getByRole('list', { name: '赛程图' }))
    const [signUp] = timeline.getAllByRole('listitem')
    await expect(signUp).toHaveTextContent('进行中')
    const [opening] = form.getAllByRole('combobox', { name: /^开放方式/ })
    if (!opening) throw new Error('There is no phase.')
    await userEvent.selectOptions(opening, '手动关闭')
    await userEvent.click(form.getByRole('button', { name: '保存本步' }))
    await waitFor(() => expect(timeline.getAllByRole('listitem')[0]).toHaveTextContent('已截止'))
  },
}

/** Someone else saved in between; the same input is saved over it when the editor says so. */
export const Conflict: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openEditor(canvas, '修改 云泽省学生信息素养提升实践活动')
    const calls = createStoryApi({ as: 'comp01' }).endpoints(managedCompetitionEndpoints)
    await calls.save({ id: 3, undertaker: '省电化教育馆' })
    const field = canvas.getByRole('textbox', { name: /^一句话介绍/ })
    await userEvent.type(field, '。')
    await userEvent.click(canvas.getByRole('button', { name: '保存本步' }))
    await canvas.findByText(/^他人已修改此赛事/)
    await userEvent.click(canvas.getByRole('button', { name: '覆盖保存' }))
    await canvas.findByText('所有修改已保存')
  },
}

/** A competition with results is read-only. */
export const Finished: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openEditor(canvas, '查看 云泽省第二届中小学微课大赛')
    await expect(canvas.getByRole('textbox', { name: /^赛事名称/ })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: '保存本步' })).toBeNull()
  },
}

/** The next edition is a copy whose code counts on. */
export const NextEdition: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '云泽省第三届中小学微课大赛 的操作' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '复制为下一届' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '复制为下一届' }))
    await expect(dialog.getByRole('textbox', { name: /^编码/ })).toHaveValue('yunze-micro-4')
  },
}

/** Cancelling needs a reason. */
export const Cancel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '云泽省中小学实验教学说课展示活动 的操作' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '取消赛事' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '取消赛事' }))
    await userEvent.click(dialog.getByRole('button', { name: '取消赛事' }))
    await dialog.findByText('请填写原因，至少 5 个字')
  },
}

export const Empty: Story = {
  args: { api: { as: 'comp01', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有赛事')
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '状态' }), '已归档')
    await canvas.findByText('没有符合条件的赛事')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText('云泽省中小学实验教学说课展示活动')
  },
}

/** With the code of the list alone nothing is changed. */
export const WithoutTheCodes: Story = {
  args: { permissions: ['comp:list'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '查看 云泽省中小学实验教学说课展示活动' })
    await expect(canvas.queryByRole('button', { name: '新增赛事' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /的操作$/ })).toBeNull()
  },
}

/** With the code for extending phases, and none for changing them. */
export const ExtendingOnly: Story = {
  args: { permissions: ['comp:list', 'comp:phase:reopen'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openEditor(canvas, '查看 云泽省第三届中小学微课大赛')
    await userEvent.click(canvas.getByRole('button', { name: /赛程阶段/ }))
    const form = within(await canvas.findByRole('form', { name: '赛程阶段' }))
    await expect(form.getAllByRole('textbox')[0]).toBeDisabled()
    await userEvent.click(form.getByRole('button', { name: '延长阶段 资格审查' }))
    await canvas.findByRole('dialog', { name: '延长阶段' })
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '查看 云泽省中小学实验教学说课展示活动' })
    await expect(canvas.queryByRole('button', { name: '新增赛事' })).toBeNull()
  },
}

export const Loading: Story = { args: { api: { as: 'comp01', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'comp01', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'comp01', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const EditorFailing: Story = {
  args: { api: { as: 'comp01', failing: [ONE] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '修改 云泽省中小学实验教学说课展示活动' }))
    await canvas.findByRole('button', { name: '重试' })
  },
}

export const Offline: Story = {
  args: { api: { as: 'comp01', failing: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'comp01', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const row = {
  id: 1,
  code: 'yunze-micro-3-with-a-code-as-long-as-it',
  name: '云泽省第三届中小学、幼儿园、特殊教育学校及中等职业学校教师微课与信息化教学创新实践大赛（含乡村专项）',
  shortName: '微课大赛',
  edition: 3,
  year: 2026,
  kind: 'micro',
  level: 'province',
  organiserName: '省教育技术装备中心（省电化教育馆、省基础教育资源中心）',
  areaName: '云泽省',
  state: 'announced',
  stage: 'running',
  openPhases: ['县级推荐', '市级推荐', '省级初评（第一批次）'],
  startAt: '2026-09-01 09:00:00',
  endAt: '2027-09-01 09:00:00',
  entryCount: 123_456,
  workCount: 123_456,
  version: 0,
}
const pageOf = (count: number) => ({
  data: Array.from({ length: count }, (_, at) => ({ ...row, id: at + 1 })),
  total: count,
  currentPage: 1,
  pageSize: 100,
})

export const LongText: Story = {
  args: { api: { as: 'comp01', answering: { [LIST]: pageOf(3) } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/^云泽省第三届中小学、幼儿园/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'comp01', answering: { [LIST]: pageOf(100) } } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('button', { name: /^修改/ })).length).toBe(100)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <CompetitionManager />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '赛事列表' })
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: 'Competitions' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
