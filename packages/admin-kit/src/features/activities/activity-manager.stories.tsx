import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { managedActivityEndpoints } from '@doorway/api-client/endpoints'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { ActivityManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>
type Canvas = ReturnType<typeof within>

const LIST = 'researchActivity/queryManaged'
const PEOPLE = 'researchActivity/queryAttendees'

const meta: Meta<Args> = {
  title: 'Screens/Activity manager',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <ActivityManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const activity = {
  id: 901,
  name: '初中数学复习课专题研讨',
  kind: 'seminar',
  gardeId: '3',
  courseId: '0302',
  gardeName: '初中',
  courseName: '数学',
  startAt: '2026-12-03 09:00:00',
  endAt: '2026-12-03 11:00:00',
  place: '望川市第三中学',
  onlineUrl: null,
  capacity: 60,
  summary: '以复习课的课堂结构为主题。',
  introHtml: '<p>请带本学期的教案。</p>',
  creditHours: 2,
  orgId: 2,
  orgName: '云泽省教育厅',
  state: 'published',
  phase: 'coming',
  signedUp: 48,
  checkedIn: 0,
  checkinCode: '482913',
  version: 0,
}
const person = {
  userId: 26,
  name: '林砚秋',
  schoolName: '望川市砚池小学',
  signedAt: '2026-11-20 10:12:00',
  checkedAt: null,
  creditHours: null,
}
const pageOf = (data: readonly object[]) => ({ data, total: data.length, currentPage: 1, pageSize: 20 })
const listOf = (...rows: readonly object[]) => ({ api: { as: 'admin' as const, answering: { [LIST]: pageOf(rows) } } })

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('grid', { name: '教研活动列表' }))
    await expect((await table.findAllByText('未开始')).length).toBeGreaterThan(1)
    await expect(table.getAllByText('已结束').length).toBeGreaterThan(0)
  },
}

async function fill(canvas: Canvas, name: string) {
  await userEvent.click((await canvas.findAllByRole('button', { name: '新增活动' }))[0] ?? document.body)
  const dialog = within(await canvas.findByRole('dialog', { name: '新增活动' }))
  await userEvent.type(dialog.getByRole('textbox', { name: '活动名称' }), name)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '活动类型' }), '公开课')
  await fireEvent.input(dialog.getByLabelText(/^开始时间/), { target: { value: '2026-12-08T09:00' } })
  await fireEvent.input(dialog.getByLabelText(/^结束时间/), { target: { value: '2026-12-08T11:30' } })
  await userEvent.type(dialog.getByRole('textbox', { name: '地点' }), '望川市砚池小学')
  await userEvent.type(dialog.getByRole('textbox', { name: '活动简介' }), '一课三磨。')
  return dialog
}

/** Added as a draft, published, withdrawn and deleted. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await fill(canvas, '一课三磨公开课')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await canvas.findByText('活动“一课三磨公开课”已保存')
    for (const [verb, done] of [
      ['发布', '已发布'],
      ['撤下', '已撤下'],
      ['删除', '已删除'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: '一课三磨公开课 的操作' }))
      await userEvent.click(await canvas.findByRole('menuitem', { name: verb }))
      const question = within(await canvas.findByRole('alertdialog', { name: verb }))
      await userEvent.click(question.getByRole('button', { name: verb }))
      await canvas.findByText(`活动“一课三磨公开课”${done}`)
    }
  },
}

export const NamesEveryFault: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click((await canvas.findAllByRole('button', { name: '新增活动' }))[0] ?? canvasElement)
    const dialog = within(await canvas.findByRole('dialog', { name: '新增活动' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '名额' }), '0')
    await userEvent.type(dialog.getByRole('textbox', { name: '学时' }), '两')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('请输入 1 到 100000 的整数')
    await dialog.findByText('请输入 0.5 到 999.9 的数，最多一位小数')
    await userEvent.clear(dialog.getByRole('textbox', { name: '名额' }))
    await userEvent.clear(dialog.getByRole('textbox', { name: '学时' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('请输入活动名称')
    await dialog.findByText('请输入活动地点')
    await dialog.findByText('请输入活动简介')
    await expect(dialog.getAllByText('请选择时间')).toHaveLength(2)
  },
}

/** Another person saved in between; the same input is saved over it when the organiser says so. */
export const Conflict: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const created = await fill(canvas, '两人同时修改')
    await userEvent.click(created.getByRole('button', { name: '保存' }))
    await canvas.findByText('活动“两人同时修改”已保存')
    const row = within((await canvas.findByText('两人同时修改')).closest('tr') ?? canvasElement)
    await userEvent.click(row.getByRole('button', { name: '修改' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '修改 两人同时修改' }))
    const activities = createStoryApi({ as: 'admin' }).endpoints(managedActivityEndpoints)
    const { rows } = await activities.query({ conditions: { name: '两人同时修改' }, page: 1, pageSize: 1 })
    const [other] = rows
    if (!other) throw new Error('The activity was not saved.')
    const { id, name, kind, startAt, endAt, place, summary, introHtml } = other
    await activities.save({ id, name, kind, startAt, endAt, place: `${place}东楼`, summary, introHtml })
    await userEvent.type(dialog.getByRole('textbox', { name: '名额' }), '30')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText(/^他人已修改此活动/)
    await userEvent.click(dialog.getByRole('button', { name: '覆盖保存' }))
    await canvas.findByText('0 / 30 人')
    await activities.remove(id)
  },
}

/** The check-in code to show on the spot, who has signed up, and a check-in that is too early. */
export const Attendees: Story = {
  args: {
    api: { as: 'admin', answering: { [LIST]: pageOf([activity]), [PEOPLE]: pageOf([person]) } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '报名名单' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '初中数学复习课专题研讨' }))
    await dialog.findByRole('img', { name: '活动“初中数学复习课专题研讨”的二维码' })
    // It fades in.
    await waitFor(() => expect(dialog.getByText('482 913')).toBeVisible())
    await waitFor(() => expect(dialog.getByText('林砚秋')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '为林砚秋签到' }))
    await within(document.body).findByRole('alert')
  },
}

/** All have come, with credit. */
export const CheckedIn: Story = {
  args: {
    api: {
      as: 'admin',
      answering: {
        [LIST]: pageOf([{ ...activity, phase: 'running', signedUp: 1, checkedIn: 1 }]),
        [PEOPLE]: pageOf([{ ...person, checkedAt: '2026-12-03 08:51:00', creditHours: 2 }]),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '报名名单' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '初中数学复习课专题研讨' }))
    await dialog.findByText('08:51')
    await waitFor(() => expect(dialog.getByText('2 学时')).toBeVisible())
    await expect(dialog.queryByRole('button', { name: '为林砚秋签到' })).toBeNull()
  },
}

/** A withdrawal says how many people are notified. */
export const WithdrawsWithNotice: Story = {
  args: listOf(activity),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '初中数学复习课专题研讨 的操作' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '撤下' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '撤下' }))
    await question.findByText(/并通知已报名的 48 人/)
  },
}

export const Empty: Story = {
  args: listOf(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有教研活动')
  },
}

export const FilteredEmpty: Story = {
  args: listOf(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '活动名称或地点' }), '没有的活动{Enter}')
    await canvas.findByText('没有符合条件的活动')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText('还没有教研活动')
    await expect(canvas.getByRole('searchbox', { name: '活动名称或地点' })).toHaveValue('')
  },
}

/** Resets the filters, and what was typed without a search. */
export const Reset: Story = {
  args: listOf(activity),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const search = await canvas.findByRole('searchbox', { name: '活动名称或地点' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '时间范围' }), '已结束')
    await userEvent.type(search, '没有的活动')
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await expect(search).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: '时间范围' })).toHaveDisplayValue('全部时间')
    await expect(canvas.getByRole('button', { name: '重置' })).toHaveFocus()
  },
}

/** Nothing is changed without the code. */
export const WithoutTheCodes: Story = {
  args: { permissions: [], ...listOf(activity) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('初中数学复习课专题研讨')
    await expect(canvas.queryByRole('button', { name: '新增活动' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '修改' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, ...listOf(activity) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('初中数学复习课专题研讨')
    await expect(canvas.queryByRole('button', { name: '新增活动' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '修改' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '报名名单' })).toBeVisible()
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

const LONG = '面向全省义务教育阶段数学、语文、英语及综合实践活动骨干教师的跨学科主题学习课例研讨与展示'
const long = { ...activity, name: LONG.repeat(2), place: LONG, capacity: 100_000, signedUp: 99_999, checkedIn: 99_999 }

export const LongText: Story = {
  args: listOf(long, { ...long, id: 902 }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(LONG.repeat(2))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ManyRows: Story = {
  args: listOf(...Array.from({ length: 100 }, (_, at) => ({ ...activity, id: at + 1 }))),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('button', { name: '修改' })).length).toBe(100)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <ActivityManager />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '教研活动列表' })
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: 'Research activities' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
