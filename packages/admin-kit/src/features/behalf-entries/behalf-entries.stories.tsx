import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { BehalfEntries } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const AS = 'ycxx_school01'
const LIST = 'competitionEntry/queryPageBehalfList'
const COMPETITION = '云泽省中小学实验教学说课展示活动'

const meta: Meta<Args> = {
  title: 'Screens/Entries for others',
  parameters: { ownRoot: true },
  args: { api: { as: AS } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <BehalfEntries />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const entry = {
  id: 901,
  competitionId: 4,
  competitionName: COMPETITION,
  groupName: '小学科学组',
  applicantName: '林砚秋',
  gardeName: '小学',
  courseName: '科学',
  topic: '会变色的紫甘蓝',
  memberCount: 2,
  state: 'submitted',
  stateReason: null,
  receiptNo: 'BM4000901',
  submittedAt: '2026-11-20 10:12:00',
  canCancel: true,
  version: 1,
}
const listOf = (...rows: readonly object[]) => ({
  api: {
    as: AS,
    answering: { [LIST]: { data: rows, total: rows.length, currentPage: 1, pageSize: 20 } },
  },
})

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('grid', { name: '代报名列表' }))
    await table.findByText('王梓涵')
    await expect(table.getByText('已报名')).toBeVisible()
  },
}

async function openForm(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: '代报名' }))
  const dialog = within(await canvas.findByRole('dialog', { name: '代报名' }))
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: '赛事' }), COMPETITION)
  await dialog.findByText(/^已征得本人同意/)
  return { canvas, dialog }
}

/** A person is searched, entered and withdrawn again. */
export const Entered: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await openForm(canvasElement)
    await userEvent.type(dialog.getByRole('combobox', { name: '参赛人' }), '林砚')
    await userEvent.click(await dialog.findByRole('option', { name: '林砚秋（t_linyq）' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '参赛组别' }), '小学科学组')
    await expect(dialog.getByRole('combobox', { name: '学段' })).toHaveDisplayValue('小学')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '学科' }), '科学')
    await userEvent.type(dialog.getByRole('textbox', { name: '课题名称' }), '会变色的紫甘蓝')
    await userEvent.type(dialog.getByRole('textbox', { name: '合作者' }), '何见风/溪桥县泮桥镇中心小学')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^已征得本人同意/ }))
    await userEvent.click(dialog.getByRole('button', { name: '提交报名' }))
    await canvas.findByText(/^已为林砚秋报名，回执编号 BM4/)
    await userEvent.click(await canvas.findByRole('button', { name: '取消报名 林砚秋' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '取消报名' }))
    await userEvent.click(question.getByRole('button', { name: '取消报名' }))
    await canvas.findByText('已取消“林砚秋”的报名')
  },
}

export const NamesEveryFault: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await openForm(canvasElement)
    await userEvent.type(dialog.getByRole('textbox', { name: '合作者' }), '只有姓名')
    await userEvent.click(dialog.getByRole('button', { name: '提交报名' }))
    await dialog.findByText('请按“姓名/单位”填写，每行一人')
    await waitFor(() => expect(dialog.getByText('请先确认已征得同意')).toBeVisible())
    await expect(dialog.getAllByText('此项必填').length).toBe(5)
    await expect(dialog.getByRole('textbox', { name: '合作者' })).toHaveValue('只有姓名')
  },
}

/** Entries that exist are skipped, so the wizard offers no other way. */
export const Importing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '批量导入' }))
    const drawer = within(await canvas.findByRole('dialog', { name: '导入报名' }))
    await drawer.findByRole('button', { name: '下载模板' })
    await expect(drawer.queryByRole('radio')).toBeNull()
  },
}

/** What is decided or over is not cancelled here. */
export const Fixed: Story = {
  args: listOf(
    { ...entry, state: 'school_passed', canCancel: false },
    { ...entry, id: 902, applicantName: '安初晴', state: 'returned', stateReason: '课题名称有误' },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('学校已审核')
    await expect(canvas.queryByRole('button', { name: '取消报名 林砚秋' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '取消报名 安初晴' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: listOf(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有代报名')
  },
}

export const FilteredEmpty: Story = {
  args: listOf(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '姓名或课题' }), '没有的人{Enter}')
    await canvas.findByText('没有符合条件的报名')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText('还没有代报名')
    await expect(canvas.getByRole('searchbox', { name: '姓名或课题' })).toHaveValue('')
  },
}

/** Nothing is entered or cancelled without the code. */
export const WithoutTheCodes: Story = {
  args: { permissions: [], ...listOf(entry) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('会变色的紫甘蓝')
    await expect(canvas.queryByRole('button', { name: '代报名' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^取消报名/ })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, ...listOf(entry) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('会变色的紫甘蓝')
    await expect(canvas.queryByRole('button', { name: '代报名' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^取消报名/ })).toBeNull()
  },
}

export const Loading: Story = { args: { api: { as: AS, latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: AS, latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: AS, broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: AS, failing: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: AS, forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const LONG = '用纸杯电话和手机分贝仪比较不同材料传声快慢并由学生自己画出图像的探究实验说课'

export const LongText: Story = {
  args: listOf({ ...entry, topic: LONG.repeat(2), competitionName: LONG, groupName: LONG.slice(0, 20) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(LONG.repeat(2))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ManyRows: Story = {
  args: listOf(...Array.from({ length: 100 }, (_, at) => ({ ...entry, id: at + 1 }))),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('button', { name: /^取消报名/ })).length).toBe(100)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <BehalfEntries />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '代报名列表' })
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: 'Entries for others' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
