import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Tabs } from './tabs'

function OwnedTabs() {
  const [selectedId, select] = useState('menus')
  const tabs = [
    { id: 'menus', label: '菜单权限', content: '菜单树' },
    { id: 'sites', label: '站点管理', content: '站点列表' },
    { id: 'users', label: '用户', content: '用户列表', isDisabled: true },
  ]
  return <Tabs label="角色" tabs={tabs} selectedId={selectedId} onSelect={select} />
}

const meta: Meta<typeof OwnedTabs> = { title: 'Components/Tabs', component: OwnedTabs }
export default meta

export const ByArrowKeys: StoryObj<typeof OwnedTabs> = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('tab', { name: '菜单权限' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('tabpanel', { name: '站点管理' })).toHaveTextContent('站点列表')
  },
}
