import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within, waitFor } from 'storybook/test'
import { lateJudges, longWorks, manyWorks, noPanels, overRound, planOf } from '../../testing/judge-samples'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { JudgeManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const COMPETITIONS = 'judgeAdmin/listCompetitions'
const BOARD = 'judgeAdmin/getPanels'
const WORKS = 'judgeAdmin/queryPageAssignmentList'
const POOL = 'judgeAdmin/queryPageJudgeList'

const meta: Meta<Args> = {
  title: 'Screens/Judge manager',
  parameters: { ownRoot: true },
  args: { api: { as: 'comp01' }, query: { competition: '1', panel: '2' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <JudgeManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const findTable = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('grid', { name: '作品分配' }))

/** Panels of the running competition of the demo, with the judges of each work. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = await findTable(canvasElement)
    await table.findAllByText(/ 已提交$/)
    const panels = within(canvas.getByRole('list', { name: '评审组' })).getAllByRole('button')
    await expect(panels).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: '自动分配' })).toBeVisible()
  },
}

/** The judges of a work; those who have submitted cannot be replaced. */
export const JudgesOfAWork: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('button', { name: /^分配 / })
    if (!first) throw new Error('There is no work.')
    await userEvent.click(first)
    const drawer = within(await canvas.findByRole('dialog'))
    await drawer.findByRole('list', { name: '评委与状态' })
    await waitFor(() => expect(drawer.getByText(/^W/)).toBeVisible())
  },
}

/** A work that gets its last judge leaves the list of those that lack one, and stays open with the new judge. */
export const LastJudgeOfAWork: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const openFirst = async () => {
      const [first] = await canvas.findAllByRole('button', { name: /^分配 / })
      await userEvent.click(first ?? canvasElement)
      return within(await canvas.findByRole('dialog'))
    }
    const revoking = await openFirst()
    const [revoke] = await revoking.findAllByRole('button', { name: /^撤回 / })
    await userEvent.click(revoke ?? canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /原因/ }), '评委临时出差')
    await userEvent.click(canvas.getByRole('button', { name: '撤回' }))
    await revoking.findByText('缺 1 位评委')
    await userEvent.keyboard('{Escape}')
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '分配情况' }), '评委未配齐')
    const drawer = await openFirst()
    const choice = await drawer.findByRole('combobox', { name: /^评委/ })
    await userEvent.selectOptions(choice, within(choice).getAllByRole('option')[1] ?? '')
    await userEvent.click(drawer.getByRole('button', { name: '分配评委' }))
    await canvas.findByText('没有符合条件的作品')
    await expect(drawer.queryByText(/^缺/)).toBeNull()
    await expect(drawer.getByRole('list', { name: '评委与状态' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '分配情况' })).toHaveFocus())
  },
}

/** A plan before it is stored: loads before and after, works without all their judges. */
export const Plan: Story = {
  args: { api: { as: 'comp01', answering: planOf() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '自动分配' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '自动分配' }))
    await dialog.findByText('共 8 件作品：新增 5 份，撤回 1 份，不变 18 份。')
    await waitFor(() => expect(dialog.getByText('W14532 · 缺 1 位评委 · 2 位同校 · 1 位同地区')).toBeVisible())
    await expect(dialog.getByRole('button', { name: '保存分配' })).toBeEnabled()
  },
}

/** Nothing is missing: there is nothing to store. */
export const PlanWithoutChanges: Story = {
  args: { api: { as: 'comp01', answering: planOf({ isEmpty: true }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '自动分配' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '自动分配' }))
    await dialog.findByText('没有需要变更的分配。')
    await expect(dialog.getByRole('button', { name: '保存分配' })).toBeDisabled()
  },
}

/** The server has no solver: works are assigned by hand. */
export const PlanRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '自动分配' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '自动分配' }))
    await dialog.findByText('此服务器不支持自动分配，请手动分配')
  },
}

/** A new panel needs a name, a group and enough judges. */
export const NewPanel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新建评审组' }))
    const drawer = within(await canvas.findByRole('dialog', { name: '新建评审组' }))
    await userEvent.click(await drawer.findByRole('button', { name: '添加 裴松年' }))
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    await drawer.findByText('请填写评审组名称')
    await waitFor(() => expect(drawer.getByText('请选择组别')).toBeVisible())
    await waitFor(() => expect(drawer.getByText('除候补外至少需要 3 位评委')).toBeVisible())
  },
}

/** What a panel judges is fixed once works are assigned; candidates show their conflicts. */
export const EditedPanel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '修改评审组' }))
    const drawer = within(await canvas.findByRole('dialog', { name: '修改评审组' }))
    await drawer.findByText('已有分配，轮次、组别、学科和评分标准不能再更改')
    await expect(drawer.getByRole('combobox', { name: '评审轮次' })).toBeDisabled()
    await userEvent.click(drawer.getByRole('button', { name: '移除 裴松年' }))
    await drawer.findByRole('button', { name: '添加 裴松年' })
  },
}

/** The round is over: nothing can be changed. */
export const RoundOver: Story = {
  args: { api: { as: 'comp01', answering: { [BOARD]: overRound } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('本轮评审已结束，分组与分配只能查看。')
    await expect(canvas.queryByRole('button', { name: '自动分配' })).toBeNull()
  },
}

const ofPool = { tab: 'pool' }

/** People with the role of a judge. */
export const Pool: Story = {
  args: { query: ofPool },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = within(await canvas.findByRole('grid', { name: '评委列表' }))
    await table.findByText('裴松年')
    await userEvent.type(canvas.getByRole('searchbox', { name: '姓名、单位或专长' }), '没有此人{Enter}')
    await canvas.findByText('没有符合条件的评委')
  },
}

/** What a judge is fit for. */
export const Profile: Story = {
  args: { query: ofPool },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '修改 裴松年' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '裴松年' }))
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '职称' })).toBeVisible())
    await dialog.findByText('暂停后不再分配作品，已提交的评分不受影响')
  },
}

const ofMonitor = { competition: '1', tab: 'monitor' }
const MONITOR = 'judgeAdmin/getMonitor'
const PROGRESS = 'judgeAdmin/getPanelProgress'

/** How far the panels of the open round are, without a score. */
export const Monitor: Story = {
  args: { query: ofMonitor },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = within(await canvas.findByRole('grid', { name: '评审组进度' }))
    await expect(await table.findAllByRole('button', { name: /^查看评委 / })).toHaveLength(5)
    await expect(canvas.getByText('进行中')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '导出进度' })).toBeEnabled()
  },
}

/** The judges of a panel: late ones first, with what can be done about them. */
export const LateJudges: Story = {
  args: { api: { as: 'comp01', answering: { [PROGRESS]: lateJudges } }, query: ofMonitor },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '查看评委 第2评审组' }))
    const drawer = within(await canvas.findByRole('dialog', { name: '第2评审组' }))
    await drawer.findByText('逾期 4')
    await waitFor(() => expect(drawer.getByText('与他人差 +6.75（12 件）')).toBeVisible())
    await expect(drawer.getByRole('button', { name: '提醒 裴松年' })).toBeEnabled()
    await expect(drawer.queryByRole('button', { name: '提醒 尹照临' })).toBeNull()
  },
}

/** A due date after the end of the round is refused at its field. */
export const DueDate: Story = {
  args: { query: ofMonitor },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '查看评委 第2评审组' }))
    const drawer = within(await canvas.findByRole('dialog', { name: '第2评审组' }))
    await userEvent.click(await drawer.findByRole('button', { name: '调整全组完成时间' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '调整完成时间' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await dialog.findByText('请选择完成时间')
    await fireEvent.change(dialog.getByLabelText('完成时间'), { target: { value: '2039-01-01T09:00' } })
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await dialog.findByText(/^不能晚于本轮截止时间2026/)
  },
}

export const MonitorEmpty: Story = {
  args: { api: { as: 'comp01', answering: { [MONITOR]: noPanels } }, query: ofMonitor },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('本轮还没有评审组')
  },
}

export const MonitorForbidden: Story = {
  args: { api: { as: 'comp01', forbidden: [MONITOR] }, query: ofMonitor },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const MonitorOffline: Story = {
  args: { api: { as: 'comp01', failing: [MONITOR] }, query: ofMonitor },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const PoolEmpty: Story = {
  args: { api: { as: 'comp01', empty: [POOL] }, query: ofPool },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有评委，请先给用户分配评委角色')
  },
}

export const PoolForbidden: Story = {
  args: { api: { as: 'comp01', forbidden: [POOL] }, query: ofPool },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const NoWorks: Story = {
  args: { api: { as: 'comp01', empty: [WORKS] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有进入本轮的作品')
  },
}

/** Those who know the judges only see panels, and change none. */
export const WithoutTheCodes: Story = {
  args: { permissions: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findTable(canvasElement)
    await expect(canvas.queryByRole('button', { name: '自动分配' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '新建评审组' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await findTable(canvasElement)
    await expect(within(canvasElement).queryByRole('button', { name: '自动分配' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { api: { as: 'comp01', empty: [COMPETITIONS] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有可以管理评审的赛事')
  },
}

export const FilteredEmpty: Story = {
  args: { query: ofPool },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '状态' }), '暂停')
    await canvas.findByText('没有符合条件的评委')
  },
}

export const Loading: Story = { args: { api: { as: 'comp01', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'comp01', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'comp01', broken: [BOARD] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'comp01', failing: [BOARD] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'comp01', forbidden: [COMPETITIONS] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = {
  args: { api: { as: 'comp01', answering: { [WORKS]: longWorks } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^从温度计、海拔/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'comp01', answering: { [WORKS]: manyWorks } } },
  play: async ({ canvasElement }) => {
    await findTable(canvasElement)
    await expect(await within(canvasElement).findAllByRole('button', { name: /^分配 / })).toHaveLength(20)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <JudgeManager />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await findTable(canvasElement)
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: 'Assigned works' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
