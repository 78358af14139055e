import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { LoginLog } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const LOG = 'queryPageLoginLog'

const meta: Meta<Args> = {
  title: 'Screens/Sign-in log',
  parameters: { ownRoot: true },
  args: { api: { as: 'audit01' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <LoginLog />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '登录日志' })
    await expect((await canvas.findAllByRole('cell', { name: '登录成功' })).length).toBeGreaterThan(1)
    await canvas.findByRole('button', { name: '导出' })
  },
}

/** The burst of guesses in the demo, found by name and result. */
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('登录名'), 'root_admin')
    await userEvent.selectOptions(canvas.getByLabelText('结果'), '登录失败')
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await canvas.findByText('共 50 条')
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await canvas.findAllByRole('cell', { name: '登录成功' })
  },
}

export const Exported: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }))
    await canvas.findByText(/^已导出“登录日志-\d{8}\.xlsx”$/)
  },
}

/** People who may read the log and not export it. */
export const WithoutExport: Story = {
  args: { permissions: ['log:login:list'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '登录日志' })
    await expect(canvas.queryByRole('button', { name: '导出' })).toBeNull()
  },
}

export const ExportRefused: Story = {
  args: { api: { as: 'audit01', forbidden: ['exportExcel'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }))
    await canvas.findByText('您没有权限执行此操作')
  },
}

export const Empty: Story = {
  args: { api: { as: 'audit01', empty: [LOG] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无日志')
  },
}

export const FilteredEmpty: Story = {
  args: { query: { person: 'no_such_name' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('没有符合条件的日志')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findAllByRole('cell', { name: '登录成功' })
  },
}

export const Loading: Story = { args: { api: { as: 'audit01', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'audit01', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'audit01', broken: [LOG] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'audit01', failing: [LOG] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'audit01', forbidden: [LOG] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = { args: { api: { as: 'audit01', wordy: [LOG] } } }

export const ManyRows: Story = {
  args: { query: { size: '100' } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('cell', { name: '登录成功' })).length).toBeGreaterThan(30)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <LoginLog />
      </div>
    </StoryScreen>
  ),
  play: Filled.play,
}

/** The filters of the address are counted and closed; searching leaves them open, and the focus where it is. */
export const FoldedFilters: Story = {
  args: { query: { person: 'root_admin', result: 'fail' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 360 }}>
        <LoginLog />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: '筛选 2', expanded: false })
    await expect(canvas.queryByRole('textbox', { name: '登录名' })).toBeNull()
    await userEvent.click(button)
    const person = await canvas.findByRole('textbox', { name: '登录名' })
    await expect(person).toHaveValue('root_admin')
    await userEvent.type(person, '{Control>}a{/Control}{Delete}{Enter}')
    await canvas.findByRole('button', { name: '筛选 1', expanded: true })
    await expect(person).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await canvas.findByRole('button', { name: '筛选', expanded: true })
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: 'Sign-in log' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
