import { workgroupEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { WorkgroupManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const LIST = '/api/workgroup/queryPage'

const meta: Meta<Args> = {
  title: 'Screens/Workgroup manager',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <WorkgroupManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const MATHEMATICS = '林砚秋小学数学名师工作室'
const PHYSICS = '许棠贝初中物理名师工作室'
const workgroups = createStoryApi({ as: 'admin' }).endpoints(workgroupEndpoints)

/** The second group is open again after a story. */
const withPhysics = () => async () => {
  await workgroups.setDissolved(2, false)
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '工作组列表' })
    await canvas.findByText(MATHEMATICS)
    await expect((await canvas.findAllByText('有效')).length).toBeGreaterThan(2)
  },
}

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(MATHEMATICS)
    await userEvent.type(canvas.getByRole('searchbox', { name: '名称或负责人' }), '许棠贝{Enter}')
    await canvas.findByText(PHYSICS)
    await waitFor(() => expect(canvas.queryByText(MATHEMATICS)).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await canvas.findByText(MATHEMATICS)
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(MATHEMATICS)
    await userEvent.type(canvas.getByRole('searchbox', { name: '名称或负责人' }), '不存在{Enter}')
    await canvas.findByText('没有符合条件的工作组')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText(MATHEMATICS)
  },
}

/** The consequence is named first, and the toast takes the dissolution back. */
export const Dissolved: Story = {
  beforeEach: withPhysics,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: `解散 ${PHYSICS}` }))
    const question = within(await canvas.findByRole('alertdialog', { name: '解散工作组' }))
    await question.findByText(/门户上的公开页面立即撤下.*\d+ 名成员和全部文章会保留/)
    await userEvent.click(question.getByRole('button', { name: '解散' }))
    await canvas.findByText(`工作组“${PHYSICS}”已解散`)
    await canvas.findByRole('button', { name: `恢复 ${PHYSICS}` })
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await canvas.findByText(`工作组“${PHYSICS}”已恢复`)
    await canvas.findByRole('button', { name: `解散 ${PHYSICS}` })
  },
}

export const Members: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: `成员 ${MATHEMATICS}` }))
    const dialog = within(await canvas.findByRole('dialog', { name: `${MATHEMATICS} · 成员` }))
    await dialog.findByText(/^现任 \d+ 人，曾任 \d+ 人$/)
    await dialog.findByText('组长')
  },
}

export const MembersFailing: Story = {
  args: { api: { as: 'admin', broken: ['/api/workgroup/getMembers'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: `成员 ${MATHEMATICS}` }))
    await canvas.findByText(/^请求编号：story-/)
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(MATHEMATICS)
    await expect(canvas.queryByRole('button', { name: /^(新增|修改|解散)/ })).toBeNull()
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', answering: { [LIST]: { data: [], total: 0, currentPage: 1, pageSize: 20 } } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无工作组')
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'admin', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = {
  args: { api: { as: 'admin', wordy: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '工作组列表' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'admin', many: { [LIST]: 200 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '工作组列表' })
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <WorkgroupManager />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(MATHEMATICS)
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Add workgroup' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
