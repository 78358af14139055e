import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import { DataTable } from './data-table'
import type { ColumnView, DataTableProps } from './data-table-props'

interface Person {
  login: string
  name: string
  school: string
  visits: number
}

const people: Person[] = [
  { login: 'wangfang', name: '王芳', school: '杭州市第二中学', visits: 128 },
  { login: 'lijun', name: '李军', school: '宁波市实验小学', visits: 9 },
  { login: 'zhaomin', name: '赵敏', school: '温州市教育研究院附属浙南山区教师发展与乡村学校支持中心', visits: 1204 },
  { login: 'chenyu', name: '陈宇', school: '杭州市学军小学', visits: 47 },
]

const activate = fn()
const sort = fn()

/** Holds what the owner of a table holds. */
function OwnedTable(props: Partial<DataTableProps<Person>>) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(props.selection ?? new Set<string>())
  const [sorting, setSorting] = useState(props.sort ?? null)
  const [view, setView] = useState<ColumnView>({ order: [], hidden: [] })
  return (
    <DataTable<Person>
      caption="用户"
      columns={[
        { id: 'login', header: '登录名', cell: (person) => person.login, width: 120, isSortable: true, isSticky: true },
        { id: 'name', header: '用户名', cell: (person) => person.name, width: 96 },
        { id: 'school', header: '学校', cell: (person) => person.school },
        {
          id: 'visits',
          header: '登录次数',
          cell: (person) => person.visits,
          width: 112,
          align: 'end',
          isSortable: true,
        },
      ]}
      rows={people}
      rowKey={(person) => person.login}
      rowLabel={(person) => person.name}
      onRowActivate={(person) => activate(person.login)}
      renderActions={(person) => (
        <Button size="s" variant="quiet" aria-label={`修改 ${person.name}`}>
          修改
        </Button>
      )}
      total={4}
      pageSize={10}
      columnView={view}
      onColumnViewChange={setView}
      {...props}
      selection={selection}
      onSelectionChange={setSelection}
      sort={sorting}
      onSortChange={(next) => {
        setSorting(next)
        sort(next)
      }}
    />
  )
}

const meta: Meta<typeof OwnedTable> = { title: 'Components/DataTable', component: OwnedTable }
export default meta
type Story = StoryObj<typeof OwnedTable>

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const school = screen.getByText('杭州市第二中学')
    await expect(school).toHaveAttribute('part', 'cell cell-school')
    await expect(school).toHaveAttribute('data-column', 'school')
    await expect(screen.getByRole('columnheader', { name: '学校' })).toHaveAttribute('part', 'column column-school')
    await userEvent.click(screen.getByRole('button', { name: '登录名' }))
    await expect(sort).toHaveBeenLastCalledWith({ columnId: 'login', direction: 'ascending' })
    await expect(screen.getByRole('columnheader', { name: '登录名' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(screen.getByRole('button', { name: '登录名' }))
    await userEvent.click(screen.getByRole('button', { name: '登录名' }))
    await expect(sort).toHaveBeenLastCalledWith(null)
  },
}

export const Selecting: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const user = userEvent.setup()
    await user.click(screen.getByRole('checkbox', { name: '选择 王芳' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: '选择 赵敏' }))
    await user.keyboard('{/Shift}')
    await expect(screen.getByRole('checkbox', { name: '选择 李军' })).toBeChecked()
    await expect(screen.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked()
    await user.click(screen.getByRole('checkbox', { name: '全选' }))
    await expect(screen.getByRole('checkbox', { name: '选择 陈宇' })).toBeChecked()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const row = (name: RegExp) => screen.getByRole('row', { name })
    row(/wangfang/).focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(row(/lijun/)).toHaveFocus()
    await expect(row(/lijun/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}{Enter}')
    await expect(activate).toHaveBeenCalledWith('chenyu')
    await userEvent.keyboard('{Home}{Shift>} {/Shift}')
    await expect(row(/wangfang/)).toHaveAttribute('aria-selected', 'true')
  },
}

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid', { name: '用户' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Refreshing: Story = {
  args: { isRefreshing: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('wangfang')).toBeVisible()
  },
}

export const Empty: Story = { args: { rows: [] } }

export const Failing: Story = {
  args: { rows: [], errorState: <Button>重试</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Compact: Story = { args: { density: 'compact' } }

export const OrderedAndHidden: Story = {
  args: { columnView: { order: ['school', 'name', 'login', 'visits'], hidden: ['visits'] } },
  play: async ({ canvasElement }) => {
    const heads = within(canvasElement).getAllByRole('columnheader')
    await expect(heads.map((head) => head.textContent).slice(1)).toEqual(['学校', '用户名', '登录名', '操作'])
  },
}

/** A card for each record: everything in view without scrolling sideways; what sorts and selects stays in the head. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const box = canvasElement.querySelector('.dw-data-table')
    await expect(box?.scrollWidth).toBe(box?.clientWidth)
    const row = screen.getByRole('row', { name: /李军/ })
    const cell = (column: string) => row.querySelector(`[data-column='${column}']`) ?? row
    await expect(getComputedStyle(cell('school'), '::before').content).toBe('"学校"')
    await expect(getComputedStyle(cell('login'), '::before').content).toBe('none')
    await expect(within(row).getByRole('button', { name: '修改 李军' })).toBeVisible()
    await expect(screen.queryByRole('columnheader', { name: '学校' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '登录次数' }))
    await expect(sort).toHaveBeenLastCalledWith({ columnId: 'visits', direction: 'ascending' })
    await userEvent.click(within(row).getByRole('checkbox'))
    await expect(row).toHaveAttribute('aria-selected', 'true')
  },
}

/** Narrow and without records: the message has the whole width. */
export const NarrowEmpty: Story = {
  args: { rows: [] },
  decorators: Narrow.decorators,
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('.dw-data-table')
    const message = canvasElement.querySelector('.dw-data-table-notice')
    const [whole, part] = [table, message].map((element) => element?.getBoundingClientRect().width ?? 0)
    await expect(part).toBeGreaterThan((whole ?? 0) * 0.8)
  },
}

/** By the edge of its head, or with Alt and the arrows. */
export const ColumnsResized: Story = {
  play: async ({ canvasElement }) => {
    const head = within(canvasElement).getByRole('columnheader', { name: /登录名/ })
    const before = head.offsetWidth
    within(head).getByRole('button').focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
    await waitFor(() => expect(head.offsetWidth).toBe(before + 32))
    const edge = head.querySelector('.dw-data-table-edge')
    if (!edge) throw new Error('The head has no edge.')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: 200 } },
      { target: edge, coords: { clientX: 160 } },
      { keys: '[/MouseLeft]', target: edge },
    ])
    await waitFor(() => expect(head.offsetWidth).toBe(before - 8))
  },
}

const schools = Array.from({ length: 10_000 }, (_, at) => ({
  login: `school-${at + 1}`,
  name: `第 ${at + 1} 小学`,
  school: '云泽市',
  visits: (at * 7919) % 10_007,
}))

/** Only the rows in view are in the document; the keyboard reaches all of them. */
export const TenThousandRows: Story = {
  args: { rows: schools, height: 320, total: undefined },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const first = await screen.findByRole('row', { name: /school-1 / })
    await expect(screen.getAllByRole('row').length).toBeLessThan(60)
    first.focus()
    await userEvent.keyboard('{End}')
    const last = await screen.findByRole('row', { name: /school-10000 / })
    await waitFor(() => expect(last).toHaveFocus())
    await expect(last).toHaveAttribute('aria-rowindex', '10001')
    await userEvent.keyboard('{ArrowUp} ')
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /school-9999 / })).toHaveAttribute('aria-selected', 'true'),
    )
  },
}
