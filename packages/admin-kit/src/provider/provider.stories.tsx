import { userEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@doorway/ui'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AreaManager } from '../features/areas'
import { SelfEdit } from '../features/self-edit'
import { createStoryApi } from '../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../testing/story-screen'
import type { DoorwayEvents } from '../context/events'
import { ChunkLoadError, lazyPart } from '../loading/lazy-part'
import { useApi } from '../context/use-api'
import { Widget } from '../loading/widget'
import type { WidgetHandle } from '../loading/widget-handle'

type Args = Omit<StoryScreenProps, 'children'>

const handlers = {
  onReady: fn(),
  onError: fn<NonNullable<DoorwayEvents['onError']>>(),
  onAuthExpired: fn(),
  onNavigate: fn(),
  onDirtyChange: fn(),
  onBeforeMutation: fn<NonNullable<DoorwayEvents['onBeforeMutation']>>(),
  onAfterMutation: fn(),
}

const meta: Meta<Args> = {
  title: 'Screens/Provider',
  parameters: { ownRoot: true },
  args: { api: { as: 't_linyq' } },
  beforeEach: () => {
    for (const handler of Object.values(handlers)) handler.mockReset()
  },
}
export default meta

type Story = StoryObj<Args>

function WithHandle(args: Args) {
  const handle = useRef<WidgetHandle>(null)
  const [message, setMessage] = useState('')
  const save = async () => setMessage((await handle.current?.save()) ? '已保存' : '还有未保存的内容')
  return (
    <>
      <button type="button" onClick={() => setMessage(handle.current?.isDirty() ? '有改动' : '没有改动')}>
        问是否有改动
      </button>
      <button type="button" onClick={() => void save()}>
        从外面保存
      </button>
      <button type="button" onClick={() => handle.current?.focus()}>
        从外面聚焦
      </button>
      <button type="button" onClick={() => handle.current?.setFilters({ code: '380000' })}>
        从外面筛选
      </button>
      <output>{message}</output>
      <StoryScreen {...args} {...handlers}>
        <SelfEdit handle={handle} />
      </StoryScreen>
    </>
  )
}

/** A host receives every event and saves from outside. */
export const EventsAndHandle: Story = {
  parameters: { lightOnly: true },
  render: (args) => <WithHandle {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByRole('textbox', { name: '个人描述标题' })
    await waitFor(() => expect(handlers.onReady).toHaveBeenCalledTimes(1))
    await userEvent.type(title, '甲')
    await waitFor(() => expect(handlers.onDirtyChange).toHaveBeenLastCalledWith(true))
    await userEvent.click(canvas.getByRole('button', { name: '问是否有改动' }))
    await canvas.findByText('有改动')
    await userEvent.click(canvas.getByRole('button', { name: '从外面保存' }))
    await canvas.findByText('已保存')
    const event = expect.objectContaining({ name: 'selfEdit.save' })
    await expect(handlers.onBeforeMutation).toHaveBeenCalledWith(event)
    await expect(handlers.onAfterMutation).toHaveBeenCalledWith(event)
    await waitFor(() => expect(handlers.onDirtyChange).toHaveBeenLastCalledWith(false))
    await userEvent.click(canvas.getByRole('button', { name: '从外面聚焦' }))
    await expect(canvas.getByRole('heading', { name: '个人信息' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '从外面筛选' }))
    await expect(handlers.onNavigate).toHaveBeenCalledWith({ path: '/', query: { code: '380000' } })
  },
}

/** Answering false stops a change: nothing is sent, nothing is said, the entries stay. */
export const HostStopsAChange: Story = {
  parameters: { lightOnly: true },
  render: (args) => <WithHandle {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    handlers.onBeforeMutation.mockReturnValue(false)
    await userEvent.type(await canvas.findByRole('textbox', { name: '个人描述标题' }), '乙')
    await userEvent.click(canvas.getByRole('button', { name: '从外面保存' }))
    await canvas.findByText('还有未保存的内容')
    await expect(handlers.onAfterMutation).not.toHaveBeenCalled()
    await expect(canvas.queryByText(/更新信息/)).toBeNull()
  },
}

function ThirtyCalls() {
  const users = useApi().endpoints(userEndpoints)
  const call = async () => {
    await Promise.allSettled(Array.from({ length: 30 }, () => users.getOwn()))
  }
  return <Button onClick={() => void call()}>发出三十个请求</Button>
}

/** However many calls fail together, the person is message once and the host goes to the sign-in page once. */
export const ThirtyRefusalsOneWarning: Story = {
  args: { api: { as: 't_linyq', expired: ['/api/'] } },
  render: (args) => (
    <StoryScreen {...args} {...handlers}>
      <ThirtyCalls />
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '发出三十个请求' }))
    await canvas.findByText('身份认证已过期，请重新登录！')
    await waitFor(() => expect(canvas.queryByText('身份认证已过期，请重新登录！')).toBeNull())
    await expect(handlers.onAuthExpired).toHaveBeenCalledTimes(1)
    await expect(handlers.onAuthExpired).toHaveBeenCalledWith({ noticeMs: 2_000 })
  },
}

/** What was typed is stored when the sign-in expires, without a prompt, and is offered when the form opens again. */
export const DraftsSurviveTheExpiry: Story = {
  render: (args) => <Expiring {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByRole('textbox', { name: '个人描述标题' })
    await userEvent.clear(title)
    await userEvent.type(title, '没来得及保存')
    refused.push('cscpUserDetails')
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(handlers.onAuthExpired).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(handlers.onDirtyChange).toHaveBeenLastCalledWith(false))
    refused.length = 0
    await userEvent.click(canvas.getByRole('button', { name: '离开再回来' }))
    await userEvent.click(await canvas.findByRole('button', { name: '恢复' }))
    await expect(await canvas.findByRole('textbox', { name: '个人描述标题' })).toHaveValue('没来得及保存')
  },
}

const refused: string[] = []
const expiring = createStoryApi({ as: 't_linyq', expired: refused })

function Expiring(args: Args) {
  const [visit, setVisit] = useState(0)
  return (
    <StoryScreen {...args} {...handlers} client={expiring}>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        离开再回来
      </button>
      <SelfEdit key={visit} />
    </StoryScreen>
  )
}

let isBroken = true
const fragile = lazyPart<object>(async () => {
  if (isBroken) throw new TypeError('Failed to fetch')
  return () => <p>现在到了</p>
})

function Thrower(): never {
  throw new Error('This story breaks while drawing.')
}

/** A file that cannot be fetched and a fault while drawing stay inside their widget; retrying fetches again. */
export const FaultsStayInside: Story = {
  beforeEach: () => {
    isBroken = true
  },
  render: (args) => (
    <StoryScreen {...args} {...handlers}>
      <Widget part="fragile">
        <fragile.Part />
      </Widget>
      <Widget part="broken">
        <Thrower />
      </Widget>
      <AreaManager height={300} />
    </StoryScreen>
  ),
  args: { api: { as: 'admin' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('页面文件加载失败')
    await canvas.findByText('此部分出现错误')
    await canvas.findByRole('treeitem', { name: /^云泽省/ })
    await expect(handlers.onError.mock.calls.some(([{ error }]) => error instanceof ChunkLoadError)).toBe(true)
    isBroken = false
    const [retry] = canvas.getAllByRole('button', { name: '重试' })
    if (retry) await userEvent.click(retry)
    await canvas.findByText('现在到了')
  },
}

/** The browser confirms leaving while something is unsaved, and only then. */
export const ConfirmsBeforeTheWindowCloses: Story = {
  render: (args) => <WithHandle {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const isPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const title = await canvas.findByRole('textbox', { name: '个人描述标题' })
    await expect(isPrevented()).toBe(false)
    await userEvent.type(title, '丙')
    await waitFor(() => expect(isPrevented()).toBe(true))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(isPrevented()).toBe(false))
  },
}

/** Two widgets with two people and two languages on one page. */
export const TwoOnOnePage: Story = {
  render: () => (
    <>
      <StoryScreen api={{ as: 't_linyq' }} instanceId="left">
        <SelfEdit />
      </StoryScreen>
      <StoryScreen api={{ as: 'admin' }} instanceId="right" locale="en">
        <SelfEdit />
      </StoryScreen>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: '登录名' })).toHaveValue('t_linyq')
    await expect(await canvas.findByRole('textbox', { name: 'Login name' })).toHaveValue('admin')
  },
}
