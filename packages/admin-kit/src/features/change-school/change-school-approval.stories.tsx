import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { ChangeSchoolApproval } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const LIST = '/api/changeSchool/queryPage'
const ONE = '/api/changeSchool/getRequest'
const NAME = '许棠贝'

const meta: Meta<Args> = {
  title: 'Screens/Changes of school',
  parameters: { ownRoot: true },
  args: { api: { as: 'wc_city01' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <ChangeSchoolApproval />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const open = async (canvas: Canvas, action: '审批' | '查看') => {
  await userEvent.click(await canvas.findByRole('button', { name: `${action} ${NAME}` }))
  return within(await canvas.findByRole('dialog', { name: `${NAME}的变更申请` }))
}

/** What waits for the caller, the oldest first. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '变更申请' })
    await canvas.findByText(NAME)
    await expect(canvas.getByText('待转入学校审批')).toBeVisible()
  },
}

/** The timeline says who has decided and which step comes next. */
export const Details: Story = {
  play: async ({ canvasElement }) => {
    const details = await open(within(canvasElement), '审批')
    const timeline = within(await details.findByRole('list', { name: '审批进度' }))
    await expect(timeline.getAllByRole('listitem')).toHaveLength(4)
    await timeline.findByText('陆清和 同意')
    // The drawer fades in.
    await waitFor(() => expect(details.getByRole('button', { name: '同意' })).toBeVisible())
  },
}

/** A reason that is too short is shown at its field. */
export const RejectNeedsReason: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '审批')
    await userEvent.click(await details.findByRole('button', { name: '驳回' }))
    const question = within(await canvas.findByRole('dialog', { name: '驳回' }))
    await userEvent.type(question.getByLabelText('理由'), '太短')
    await userEvent.click(question.getByRole('button', { name: '驳回' }))
    await question.findByText('请填写理由（至少5个字）')
  },
}

/** A request whose step is another organisation's is shown without the decision. */
export const OfAnotherStep: Story = {
  args: { api: { as: 'yc_county01' }, query: { queue: 'open' } },
  play: async ({ canvasElement }) => {
    const details = await open(within(canvasElement), '查看')
    await details.findByText(/当前步骤由其他单位审批/)
    await expect(details.queryByRole('button', { name: '同意' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { query: { queue: 'closed' }, api: { as: 'ycxx_school01' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有已结束的申请')
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(NAME)
    await userEvent.type(canvas.getByRole('searchbox', { name: '按姓名搜索' }), '没有此人{Enter}')
    await canvas.findByText('没有符合条件的申请')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText(NAME)
  },
}

export const Loading: Story = { args: { api: { as: 'wc_city01', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'wc_city01', latency: 300 } }, play: Filled.play }

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const details = await open(within(canvasElement), '查看')
    await details.findByRole('list', { name: '审批进度' })
    await expect(details.queryByRole('button', { name: '同意' })).toBeNull()
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'wc_city01', many: { [LIST]: 200 } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5))
  },
}

export const Failing: Story = {
  args: { api: { as: 'wc_city01', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Offline: Story = {
  args: { api: { as: 'wc_city01', failing: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('网络连接错误，请检查网络环境！')
  },
}

/** The list comes, one request does not. */
export const DetailsFail: Story = {
  args: { api: { as: 'wc_city01', failing: [ONE] }, query: { request: '1' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('网络连接错误，请检查网络环境！')
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'wc_city01', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = {
  args: { api: { as: 'wc_city01', wordy: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '变更申请' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('tab', { name: 'Mine to decide' })
  },
}

export const Dark: Story = { ...Details, args: { theme: 'dark' } }

export const HighContrast: Story = { ...Filled, args: { theme: 'high-contrast' } }

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <ChangeSchoolApproval />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(NAME)
  },
}
