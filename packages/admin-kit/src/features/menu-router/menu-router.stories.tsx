import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createMemoryNavigation } from '../../navigation/memory-navigation'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { TabBar } from '../tabs'
import { ConsoleMenu, MenuRouter } from './index'
import type { ScreenRegistry } from './screen-registry'

interface Args extends Omit<StoryScreenProps, 'children'> {
  path?: string
  /** The side menu shows icons only. */
  isFolded?: boolean
  /** Screens in place of the usual ones. */
  screens?: ScreenRegistry
}

const usualScreens = {
  'user-management': async () => () => (
    <div>
      <p>用户管理的页面</p>
      <button type="button">页面里的按钮</button>
      <div className="dw-story-tall" />
    </div>
  ),
  'organization-management': async () => () => <p>组织机构管理的页面</p>,
}

function Console({ path = '/home', isFolded = false, screens = usualScreens, ...rest }: Args) {
  const navigation = useMemo(() => createMemoryNavigation({ path, query: {} }), [path])
  return (
    <StoryScreen {...rest} navigation={navigation}>
      <div className="dw-story-console" data-folded={isFolded || undefined}>
        <ConsoleMenu isFolded={isFolded} />
        <div>
          <TabBar homePath="/home" />
          <MenuRouter screens={screens} homePath="/home" home={<p>控制台首页</p>} />
        </div>
      </div>
    </StoryScreen>
  )
}

const meta: Meta<Args> = {
  title: 'Screens/Menu router and tab bar',
  parameters: { ownRoot: true, layout: 'fullscreen' },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <Console locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args} />
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

async function open(canvas: Canvas, branch: string, title: string) {
  const button = await canvas.findByRole('button', { name: branch })
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button)
  await userEvent.click(await canvas.findByRole('link', { name: title }))
}

const titles = (canvas: Canvas) => canvas.getAllByRole('tab').map((tab: HTMLElement) => tab.textContent?.trim())

export const OpensAndRestoresPages: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('控制台首页')
    await open(canvas, '系统管理', '用户管理')
    await canvas.findByText('用户管理的页面')
    await open(canvas, '组织机构', '组织机构管理')
    await canvas.findByText('组织机构管理的页面')
    await waitFor(() => expect(titles(canvas)).toEqual(['首页', '用户管理', '组织机构管理']))
    await expect(canvas.getByText('用户管理的页面')).not.toBeVisible()
    canvas.getByRole('tab', { name: '组织机构管理' }).focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(titles(canvas)).toEqual(['首页', '用户管理']))
    await waitFor(() => expect(canvas.getByText('用户管理的页面')).toBeVisible())
  },
}

export const ClosesTheOthers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '系统管理', '用户管理')
    await open(canvas, '组织机构', '组织机构管理')
    await waitFor(() => expect(titles(canvas)).toHaveLength(3))
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('tab', { name: '用户管理' }) })
    await userEvent.click(await canvas.findByRole('menuitem', { name: '关闭其他' }))
    await waitFor(() => expect(titles(canvas)).toEqual(['首页', '用户管理']))
    await waitFor(() => expect(canvas.getByText('用户管理的页面')).toBeVisible())
  },
}

export const PinnedAndReopened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const choose = async (tab: string, action: string) => {
      await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('tab', { name: tab }) })
      await userEvent.click(await canvas.findByRole('menuitem', { name: action }))
    }
    await open(canvas, '系统管理', '用户管理')
    await open(canvas, '组织机构', '组织机构管理')
    await choose('组织机构管理', '固定页签')
    await waitFor(() => expect(titles(canvas)).toEqual(['首页', '已固定组织机构管理', '用户管理']))
    await choose('用户管理', '关闭全部')
    await waitFor(() => expect(titles(canvas)).toEqual(['首页', '已固定组织机构管理']))
    await choose('首页', '重新打开关闭的页签')
    await waitFor(() => expect(canvas.getByText('用户管理的页面')).toBeVisible())
  },
}

/** Inside the console the page keys turn its pages; outside they belong to the browser. */
export const TurnsByPageKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '组织机构', '组织机构管理')
    await open(canvas, '系统管理', '用户管理')
    const button = await canvas.findByRole('button', { name: '页面里的按钮' })
    button.focus()
    window.scrollTo(0, 300)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await userEvent.keyboard('{Control>}{PageUp}{/Control}')
    await waitFor(() => expect(canvas.getByText('组织机构管理的页面')).toBeVisible())
    canvas.getByRole('tab', { name: '组织机构管理' }).focus()
    await userEvent.keyboard('{Control>}{PageDown}{/Control}')
    await waitFor(() => expect(button).toBeVisible())
    await waitFor(() => expect(window.scrollY).toBe(300))
  },
}

const item = (id: number, name: string, title: string, keepAlive: boolean) => ({
  id,
  parentId: 0,
  name,
  title,
  titles: {},
  icon: 'cube',
  url: `/${name}`,
  component: null,
  type: 'menu',
  permissionCode: null,
  seq: id,
  keepAlive,
  hidden: false,
})

/** A page retains what was typed while another tab is in view, unless its menu item drops it. */
export const RetainsPagesAsTheMenuSays: Story = {
  args: {
    api: {
      as: 'admin',
      answering: {
        cscpMenus: [
          item(1, 'user-management', '保留的页面', true),
          item(2, 'organization-management', '不保留的页面', false),
        ],
      },
    },
    screens: {
      'user-management': async () => () => <input aria-label="保留的输入" />,
      'organization-management': async () => () => <input aria-label="不保留的输入" />,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const visit = async (title: string) => userEvent.click(await canvas.findByRole('link', { name: title }))
    await visit('保留的页面')
    await userEvent.type(await canvas.findByRole('textbox', { name: '保留的输入' }), '甲')
    await visit('不保留的页面')
    await userEvent.type(await canvas.findByRole('textbox', { name: '不保留的输入' }), '乙')
    await visit('保留的页面')
    await expect(await canvas.findByRole('textbox', { name: '保留的输入' })).toHaveValue('甲')
    await expect(canvas.queryByLabelText('不保留的输入')).toBeNull()
    await visit('不保留的页面')
    await expect(await canvas.findByRole('textbox', { name: '不保留的输入' })).toHaveValue('')
  },
}

export const UnknownComponent: Story = {
  args: { path: '/not-registered' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('页面组件未注册：demo/NotRegistered')
  },
}

export const ScreenToCome: Story = {
  args: { path: '/role-management' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('角色管理即将开放')
  },
}

const lost: string[] = []
const losing = createStoryApi({ as: 'admin', failing: lost })

export const Offline: Story = {
  args: { client: losing },
  beforeEach: () => {
    lost.push('cscpMenus')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: '重试' })
    lost.length = 0
    await userEvent.click(retry)
    await canvas.findByText('控制台首页')
  },
}

export const ForPeopleWithFewMenus: Story = {
  args: { api: { as: 'ycxx_school01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '系统管理' })
    await expect(canvas.queryByRole('button', { name: '安全审计' })).toBeNull()
  },
}

/** Entries whose screens the page does not have are not in the menu, nor are branches that are empty without them. */
export const MissingScreens: Story = {
  args: { installedScreens: Object.keys(usualScreens) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '系统管理', '用户管理')
    await canvas.findByText('用户管理的页面')
    await expect(canvas.queryByRole('link', { name: '角色管理' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '安全审计' })).toBeNull()
  },
}

/** Icons alone; their names are still there for those who cannot see them, and as tips. */
export const FoldedMenu: Story = {
  args: { isFolded: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const branch = await canvas.findByRole('button', { name: '系统管理' })
    await expect(branch.offsetWidth).toBeLessThanOrEqual(56)
    await userEvent.click(branch)
    await expect(await canvas.findByRole('link', { name: '用户管理' })).toHaveAttribute('title', '用户管理')
  },
}

export const LinkOutOfTheConsole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '数据总览' }))
    const link = await canvas.findByRole('link', { name: '帮助中心（在新窗口打开）' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = {
  args: { api: { as: 'admin', latency: 300 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('控制台首页')
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', empty: ['cscpMenus'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('控制台首页')
  },
}

export const Failing: Story = {
  args: { api: { as: 'admin', broken: ['cscpMenus'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: ['cscpMenus'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = {
  args: { api: { as: 'admin', wordy: ['cscpMenus'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^系统管理云泽省/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
