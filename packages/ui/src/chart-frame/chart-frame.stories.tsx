import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ChartFrame } from './chart-frame'

const months = [
  ['7 月', 612],
  ['8 月', 348],
  ['9 月', 1_020],
  ['10 月', 1_146],
  ['11 月', 1_284],
] as const

function Bars() {
  return (
    <svg viewBox="0 0 300 200" width="100%" height="200">
      {months.map(([month, works], at) => (
        <g key={month}>
          <rect x={at * 60 + 15} y={180 - works / 8} width={30} height={works / 8} fill="var(--dw-color-accent)" />
          <text x={at * 60 + 30} y={196} textAnchor="middle" fill="var(--dw-color-text-muted)" fontSize={13}>
            {month}
          </text>
        </g>
      ))}
    </svg>
  )
}

const meta: Meta<typeof ChartFrame> = {
  title: 'Components/ChartFrame',
  tags: ['autodocs'],
  component: ChartFrame,
  args: {
    title: '本月新增作品 1,284 件，较上月 +12%',
    note: '截至 2026-11-21',
    table: { columns: ['月份', '作品数'], rows: months },
    children: <Bars />,
  },
}
export default meta
type Story = StoryObj<typeof ChartFrame>

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    // For those who do not see the drawing the numbers are always there.
    const table = within(canvasElement).getByRole('table', { name: /本月新增作品/ })
    await expect(within(table).getByRole('row', { name: '11 月 1284' })).toBeInTheDocument()
  },
}

export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '查看数据表' }))
    await expect(screen.getByRole('cell', { name: '1284' })).toBeVisible()
    await expect(screen.getByRole('button', { name: '查看图表' })).toHaveFocus()
  },
}
