import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../../testing/story-screen'
import { UserManager } from '..'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/User manager, its states',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <UserManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const LIST = 'queryPageUserInfoList'
/** What the server says to those without the code. */
const REFUSED = '您没有权限执行此操作'
const shown = (element: HTMLElement | undefined) => waitFor(() => expect(element).toBeVisible())
// Every line of users has a menu, the head has none.
const someRows = (canvas: ReturnType<typeof within>) => canvas.findAllByRole('button', { name: '更多' })

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = {
  args: { api: { as: 'admin', latency: 300 } },
  play: async ({ canvasElement }) => {
    await someRows(within(canvasElement))
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    await shown(await within(canvasElement).findByText('还没有用户'))
  },
}

export const FilteredEmpty: Story = {
  args: { query: { name: '无此人' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '清除查询条件' }))
    await someRows(canvas)
  },
}

export const Failing: Story = {
  args: { api: { as: 'admin', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shown(await canvas.findByText('请求编号：story-1'))
    await shown(canvas.getByRole('button', { name: '重试' }))
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: [LIST, 'getSchoolInfoListByParentId'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shown(await canvas.findByText('网络连接错误，请检查网络环境！'))
    await shown(canvas.getAllByRole('button', { name: '重试' })[0])
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shown(await canvas.findByText('您没有权限查看此内容'))
    // The message of the specification goes, the panel stays.
    const message = () => canvas.getAllByRole('alert').flatMap((region) => within(region).queryAllByText(REFUSED))
    await waitFor(() => expect(message()).toHaveLength(1))
    // It lasts for 3 s: long enough to be read.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await expect(message()).toHaveLength(1)
    await waitFor(() => expect(message()).toEqual([]), { timeout: 5_000 })
    await shown(canvas.getByText('您没有权限查看此内容'))
  },
}

export const LongText: Story = {
  args: { api: { as: 'admin', wordy: [LIST, 'getSchoolInfoListByParentId'] }, query: { size: '10' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    for (const name of ['新增', '修改', '删除']) await expect(canvas.queryByRole('button', { name })).toBeNull()
    await shown(canvas.getByRole('button', { name: '导出' }))
  },
}

export const ManyRows: Story = {
  args: { query: { size: '100' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    await expect(canvas.getByRole('combobox', { name: '每页条数' })).toHaveDisplayValue(/100/)
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeGreaterThan(40)
  },
}
