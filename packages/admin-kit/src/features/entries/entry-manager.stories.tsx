import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { EntryManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const COMPETITIONS = 'competitionEntry/listCompetitions'
const LIST = 'competitionEntry/queryPageEntryList'
const UNITS = 'competitionRecommend/getQuota'
const UNIT_WORKS = 'competitionRecommend/queryPage'

const meta: Meta<Args> = {
  title: 'Screens/Entry manager',
  parameters: { ownRoot: true },
  args: { api: { as: 'comp01' }, query: { competition: '1' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <EntryManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = within(await canvas.findByRole('grid', { name: '报名列表' }))
    await table.findAllByText('小学组')
    await expect(canvas.getByRole('combobox', { name: '赛事' })).toHaveValue('1')
  },
}

/** Works wait for qualification; passing needs every line of the checklist. */
export const Qualification: Story = {
  args: { query: { competition: '1', tab: 'works' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = within(await canvas.findByRole('grid', { name: '作品列表' }))
    const [first] = await table.findAllByRole('button', { name: /^审查/ })
    await userEvent.click(first ?? canvasElement)
    await canvas.findByText('查重')
    // It fades in.
    await waitFor(() => expect(canvas.getByText('提交材料')).toBeVisible())
  },
}

/** A school reviews its own entries and does not see the works of all. */
export const OfASchool: Story = {
  args: { api: { as: 'ycxx_school01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '报名列表' })
    await expect(canvas.queryByRole('tab', { name: '作品资格审查' })).toBeNull()
  },
}

const row = {
  id: 1,
  competitionId: 1,
  groupName: '小学组（含特殊教育学校）',
  applicantName: '欧阳林砚秋',
  schoolName: '望川市砚池区清槐街道中心小学（望川师范大学附属小学清槐校区）',
  areaName: '砚池区',
  gardeName: '小学',
  courseName: '道德与法治',
  topic: '从温度计、海拔和收支认识生活中的负数并用数轴解释其大小关系的一节微课设计与实践',
  memberCount: 3,
  isBehalf: true,
  state: 'submitted',
  stateReason: null,
  receiptNo: 'BM260001',
  submittedAt: '2026-10-20 10:00:00',
  workCount: 1,
  version: 0,
}
const pageOf = (rows: readonly object[]) => ({ data: rows, total: rows.length, currentPage: 1, pageSize: 100 })
const many = (count: number) => pageOf(Array.from({ length: count }, (_, at) => ({ ...row, id: at + 1 })))

/** Several entries are decided together; returning needs a reason. */
export const Batch: Story = {
  args: { api: { as: 'comp01', answering: { [LIST]: many(3) } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByText(/^从温度计、海拔/)
    const boxes = canvas.getAllByRole('checkbox')
    await userEvent.click(boxes[1] ?? canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '批量退回（1）' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '退回' }))
    await userEvent.click(dialog.getByRole('button', { name: '退回' }))
    await dialog.findByText('请填写原因，至少 5 个字')
  },
}

export const Empty: Story = {
  args: { api: { as: 'comp01', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有报名')
  },
}

export const FilteredEmpty: Story = {
  args: { api: { as: 'comp01', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '状态' }), '已作废')
    await canvas.findByText('没有符合条件的记录')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText('还没有报名')
  },
}

/** Until a competition is announced there is nothing to choose. */
export const WithoutCompetitions: Story = {
  args: { api: { as: 'comp01', answering: { [COMPETITIONS]: [] } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有已发布的赛事')
  },
}

/** The competitions fail to load: the entries are not requested, and there is a way to try once more. */
export const WithoutAnyList: Story = {
  args: { api: { as: 'comp01', failing: [COMPETITIONS] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '重试' })
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

/** With the code of the list alone nothing is decided. */
export const WithoutTheCodes: Story = {
  args: { permissions: ['comp:entry:list'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '报名列表' })
    await expect(canvas.queryByRole('button', { name: /^批量通过/ })).toBeNull()
    await expect(canvas.queryByRole('tab', { name: '作品资格审查' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '报名列表' })
    await expect(canvas.queryByRole('button', { name: /^批量通过/ })).toBeNull()
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

export const LongText: Story = {
  args: { api: { as: 'comp01', answering: { [LIST]: many(3) } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/^从温度计、海拔/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'comp01', answering: { [LIST]: many(100) } } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('button', { name: /^通过 / })).length).toBe(100)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <EntryManager />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '报名列表' })
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: 'Entries' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }

/** A unit sees its list of the level that is over, and those of the units below. */
export const Recommendation: Story = {
  args: { api: { as: 'yc_county01' }, query: { competition: '1', tab: 'recommend' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = within(await canvas.findByRole('list', { name: '推荐名单' }))
    await expect((await list.findAllByRole('listitem')).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('combobox', { name: '推荐单位' })).toHaveDisplayValue(
      '砚池区教育局（本单位，县级推荐）',
    )
    await expect(canvas.queryByRole('button', { name: /^撤回/ })).toBeNull()
  },
}

const unit = {
  level: 'school',
  orgId: 8,
  orgName: '望川市砚池小学',
  isOwn: true,
  phaseName: '学校推荐',
  startAt: '2026-11-20 17:00:00',
  endAt: '2026-11-28 17:00:00',
  isOpen: true,
  state: 'draft',
  listed: 3,
  quotas: [
    { groupId: null, groupName: null, quota: 5, used: 3 },
    { groupId: 2, groupName: '小学组', quota: 3, used: 3 },
  ],
  submittedAt: null,
  returnReason: null,
  confirmation: null,
  mayEdit: true,
  maySubmit: true,
  mayReturn: false,
}
const unitsOf = (changes: object) => ({ serverTime: '2026-11-21 10:00:00', units: [{ ...unit, ...changes }] })
const unitWork = (at: number) => ({
  id: at,
  workNo: `W1100${at}`,
  title: ['影子为什么会变长', '一片叶子的旅行', '认识附点节奏'][at - 1] ?? row.topic,
  groupName: '小学组',
  courseName: '科学',
  applicantName: '林砚秋',
  schoolName: '望川市砚池小学',
  state: 'qualified',
  rank: at,
  isEligible: at !== 3,
})
const ranked = pageOf([1, 2, 3].map(unitWork))
const recommending = (changes: object = {}, works: object = ranked) => ({
  api: { as: 'ycxx_school01' as const, answering: { [UNITS]: unitsOf(changes), [UNIT_WORKS]: works } },
  query: { competition: '1', tab: 'recommend' },
})

/** Works are ranked by their handles, taken back, and submitted with a stamped page. */
export const Recommending: Story = {
  args: recommending(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '调整名次：一片叶子的旅行，第 2 名' })
    await expect(canvas.getByRole('progressbar', { name: '小学组推荐名额' })).toHaveAttribute('aria-valuenow', '3')
    await userEvent.click(canvas.getByRole('button', { name: '提交名单' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '提交名单' }))
    await dialog.findByText(/^提交 3 件作品/)
    await userEvent.click(dialog.getByRole('button', { name: '提交名单' }))
    await dialog.findByText('请上传盖章的单位确认')
  },
}

export const RecommendationReturned: Story = {
  args: recommending({ state: 'returned', returnReason: '公章与单位名称不一致' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('上级退回了名单，原因：公章与单位名称不一致')
  },
}

/** A level above returns a submitted list with a reason. */
export const RecommendationOfAUnitBelow: Story = {
  args: recommending({
    isOwn: false,
    state: 'submitted',
    submittedAt: '2026-11-21 09:30:00',
    confirmation: { name: '盖章页.pdf', url: '/api/file/content/x' },
    mayEdit: false,
    maySubmit: false,
    mayReturn: true,
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: '单位确认：盖章页.pdf' })
    await userEvent.click(canvas.getByRole('button', { name: '退回名单' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '退回名单' }))
    await userEvent.click(dialog.getByRole('button', { name: '退回名单' }))
    await dialog.findByText('请填写原因，至少 5 个字')
  },
}

export const RecommendationEmpty: Story = {
  args: recommending({ listed: 0 }, pageOf([])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('名单中还没有作品')
    await canvas.findByText('没有可推荐的作品')
    await expect(canvas.getByRole('button', { name: '提交名单' })).toBeDisabled()
  },
}

export const NothingToRecommend: Story = {
  args: {
    api: { as: 'ycxx_school01', answering: { [UNITS]: { serverTime: '2026-11-21 10:00:00', units: [] } } },
    query: { competition: '1', tab: 'recommend' },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有推荐安排')
  },
}

export const RecommendationFailing: Story = {
  args: { api: { as: 'ycxx_school01', broken: [UNITS] }, query: { competition: '1', tab: 'recommend' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}
