import { articleEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { ArticleReview } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/Article review',
  parameters: { ownRoot: true },
  args: { api: { as: 'review01' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <ArticleReview />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const LIST = 'cmsArticle/queryPageArticleList'
const ANNOUNCEMENTS = 1

const calls = (as: string) => createStoryApi({ as }).endpoints(articleEndpoints)
const remove = (id: number) =>
  calls('admin')
    .change({ ids: [id], action: 'delete' })
    .catch(() => undefined)

/** A submitted article of the editor; it is deleted after the story. */
const submitted = (title: string) => async () => {
  const articles = calls('edit01')
  const bodyHtml = '<p>定于9月31日开会。</p>'
  const article = await articles.save({ siteId: 1, columnId: ANNOUNCEMENTS, title, bodyHtml })
  await articles.submit(article)
  return () => remove(article.id)
}

async function open(canvas: Canvas, title: string) {
  const row = await canvas.findByRole('row', { name: new RegExp(title) })
  await userEvent.click(within(row).getByRole('button', { name: '审核' }))
  await canvas.findByText('定于9月31日开会。')
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('row', { name: /青屿市渔村学校的潮汐课堂/ })
    await canvas.findByText(/^\d+ 篇待审$/)
  },
}

/** A return needs a reason; the article leaves the queue. */
export const ReturnsWithAReason: Story = {
  beforeEach: submitted('退回示例'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '退回示例')
    await userEvent.click(canvas.getByRole('button', { name: '退回' }))
    await canvas.findByText('请填写退回原因（至少5个字）')
    await userEvent.type(canvas.getByRole('textbox', { name: '审核意见' }), '九月没有三十一日')
    await userEvent.click(canvas.getByRole('button', { name: '退回' }))
    await canvas.findByText('已退回')
    await waitFor(() => expect(canvas.queryByRole('row', { name: /退回示例/ })).toBeNull())
  },
}

/** Selected words are marked with a note, which goes to the writer with the return. */
export const MarksWords: Story = {
  beforeEach: submitted('批注示例'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '批注示例')
    const words = canvas.getByText('定于9月31日开会。').firstChild
    const selection = document.getSelection()
    if (!words || !selection) throw new Error('The text is missing.')
    selection.setBaseAndExtent(words, 2, words, 7)
    await userEvent.click(canvas.getByRole('button', { name: '标记所选文字' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '标记所选文字' }))
    await dialog.findByText('9月31日')
    await userEvent.type(dialog.getByRole('textbox', { name: '批注' }), '没有这一天')
    await userEvent.click(dialog.getByRole('button', { name: '标记所选文字' }))
    await canvas.findByRole('list', { name: '标记' })
    await userEvent.type(canvas.getByRole('textbox', { name: '审核意见' }), '请核对日期')
    await userEvent.click(canvas.getByRole('button', { name: '退回' }))
    await canvas.findByText('已退回')
    const { rows } = await calls('edit01').list({ tab: 'returned', keyword: '批注示例' }, 1, 1)
    const article = rows[0] && (await calls('edit01').get(rows[0].id))
    await expect(article?.reviews[0]?.marks).toEqual([{ quote: '9月31日', note: '没有这一天' }])
  },
}

export const Passes: Story = {
  beforeEach: submitted('通过示例'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '通过示例')
    await userEvent.click(canvas.getByRole('tab', { name: '与已发布的差异' }))
    await canvas.findByText('尚未发布过，没有可比较的版本')
    await userEvent.click(canvas.getByRole('button', { name: '通过' }))
    await canvas.findByText('已通过')
  },
}

export const Empty: Story = {
  args: { api: { as: 'edit01' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有等待您审核的文章')
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'review01', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const lost: string[] = []
const losing = createStoryApi({ as: 'review01', failing: lost })

export const Offline: Story = {
  args: { client: losing },
  beforeEach: () => {
    lost.push(LIST)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: '重试' })
    lost.length = 0
    await userEvent.click(retry)
    await canvas.findByText(/^\d+ 篇待审$/)
  },
}

const LONG =
  '云泽省教育现代化示范区综合业务与数据质量管理工作组关于进一步做好秋季学期教学视导与校园安全专项检查工作的通知'

export const LongText: Story = {
  beforeEach: submitted(LONG),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(LONG)
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'review01', answering: { [LIST]: manyRows(50) } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(40))
  },
}

function manyRows(count: number) {
  const empty = {
    submittedAt: null,
    publishAt: null,
    offlineAt: null,
    pinnedUntil: null,
    lockedBy: null,
    deletedAt: null,
  }
  const data = Array.from({ length: count }, (_, at) => ({
    ...empty,
    id: at + 1,
    siteId: 1,
    columnId: ANNOUNCEMENTS,
    columnName: '通知公告',
    title: `待审稿件 ${at + 1}`,
    docType: 'article',
    state: 'review1',
    isPublished: false,
    authorName: '钟以宁',
    updatedAt: '2026-11-21 09:00:00',
    recommend: 0,
    viewCount: 0,
    version: 1,
  }))
  const counts = { all: 0, draft: 0, review: count, returned: 0, scheduled: 0, published: 0, offline: 0, bin: 0 }
  return { data, total: count, currentPage: 1, pageSize: count, counts }
}

export const Loading: Story = { args: { api: { as: 'review01', latency: 'forever' } } }

export const Failing: Story = {
  args: { api: { as: 'review01', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Slow: Story = {
  args: { api: { as: 'review01', latency: 300 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^\d+ 篇待审$/)
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Review of articles' })
  },
}
