import { managedResourceEndpoints, resourceEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { ResourceManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const LIST = '/api/resource/queryPage'

const meta: Meta<Args> = {
  title: 'Screens/Resource manager',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <ResourceManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const SLIDES = '一元一次方程的来历（课件）'
const METER = '家里的电表怎么读'
const BUOYANCY = '浮力到底是谁给的'
const resources = createStoryApi({ as: 'admin' }).endpoints(managedResourceEndpoints)

async function find(keyword: string) {
  for (const state of ['pending', 'on_shelf', 'returned', 'off_shelf'] as const) {
    const { rows } = await resources.list({ state, keyword }, 1, 1)
    const [row] = rows
    if (row) return row
  }
  throw new Error(`The demo has no resource ${keyword}.`)
}

/** The slides wait again after a story. */
const withSlides = () => async () => {
  const { id, version, state } = await find(SLIDES)
  if (state === 'returned') await createStoryApi({ as: 't_tanxs' }).endpoints(resourceEndpoints).submit({ id, version })
}

/** The lesson is published and not recommended after a story. */
const withLesson = () => async () => {
  const { id, version, state, isRecommended } = await find(BUOYANCY)
  if (state === 'off_shelf') await resources.decide({ id, version, decision: 'pass' })
  if (isRecommended) await resources.recommend({ id, version, isRecommended: false })
}

const open = async (canvas: Canvas, action: '审核' | '查看', title: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `${action} ${title}` }))
  return within(await canvas.findByRole('dialog', { name: title }))
}

/** What waits for review, with the counts of all states. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '资源列表' })
    await canvas.findByText(METER)
    await expect(await canvas.findByRole('tab', { name: /^已上架 \d+$/ })).toBeVisible()
  },
}

export const Published: Story = {
  args: { query: { tab: 'published', kind: 'micro' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(BUOYANCY)
    await expect(canvas.queryByText(METER)).toBeNull()
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(METER)
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索标题或上传人' }), '没有这个资源{Enter}')
    await canvas.findByText('没有符合条件的资源')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText(METER)
  },
}

export const Empty: Story = {
  args: { query: { tab: 'withdrawn', keyword: '没有' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有符合条件的资源')
  },
}

/** A reason that is too short stands at its field; the owner gets the reason. */
export const Returned: Story = {
  beforeEach: withSlides,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '审核', SLIDES)
    await details.findByRole('list', { name: '资源文件' })
    await userEvent.click(details.getByRole('button', { name: '退回' }))
    const question = within(await canvas.findByRole('dialog', { name: '退回' }))
    await question.findByText(`“${SLIDES}”将退回给谭溪石修改，对方会看到退回原因。`)
    await userEvent.type(question.getByLabelText('原因'), '太短')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await question.findByText('请填写原因（至少5个字）')
    await userEvent.type(question.getByLabelText('原因'), '，请补充教学目标')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await canvas.findByText(`“${SLIDES}”已退回`)
    await waitFor(() => expect(canvas.queryByRole('button', { name: `审核 ${SLIDES}` })).toBeNull())
    await userEvent.click(canvas.getByRole('tab', { name: /^退回/ }))
    await canvas.findByText(SLIDES)
  },
}

/** Someone else decided first: nothing that was written is lost. */
export const Conflict: Story = {
  beforeEach: withSlides,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '审核', SLIDES)
    await userEvent.click(await details.findByRole('button', { name: '退回' }))
    const { id, version } = await find(SLIDES)
    await resources.decide({ id, version, decision: 'return', reason: '另一位审核人先退回' })
    const question = within(await canvas.findByRole('dialog', { name: '退回' }))
    await userEvent.type(question.getByLabelText('原因'), '请补充教学目标')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await question.findByText(/数据已被他人修改/)
    await expect(question.getByLabelText('原因')).toHaveValue('请补充教学目标')
  },
}

/** The consequence is named first; what is taken off can be put back. */
export const TakenOff: Story = {
  args: { query: { tab: 'published', keyword: BUOYANCY } },
  beforeEach: withLesson,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '查看', BUOYANCY)
    await userEvent.click(await details.findByRole('button', { name: '下架' }))
    const question = within(await canvas.findByRole('dialog', { name: '下架' }))
    await question.findByText(/将立即从门户撤下/)
    await userEvent.type(question.getByLabelText('原因'), '视频内容需要更新')
    await userEvent.click(question.getByRole('button', { name: '下架' }))
    await canvas.findByText(`“${BUOYANCY}”已下架`)
    await userEvent.click(canvas.getByRole('tab', { name: /^下架/ }))
    const again = await open(canvas, '查看', BUOYANCY)
    await again.findByText('沈砚舟 下架')
    await userEvent.click(again.getByRole('button', { name: '重新上架' }))
    await canvas.findByText(`“${BUOYANCY}”已通过并上架`)
  },
}

export const Recommended: Story = {
  args: { query: { tab: 'published', keyword: BUOYANCY } },
  beforeEach: withLesson,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '查看', BUOYANCY)
    await userEvent.click(await details.findByRole('button', { name: '推荐' }))
    await canvas.findByText(`“${BUOYANCY}”已推荐`)
    await userEvent.click(await details.findByRole('button', { name: '取消推荐' }))
    await canvas.findByText(`“${BUOYANCY}”已取消推荐`)
  },
}

/** A report of a reader is closed with its result. */
export const Reports: Story = {
  args: { query: { tab: 'reports' } },
  beforeEach: async () => {
    const { id } = await find(BUOYANCY)
    const reader = createStoryApi({ as: 't_linyq' }).endpoints(managedResourceEndpoints)
    await reader.report({ id, kind: 'wrong', details: '第三分钟的单位写错了' }).catch(() => undefined)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: `处理 ${BUOYANCY}` }))
    const question = within(await canvas.findByRole('dialog', { name: '处理' }))
    await question.findByText(/第三分钟的单位写错了/)
    await userEvent.click(question.getByRole('button', { name: '处理' }))
    await question.findByText('请填写处理结果（至少5个字）')
    await userEvent.type(question.getByLabelText('处理结果'), '已请作者更正单位')
    await userEvent.click(question.getByRole('button', { name: '处理' }))
    await canvas.findByText(`“${BUOYANCY}”的举报已处理`)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '举报状态' }), '已处理')
    await waitFor(() => expect(canvas.getAllByText('已请作者更正单位').length).toBeGreaterThan(0))
  },
}

/** A school's administrator sees what the county decides about, without its buttons. */
export const OfAnotherLevel: Story = {
  args: { api: { as: 'wc_city01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '查看', '圆的周长分层练习')
    await details.findByText(/该资源由其公开范围的管理员审核/)
    await expect(details.queryByRole('button', { name: '通过' })).toBeNull()
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '查看', METER)
    await details.findByRole('list', { name: '资源文件' })
    await expect(details.queryByRole('button', { name: /^(通过|退回)$/ })).toBeNull()
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'admin', many: { [LIST]: 200 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '资源列表' })
  },
}

export const Failing: Story = {
  args: { api: { as: 'admin', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^请求编号：story-/)
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
    await within(canvasElement).findByRole('grid', { name: '资源列表' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const OnAPhone: Story = {
  args: { query: { kind: 'plan' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <ResourceManager />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '筛选 1', expanded: false }))
    await userEvent.click(await canvas.findByRole('button', { name: '重置' }))
    await canvas.findByRole('button', { name: '筛选', expanded: true })
  },
}
