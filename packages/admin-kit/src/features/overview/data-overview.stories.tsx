import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { DataOverview } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const OVERVIEW = 'getDataOverview'

const meta: Meta<Args> = {
  title: 'Screens/Data overview',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <DataOverview />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

/** Waits until the pictures of all four charts are rendered. */
const chartsIn = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelectorAll('svg.dw-chart-picture')).toHaveLength(4), { timeout: 10_000 })

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = within(await canvas.findByRole('grid', { name: '各地区数据' }))
    await table.findByRole('button', { name: '望川市' })
    await chartsIn(canvasElement)
    await expect(within(canvas.getByRole('group', { name: '学校数' })).queryByText('0')).toBeNull()
  },
}

/** Down to a city by the table, and back by the button. */
export const DrilledDown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '望川市' }))
    const path = within(await canvas.findByRole('navigation', { name: '当前地区' }))
    await path.findByText('望川市')
    await canvas.findByText('砚池区', { selector: '[role=grid] *' })
    await userEvent.click(canvas.getByRole('button', { name: '返回云泽省' }))
    await canvas.findByRole('button', { name: '望川市' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '选择下级地区' }), '青屿市')
    await path.findByText('青屿市')
  },
}

/** Each chart has its numbers as a table. */
export const AsTables: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '各地区数据' })
    for (const button of await canvas.findAllByRole('button', { name: '查看数据表' })) await userEvent.click(button)
    await expect(canvas.getAllByRole('button', { name: '查看图表' })).toHaveLength(4)
    await expect(canvas.getByRole('row', { name: /^学生/ })).toBeVisible()
  },
}

export const Exported: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }))
    await canvas.findByText(/^已导出“数据总览-\d{8}\.xlsx”$/)
  },
}

/** An administrator of one school sees its figures alone, and no large screen. */
export const OfOneSchool: Story = {
  args: { api: { as: 'ycxx_school01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/^统计时间/)
    await expect(canvas.queryByRole('button', { name: '望川市' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '打开数据大屏' })).toBeNull()
  },
}

const none = { users: 0, teachers: 0, students: 0, parents: 0, schools: 0, articles: 0, resources: 0, signedIn: 0 }
const month = { newUsers: 0, signedIn: 0, articles: 0, resources: 0 }
const nothing = {
  path: [],
  totals: none,
  areas: [],
  from: '2026-10',
  to: '2026-11',
  months: [
    { time: '2026-10', ...month },
    { time: '2026-11', ...month },
  ],
  at: '2026-11-21 10:00:00',
}

export const Empty: Story = {
  args: { api: { as: 'admin', answering: { [OVERVIEW]: nothing } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('没有下级地区的数据')
    await expect(canvas.getAllByText('暂无数据')).toHaveLength(4)
  },
}

/** Hidden counts are said to be small in tiles, charts and tables. */
export const FewPeople: Story = {
  args: {
    api: {
      as: 'admin',
      answering: {
        [OVERVIEW]: {
          ...nothing,
          totals: { ...none, users: 9, teachers: null, students: null, schools: 1 },
          areas: [
            { areaCode: '380102', name: '砚池区', hasChild: false, ...month, schools: 1, users: 9, signedIn: null },
          ],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '各地区数据' })
    await expect(canvas.getAllByText('少于 5').length).toBeGreaterThan(0)
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'admin', broken: [OVERVIEW] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: [OVERVIEW] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: [OVERVIEW] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const LONG = '云泽省教育现代化与新型城镇化协同发展先行示范区'

export const LongText: Story = {
  args: {
    api: {
      as: 'admin',
      answering: {
        [OVERVIEW]: {
          ...nothing,
          path: [{ areaCode: '380000', name: LONG }],
          areas: [
            { areaCode: '380100', name: `${LONG}一区`, hasChild: true, ...month, users: 1_284_000, schools: 1_312 },
            { areaCode: '380200', name: `${LONG}二区`, hasChild: true, ...month, users: 84_000, schools: 312 },
          ],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: `${LONG}一区` })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <DataOverview />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await chartsIn(canvasElement)
    for (const picture of canvasElement.querySelectorAll('svg.dw-chart-picture')) {
      await expect(picture.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    }
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: 'Figures by area' })
  },
}
