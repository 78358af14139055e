import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { TabStrip } from './tab-strip'
import type { StripTab, TabStripProps } from './tab-strip-props'

const reload = fn()

const pages: StripTab[] = [
  { id: 'home', label: '首页' },
  { id: 'users', label: '用户管理', isClosable: true },
  { id: 'roles', label: '角色管理', isClosable: true, isDirty: true },
  { id: 'areas', label: '地区管理', isClosable: true },
]

/** Holds what the owner of a tab strip holds. */
function OwnedStrip({ refusesClose = false, ...props }: Partial<TabStripProps> & { refusesClose?: boolean }) {
  const [tabs, setTabs] = useState(props.tabs ?? pages)
  const [selectedId, setSelectedId] = useState('users')
  const keep = (isPinned: (tab: StripTab, at: number) => boolean) => {
    const pinned = tabs.filter((tab, at) => !tab.isClosable || isPinned(tab, at))
    setTabs(pinned)
    if (!pinned.some(({ id }) => id === selectedId)) setSelectedId('home')
  }
  return (
    <TabStrip
      label="已打开的页面"
      tabs={tabs}
      selectedId={selectedId}
      onSelect={setSelectedId}
      onClose={(id) => keep((tab) => refusesClose || tab.id !== id)}
      onCloseOthers={(id) => keep((tab) => tab.id === id)}
      onCloseRight={(id) => keep((_, at) => at <= tabs.findIndex((tab) => tab.id === id))}
      onCloseAll={() => keep(() => false)}
      onReload={reload}
      onMove={(id, index) => {
        const rest = tabs.filter((tab) => tab.id !== id)
        const moved = tabs.filter((tab) => tab.id === id)
        setTabs([...rest.slice(0, index), ...moved, ...rest.slice(index)])
      }}
    />
  )
}

const meta: Meta<typeof OwnedStrip> = { title: 'Components/TabStrip', tags: ['autodocs'], component: OwnedStrip }
export default meta
type Story = StoryObj<typeof OwnedStrip>

const namesIn = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('tab')
    .map((tab) => tab.title)

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    screen.getByRole('tab', { name: '用户管理' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(screen.getByRole('tab', { name: '角色管理 未保存' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(namesIn(canvasElement)).toEqual(['首页', '用户管理', '地区管理', '角色管理'])
    await userEvent.keyboard('{ArrowLeft}{Delete}')
    await expect(namesIn(canvasElement)).toEqual(['首页', '用户管理', '角色管理'])
    await expect(screen.getByRole('tab', { name: '角色管理 未保存' })).toHaveFocus()
    await userEvent.keyboard('{Home}{Delete}')
    await expect(namesIn(canvasElement)).toContain('首页')
  },
}

export const ByMouse: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.pointer({ keys: '[MouseMiddle]', target: screen.getByRole('tab', { name: '地区管理' }) })
    await expect(namesIn(canvasElement)).toEqual(['首页', '用户管理', '角色管理'])
    await fireEvent.contextMenu(screen.getByRole('tab', { name: '用户管理' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '关闭右侧' }))
    await expect(namesIn(canvasElement)).toEqual(['首页', '用户管理'])
    await userEvent.click(screen.getByRole('button', { name: '所有标签页' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '刷新' }))
    await expect(reload).toHaveBeenCalledWith('users')
    await userEvent.click(screen.getByRole('button', { name: '所有标签页' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '全部关闭' }))
    await expect(namesIn(canvasElement)).toEqual(['首页'])
  },
}

export const OwnerRefuses: Story = {
  args: { refusesClose: true },
  play: async ({ canvasElement }) => {
    const users = within(canvasElement).getByRole('tab', { name: '用户管理' })
    users.focus()
    await userEvent.keyboard('{Delete}')
    await expect(users).toHaveFocus()
  },
}

export const ManyTabs: Story = {
  args: {
    tabs: Array.from({ length: 24 }, (_, at) => ({
      id: at === 20 ? 'users' : `${at}`,
      label: `第 ${at + 1} 个页面`,
      isClosable: true,
    })),
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.getByRole('tab', { selected: true })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '查找页签' }))
    await screen.findByRole('searchbox', { name: '查找页签' })
    await userEvent.keyboard('18{Enter}')
    await expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('第 18 个页面')
  },
}
