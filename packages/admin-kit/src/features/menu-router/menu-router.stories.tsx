import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createMemoryNavigation } from '../../navigation/memory-navigation'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { TabBar } from '../tabs'
import { ConsoleMenu, MenuRouter } from './index'

interface Args extends Omit<StoryScreenProps, 'children'> {
  path?: string
}

const screens = {
  'user-management': async () => () => <p>用户管理的页面</p>,
  'organization-management': async () => () => <p>组织机构管理的页面</p>,
}

function Console({ path = '/home', ...rest }: Args) {
  const navigation = useMemo(() => createMemoryNavigation({ path, query: {} }), [path])
  return (
    <StoryScreen {...rest} navigation={navigation}>
      <div className="dw-story-console">
        <ConsoleMenu />
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

const patient = { timeout: 15_000 }

async function open(canvas: Canvas, branch: string, title: string) {
  const button = await canvas.findByRole('button', { name: branch }, patient)
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button)
  await userEvent.click(await canvas.findByRole('link', { name: title }, patient))
}

const titles = (canvas: Canvas) => canvas.getAllByRole('tab').map((tab: HTMLElement) => tab.textContent?.trim())

export const OpensAndKeepsPages: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('控制台首页', {}, patient)
    await open(canvas, '系统管理', '用户管理')
    await canvas.findByText('用户管理的页面', {}, patient)
    await open(canvas, '组织机构', '组织机构管理')
    await canvas.findByText('组织机构管理的页面', {}, patient)
    await waitFor(() => expect(titles(canvas)).toEqual(['首页', '用户管理', '组织机构管理']), patient)
    await expect(canvas.getByText('用户管理的页面')).not.toBeVisible()
    canvas.getByRole('tab', { name: '组织机构管理' }).focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(titles(canvas)).toEqual(['首页', '用户管理']), patient)
    await waitFor(() => expect(canvas.getByText('用户管理的页面')).toBeVisible(), patient)
  },
}

export const ScreenToCome: Story = {
  args: { path: '/role-management' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('角色管理即将开放', {}, patient)
  },
}

export const FailsToLoadItsMenus: Story = {
  args: { api: { as: 'admin', failing: ['cscpMenus'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' }, patient)
  },
}

export const ForPeopleWithFewMenus: Story = {
  args: { api: { as: 'ycxx_school01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '系统管理' }, patient)
    await expect(canvas.queryByRole('button', { name: '安全审计' })).toBeNull()
  },
}
