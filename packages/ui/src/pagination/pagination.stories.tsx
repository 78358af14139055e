import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Pagination, type PaginationProps } from './pagination'

function OwnedPagination(props: Partial<PaginationProps>) {
  const [page, setPage] = useState(props.page ?? 1)
  const [pageSize, setPageSize] = useState(10)
  return (
    <Pagination
      total={1284}
      onPageSizeChange={(size) => {
        setPageSize(size)
        setPage(1)
      }}
      {...props}
      page={page}
      pageSize={pageSize}
      onPageChange={setPage}
    />
  )
}

const meta: Meta<typeof OwnedPagination> = {
  title: 'Components/Pagination',
  tags: ['autodocs'],
  component: OwnedPagination,
}
export default meta
type Story = StoryObj<typeof OwnedPagination>

export const ManyPages: Story = {
  args: { page: 12 },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const current = () => screen.getByRole('button', { current: 'page' })
    await expect(current()).toHaveTextContent('12')
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    await expect(current()).toHaveTextContent('13')
    await userEvent.type(screen.getByRole('textbox', { name: '跳至页' }), '9999{Enter}')
    await expect(current()).toHaveTextContent('129')
    await expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '100')
    await expect(current()).toHaveTextContent('1')
    await expect(screen.getByRole('button', { name: '第 13 页' })).toBeVisible()
  },
}

export const OnePage: Story = {
  args: { total: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('共 3 条')).toBeVisible()
  },
}

/** Nothing is shown in the room of the buttons, which would move when the total arrives; no key reaches them. */
export const UnknownTotal: Story = {
  args: { total: undefined },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.queryByRole('navigation')).toBeNull()
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
    await expect(canvasElement.querySelector('nav')?.getBoundingClientRect().height).toBeGreaterThan(0)
  },
}

export const FixedSize: Story = { args: { total: 57, onPageSizeChange: undefined } }
