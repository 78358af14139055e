import type { MenuItem } from '@doorway/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { menuTree } from './menu-tree'
import { SideMenu } from './side-menu'

function item(id: number, parentId: number, title: string, url: string | null): MenuItem {
  return {
    id,
    parentId,
    name: `item-${id}`,
    title,
    titles: {},
    icon: 'cube',
    url,
    component: null,
    type: 'menu',
    permissionCode: null,
    order: id,
    isKeepAlive: true,
    isHidden: false,
  }
}

const LONG_TITLE = '中小学教师信息技术应用能力提升工程与校本研修管理'
const nodes = menuTree([
  item(1, 0, '系统管理', null),
  item(2, 1, '用户管理', '/user-management'),
  item(3, 1, LONG_TITLE, '/training'),
  item(4, 0, '帮助中心', 'https://help.doorway.example/'),
])
const handleSelect = fn()

function Menu({ isFolded = false }: { isFolded?: boolean }) {
  const [openNames, setOpenNames] = useState<readonly string[]>(['item-1'])
  return (
    <div style={{ inlineSize: isFolded ? 56 : 220 }}>
      <SideMenu
        nodes={nodes}
        currentPath="/user-management"
        openNames={openNames}
        onOpenNamesChange={setOpenNames}
        onSelect={handleSelect}
        titleOf={({ item: { title } }) => title}
        label="控制台菜单"
        externalLabel={(title) => `${title}（在新窗口打开）`}
        isFolded={isFolded}
      />
    </div>
  )
}

const meta: Meta<typeof Menu> = {
  title: 'Screens/Side menu',
  component: Menu,
  beforeEach: () => {
    handleSelect.mockClear()
  },
}
export default meta

type Story = StoryObj<typeof Menu>

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '用户管理' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '帮助中心（在新窗口打开）' })).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: '系统管理', expanded: true }))
    await expect(canvas.queryByRole('link', { name: '用户管理' })).toBeNull()
  },
}

/** A long title ends in an ellipsis inside its line, and is whole as a tip. */
export const LongTitles: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: LONG_TITLE })
    await expect(link).toHaveAttribute('title', LONG_TITLE)
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
    await expect(link.offsetHeight).toBeLessThanOrEqual(36)
    await userEvent.click(link)
    await expect(handleSelect).toHaveBeenCalledWith('/training')
  },
}

export const Folded: Story = {
  args: { isFolded: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '用户管理' })
    await expect(link.offsetWidth).toBeLessThanOrEqual(56)
    await expect(link).toHaveAttribute('title', '用户管理')
  },
}
