import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { PersonalCenter, type PersonalCenterProps } from './index'

type Args = Omit<StoryScreenProps, 'children'> & Pick<PersonalCenterProps, 'tab' | 'tabs' | 'portalUrl'>

const tabChanged = fn()
const pageOpened = fn()

const meta: Meta<Args> = {
  title: 'Screens/Personal centre',
  parameters: { ownRoot: true },
  args: { api: { as: 't_linyq' } },
  beforeEach: () => {
    tabChanged.mockClear()
    pageOpened.mockClear()
  },
  render: ({ tab, tabs, portalUrl, ...args }, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <PersonalCenter
        tab={tab}
        tabs={tabs}
        portalUrl={portalUrl}
        onTabChange={tabChanged}
        onOpenPage={portalUrl === undefined ? pageOpened : undefined}
      />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** From tab to tab; a page of the portal is the host's to open. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: '林砚秋，您好' })
    await press(canvas, '登录设备')
    await canvas.findByText('本机')
    await expect(tabChanged).toHaveBeenCalledWith('devices')
    await expect(canvas.getByRole('button', { name: '登录设备' })).toHaveAttribute('aria-current', 'page')
    await press(canvas, '编辑资料')
    await expect(pageOpened).toHaveBeenCalledWith('/doorSelfEdit')
    await press(canvas, '账号绑定')
    await canvas.findByRole('heading', { name: '恢复码' })
  },
}

/** A page offers some tabs, and shows one of them first. */
export const SomeTabs: Story = {
  args: { tab: 'privacy', tabs: ['devices', 'privacy'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: '导出我的数据' })
    await expect(canvas.queryByRole('button', { name: '我的资源' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '登录设备' })).toBeVisible()
  },
}

/** With the portal's address, links open there. */
export const WithPortal: Story = {
  args: { portalUrl: 'https://portal.example' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = await canvas.findByRole('link', { name: '编辑资料' })
    await expect(link).toHaveAttribute('href', 'https://portal.example/doorSelfEdit')
  },
}

/** Each change is stored at once, and the host is notified. */
export const SettingChanged: Story = {
  args: { tab: 'notices', onAfterMutation: fn<NonNullable<Args['onAfterMutation']>>() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('checkbox', { name: /站内$/ })
    if (!first) throw new Error('There is no setting.')
    const enabled = (await canvas.findAllByRole('checkbox')).find((box) => !box.hasAttribute('disabled'))
    if (!enabled) throw new Error('No setting can be changed.')
    await userEvent.click(enabled)
    await canvas.findByText('通知设置已保存')
    await waitFor(() =>
      expect(args.onAfterMutation).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'personal.saveNoticeSetting' }),
      ),
    )
  },
}

export const Empty: Story = {
  args: { tab: 'favourites' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('还没有收藏')
    await press(canvas, '看看教育资讯')
    await expect(pageOpened).toHaveBeenCalledWith('/educationNews')
  },
}

export const Loading: Story = { args: { api: { as: 't_linyq', latency: 'forever' } } }

export const Slow: Story = {
  args: { api: { as: 't_linyq', latency: 300 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '林砚秋，您好' })
  },
}

const failing = (text: RegExp): Story['play'] => {
  return async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(text)
  }
}

export const Failing: Story = {
  args: { api: { as: 't_linyq', broken: ['getSummary'] } },
  play: failing(/知识盲区的错误/),
}

export const Offline: Story = {
  args: { api: { as: 't_linyq', failing: ['getSummary'] } },
  play: failing(/网络连接错误/),
}

export const Forbidden: Story = {
  args: { api: { as: 't_linyq', forbidden: ['getSummary'] } },
  play: failing(/您没有权限执行此操作/),
}

export const LongText: Story = {
  args: { tab: 'notices', api: { as: 't_linyq', wordy: ['notification/'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '通知设置' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** Nothing may be changed: what is one's own can be read. */
export const ReadOnly: Story = {
  args: { tab: 'privacy', isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: '注销账号' })
    await expect(canvas.queryByRole('button', { name: '申请注销' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '开始导出' })).toBeNull()
  },
}

export const ManyRows: Story = {
  args: { tab: 'devices', api: { as: 't_linyq', many: { 'auth/sessions': 40 } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(30))
  },
}
