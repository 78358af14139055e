import { homeSubmissionEndpoints, submissionReviewEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { PreschoolManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const LIST = '/api/preschool/queryPageSubmission'
const DETAIL = '/api/preschool/getSubmission'

const meta: Meta<Args> = {
  title: 'Screens/Preschool works',
  parameters: { ownRoot: true },
  args: { api: { as: 'yc_county01' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <PreschoolManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const WAITING = '阳台上的种子日记'

/** A work of a family that waits for its review; it shows no child. */
async function submitWork(title: string) {
  const family = createStoryApi({ as: 'p_wangjg' }).endpoints(homeSubmissionEndpoints)
  const draft = { title, workKind: 'toy', field: 'art', ageClass: 'middle', content: '用旧纸箱做的小火车。' } as const
  const { id, version } = await family.save({ ...draft, showsChild: false })
  await family.submit({ id, version })
  return id
}

const open = async (canvas: Canvas, action: '审核' | '查看', name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `${action} ${name}` }))
  return within(await canvas.findByRole('dialog', { name }))
}

/** What waits for review; the consent has a column of its own. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '作品列表' })
    await canvas.findByRole('button', { name: `审核 ${WAITING}` })
    await expect(canvas.getByText('授权有效')).toBeVisible()
  },
}

/** The pictures are next to what the guardian agreed to. */
export const Details: Story = {
  play: async ({ canvasElement }) => {
    const details = await open(within(canvasElement), '审核', WAITING)
    const record = within(await details.findByRole('region', { name: '监护人授权记录' }))
    await waitFor(() => expect(record.getByText('王梓涵')).toBeVisible())
    await waitFor(() => expect(record.getByText('儿童影像授权同意书 第1版')).toBeVisible())
    await waitFor(() => expect(details.getByRole('img', { name: `${WAITING}的照片1` })).toBeVisible())
    await expect(details.getByRole('button', { name: '通过' })).toBeEnabled()
  },
}

/** A work is published, and taken off again with a reason. */
export const Passed: Story = {
  play: async ({ canvasElement }) => {
    const title = '纸箱小火车'
    await submitWork(title)
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索作品标题' }), `${title}{Enter}`)
    const details = await open(canvas, '审核', title)
    await details.findByText('投稿人确认照片中没有孩子，不需要授权。')
    await userEvent.click(details.getByRole('button', { name: '通过' }))
    await canvas.findByText(`“${title}”已通过，已在门户发布`)
    await userEvent.click(canvas.getByRole('tab', { name: '已发布' }))
    const published = await open(canvas, '查看', title)
    await userEvent.click(await published.findByRole('button', { name: '从门户撤下' }))
    const question = within(await canvas.findByRole('dialog', { name: '从门户撤下' }))
    await userEvent.type(question.getByLabelText('原因'), '故事结束后撤下')
    await userEvent.click(question.getByRole('button', { name: '从门户撤下' }))
    await canvas.findByText(`“${title}”已从门户撤下`)
  },
}

/** A return takes a reason that its author reads. */
export const Returned: Story = {
  play: async ({ canvasElement }) => {
    const title = '瓶盖拼图'
    await submitWork(title)
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索作品标题' }), `${title}{Enter}`)
    const details = await open(canvas, '审核', title)
    await userEvent.click(await details.findByRole('button', { name: '退回' }))
    const question = within(await canvas.findByRole('dialog', { name: '退回' }))
    await userEvent.type(question.getByLabelText('原因'), '太短')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await question.findByText('请填写原因（至少5个字）')
    await userEvent.type(question.getByLabelText('原因'), '，请写出制作步骤')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await canvas.findByText(`“${title}”已退回`)
  },
}

/** Someone else decided first: what was written stays. */
export const Conflict: Story = {
  play: async ({ canvasElement }) => {
    const title = '豆子沙锤'
    const id = await submitWork(title)
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索作品标题' }), `${title}{Enter}`)
    const details = await open(canvas, '审核', title)
    await userEvent.click(await details.findByRole('button', { name: '退回' }))
    const city = createStoryApi({ as: 'wc_city01' }).endpoints(submissionReviewEndpoints)
    const { version } = await city.get(id)
    await city.decide({ id, version, decision: 'pass' })
    const question = within(await canvas.findByRole('dialog', { name: '退回' }))
    await userEvent.type(question.getByLabelText('原因'), '请写出制作步骤')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await question.findByText(/数据已被他人修改/)
    await expect(question.getByLabelText('原因')).toHaveValue('请写出制作步骤')
    const published = await city.get(id)
    await city.decide({ id, version: published.version, decision: 'off', reason: '故事结束后撤下' })
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(WAITING)
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索作品标题' }), '没有这件作品{Enter}')
    await canvas.findByText('没有符合条件的作品')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText(WAITING)
  },
}

export const Empty: Story = {
  args: { api: { as: 'k_baisr' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有待审核的作品')
  },
}

export const Loading: Story = { args: { api: { as: 'yc_county01', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'yc_county01', latency: 300 } }, play: Filled.play }

export const ManyRows: Story = {
  args: { api: { as: 'yc_county01', many: { [LIST]: 200 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '作品列表' })
  },
}

export const Offline: Story = {
  args: { api: { as: 'yc_county01', failing: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const details = await open(within(canvasElement), '查看', WAITING)
    await details.findByText(/三盆豆苗/)
    await expect(details.queryByRole('button', { name: /^(通过|退回)$/ })).toBeNull()
  },
}

export const Failing: Story = {
  args: { api: { as: 'yc_county01', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^请求编号：story-/)
  },
}

export const DetailFailing: Story = {
  args: { api: { as: 'yc_county01', failing: [DETAIL] }, query: { work: '1' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'yc_county01', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = {
  args: { api: { as: 'yc_county01', wordy: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '作品列表' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** Those who write for a kindergarten hand its works in here; what is missing is said at its field. */
export const GardenWork: Story = {
  args: { api: { as: 'k_baisr' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '园所投稿' }))
    const form = within(await canvas.findByRole('dialog', { name: '园所投稿' }))
    await userEvent.type(form.getByRole('textbox', { name: '内容' }), '落叶铺成小路。')
    await userEvent.click(form.getByRole('button', { name: '提交审核' }))
    await form.findByText('此项必填')
    await expect(form.getByRole('textbox', { name: '内容' })).toHaveValue('落叶铺成小路。')
    await form.findByText(/家长的授权只用于家长自己提交的照片/)
  },
}

export const GardenDraftsEmpty: Story = {
  args: { api: { as: 'k_baisr' }, query: { tab: 'draft' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有园所草稿')
  },
}

export const GardenOnAPhone: Story = {
  ...GardenWork,
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <PreschoolManager />
      </div>
    </StoryScreen>
  ),
}
