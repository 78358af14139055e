import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import { StatePanel } from '../state-panel/state-panel'
import { Chart } from './chart'

const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']
const works = [612, 348, null, 1_020, 1_146, 1_284]
const lessons = [210, 180, 96, 310, 402, 377]

const meta: Meta<typeof Chart> = {
  title: 'Components/Chart',
  tags: ['autodocs'],
  component: Chart,
  args: {
    title: '本月新增作品 1,284 件，较上月 +12%',
    note: '截至 2026-11-21',
    kind: 'line',
    categoryLabel: '月份',
    categories: months,
    series: [
      { name: '作品', values: works },
      { name: '微课', values: lessons },
    ],
    hiddenLabel: '少于 5',
    formatValue: (value) => value.toLocaleString('zh'),
    emptyState: <StatePanel kind="empty" title="还没有数据" />,
  },
}
export default meta
type Story = StoryObj<typeof Chart>

/** The rendered picture of the chart. */
const pictureIn = (canvas: HTMLElement) =>
  waitFor(() => {
    const picture = canvas.querySelector('svg.dw-chart-picture')
    if (!picture) throw new Error('The picture is not rendered yet.')
    return picture
  })

export const Lines: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const picture = await pictureIn(canvasElement)
    await expect(picture.querySelectorAll('.visx-linepath')).toHaveLength(2)
    // By keyboard: each step reads the values of a month.
    const slider = canvas.getByRole('slider', { name: /本月新增作品/ })
    slider.focus()
    await expect(slider).toHaveAttribute('aria-valuetext', '2026-11: 作品 1,284, 微课 377')
    await expect(canvas.getAllByText('1,284').some((each) => each.tagName === 'B')).toBe(true)
  },
}

/** The values of the category under the pointer, measured along the axis and not along the picture. */
export const Pointed: Story = {
  play: async ({ canvasElement }) => {
    const picture = await pictureIn(canvasElement)
    const axis = picture.querySelector('[data-axis="category"] line')?.getBoundingClientRect()
    if (!axis) throw new Error('The chart has no axis.')
    // Near the end of the second month: along the whole picture this would be the third.
    const clientX = axis.left + (axis.width / months.length) * 1.9
    await fireEvent.pointerMove(picture, { clientX, clientY: axis.top - 20 })
    await within(canvasElement).findByText('348', { selector: 'b' })
  },
}

export const Area: Story = {
  args: { kind: 'area', series: [{ name: '作品', values: works }] },
  play: async ({ canvasElement }) => {
    await expect((await pictureIn(canvasElement)).querySelectorAll('.visx-area-closed')).toHaveLength(1)
  },
}

export const Bars: Story = {
  args: { kind: 'bar', series: [{ name: '作品', values: works }] },
  play: async ({ canvasElement }) => {
    const picture = await pictureIn(canvasElement)
    await expect(picture.querySelectorAll('rect')).toHaveLength(months.length)
    await expect(picture).toHaveTextContent('1,146')
  },
}

export const StackedBars: Story = { args: { kind: 'bar', isStacked: true } }

export const HorizontalBars: Story = {
  args: {
    kind: 'bar',
    isHorizontal: true,
    title: '望川市学校最多，共 120 所',
    categoryLabel: '地区',
    categories: ['望川市', '青屿市', '松岭瑶族壮族苗族自治县教育局直属学校'],
    series: [{ name: '学校', values: [120, 41, null] }],
  },
  play: async ({ canvasElement }) => {
    const picture = await pictureIn(canvasElement)
    await expect(picture).toHaveTextContent('望川市')
    await expect(picture).toHaveTextContent('120')
    await expect(picture).toHaveTextContent('少于 5')
  },
}

/** Where values are few and the picture is low, the axes stay legible: whole values, and no name beyond the end. */
export const LowAndNarrow: Story = {
  args: {
    kind: 'bar',
    height: 104,
    title: '近 30 天新增作品',
    categoryLabel: '日期',
    categories: Array.from({ length: 30 }, (_, at) => `11-${String(at + 1).padStart(2, '0')}`),
    series: [{ name: '作品', values: Array.from({ length: 30 }, (_, at) => at % 3) }],
  },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <Chart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const picture = await pictureIn(canvasElement)
    const boxes = [...picture.querySelectorAll('[data-axis] text')].map((text) => text.getBoundingClientRect())
    const values = [...picture.querySelectorAll('[data-axis="value"] text')].map((text) => Number(text.textContent))
    await expect(values.every(Number.isInteger)).toBe(true)
    await expect(values.length).toBeGreaterThan(1)
    const end = picture.getBoundingClientRect().right
    await expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(end + 1)
    for (const [at, box] of boxes.entries()) {
      const overlapped = boxes.slice(at + 1).filter((other) => box.left < other.right && other.left < box.right)
      await expect(overlapped.some((other) => box.top < other.bottom - 3 && other.top < box.bottom - 3)).toBe(false)
    }
  },
}

export const Donut: Story = {
  args: {
    kind: 'donut',
    title: '学生占用户的 83%',
    categoryLabel: '类型',
    categories: ['学生', '教师', '家长'],
    series: [{ name: '人数', values: [80_211, 6_120, 10_040] }],
  },
  play: async ({ canvasElement }) => {
    const picture = await pictureIn(canvasElement)
    await expect(picture.querySelectorAll('path')).toHaveLength(3)
    await expect(picture).toHaveTextContent('96,371')
  },
}

/** Every value is in the table, hidden ones in words. */
export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '查看数据表' }))
    await expect(canvas.getByRole('cell', { name: '1,284' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '少于 5' })).toBeVisible()
    await expect(canvasElement.querySelector('svg.dw-chart-picture')).toBeNull()
  },
}

const onSave = fn<(picture: Blob) => void>()
const onError = fn<(error: unknown) => void>()

export const SavedAsAPicture: Story = {
  args: { picture: { label: '保存为图片', onSave, onError } },
  play: async ({ canvasElement }) => {
    await pictureIn(canvasElement)
    onSave.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '保存为图片' }))
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    await expect(onError).not.toHaveBeenCalled()
    const [picture] = onSave.mock.lastCall ?? []
    await expect(picture?.type).toBe('image/png')
    await expect(picture?.size).toBeGreaterThan(3_000)
  },
}

export const Loading: Story = { args: { isLoading: true, series: [] } }

export const Empty: Story = {
  args: { series: [{ name: '作品', values: months.map(() => 0) }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('还没有数据')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '查看数据表' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { errorState: <StatePanel kind="error" title="获取数据失败！" action={<Button>重试</Button>} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <Chart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { width } = (await pictureIn(canvasElement)).getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(288)
  },
}
