import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ColumnChooser } from './column-chooser'
import type { ColumnView } from './data-table-props'

const columns = [
  { id: 'login', header: '登录名', isHideable: false },
  { id: 'name', header: '用户名' },
  { id: 'school', header: '学校' },
]

function OwnedChooser() {
  const [view, setView] = useState<ColumnView>({ order: [], hidden: ['school'] })
  return <ColumnChooser columns={columns} view={view} onViewChange={setView} />
}

const meta: Meta<typeof OwnedChooser> = {
  title: 'Components/ColumnChooser',
  tags: ['autodocs'],
  component: OwnedChooser,
}
export default meta

export const Open: StoryObj<typeof OwnedChooser> = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '列设置' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '学校' }))
    await expect(screen.getByRole('checkbox', { name: '学校' })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: '上移 学校' }))
    const order = () => screen.getAllByRole('listitem').map((item) => item.textContent)
    await expect(order()).toEqual(['登录名', '学校', '用户名'])
    await expect(screen.getByRole('checkbox', { name: '登录名' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: '重置' }))
    await expect(order()).toEqual(['登录名', '用户名', '学校'])
  },
}
