import { articleEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { ArticleManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/Article manager',
  parameters: { ownRoot: true },
  args: { api: { as: 'edit01' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <ArticleManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const LIST = 'cmsArticle/queryPageArticleList'
const ANNOUNCEMENTS = 1

const calls = (as: string) => createStoryApi({ as }).endpoints(articleEndpoints)
const grid = (canvas: Canvas) => canvas.findByRole('grid', { name: '文章列表' })
const text = (canvas: Canvas) => canvas.findByRole('textbox', { name: '正文' })

/** Adds a draft as the editor and returns it; it is deleted after the story. */
async function draft(title: string, bodyHtml = '<p>各校请认真准备。</p>') {
  const articles = calls('edit01')
  const article = await articles.save({ siteId: 1, columnId: ANNOUNCEMENTS, title, bodyHtml })
  await articles.unlock(article.id)
  return article
}

const remove = (id: number) =>
  calls('admin')
    .change({ ids: [id], action: 'delete' })
    .catch(() => undefined)

const made = { id: 0 }

/** A story that opens the editor with a draft of its own. */
const withDraft = (title: string, bodyHtml?: string) => async () => {
  const { id } = await draft(title, bodyHtml)
  made.id = id
  return () => remove(id)
}

/** Opens the row with this title. */
async function open(canvas: Canvas, title: string) {
  const search = await canvas.findByRole('searchbox', { name: '搜索标题' })
  await userEvent.type(search, `${title}{enter}`)
  const row = await canvas.findByRole('row', { name: new RegExp(title) })
  await userEvent.click(await within(row).findByRole('button', { name: '编辑' }))
}

/** Tabs show how many articles are in each state. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await grid(canvas)
    await expect(await canvas.findByRole('tab', { name: /^草稿 \d+$/ })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '写文章' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^被退回/ }))
    await canvas.findByText('校长读书会第十二期纪要')
  },
}

/** Conditions are saved under a name, and come back. */
export const SavedQueries: Story = {
  args: { query: { own: '1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const own = await canvas.findByRole('checkbox', { name: '只看我写的' })
    const openMenu = async () => userEvent.click(await canvas.findByRole('button', { name: '常用查询' }))
    await openMenu()
    await userEvent.click(await canvas.findByRole('menuitem', { name: '保存当前查询条件' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /名称/ }), '我的{Enter}')
    await userEvent.click(own)
    await waitFor(() => expect(own).not.toBeChecked())
    await openMenu()
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: '我的' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: '只看我写的' })).toBeChecked())
    await openMenu()
    await userEvent.click(await canvas.findByRole('menuitem', { name: '删除“我的”' }))
  },
}

/** A batch moves to the bin and is undone. */
export const BatchWithUndo: Story = {
  args: { api: { as: 'admin' } },
  beforeEach: withDraft('批量删除示例'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const search = await canvas.findByRole('searchbox', { name: '搜索标题' })
    await userEvent.type(search, '批量删除示例{enter}')
    const row = await canvas.findByRole('row', { name: /批量删除示例/ })
    await userEvent.click(within(row).getByRole('checkbox'))
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }))
    await canvas.findByText('已将 1 篇文章移入回收站，保留30天')
    await canvas.findByText('没有符合条件的文章')
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await canvas.findByText('已恢复 1 篇文章')
    await canvas.findByRole('row', { name: /批量删除示例/ })
  },
}

/** What is written is saved without a button, and formats are those of the server's allow list. */
export const WritesAndSaves: Story = {
  beforeEach: withDraft('自动保存示例'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '自动保存示例')
    const body = await text(canvas)
    await userEvent.click(body)
    await userEvent.keyboard('新增一句。')
    await canvas.findByText('有未保存的修改，稍后自动保存')
    await waitFor(() => expect(canvas.getByText(/^已于 .* 保存$/)).toBeVisible(), { timeout: 12_000 })
    const stored = await calls('edit01').get(made.id)
    await expect(stored.bodyHtml).toContain('新增一句。')
    await expect(canvas.getByText(/^\d+ 字，0 张图片$/)).toBeVisible()
  },
}

/** A disclosed document has its card: what is missing is named before it is submitted. */
export const DisclosureCard: Story = {
  beforeEach: async () => {
    const articles = calls('edit01')
    const columns = await articles.listColumns(1)
    const finance = columns.find(({ code }) => code === 'disclose.finance')
    const article = await articles.save({
      siteId: 1,
      columnId: finance?.id ?? ANNOUNCEMENTS,
      title: '信息公开示例',
      bodyHtml: '<p>现将有关情况公布如下。</p>',
      docType: 'disclosure',
      disclosure: { indexNo: null, issueOrg: '云泽省教育厅', docNo: null, madeOn: '2026-11-02', validity: 'valid' },
    })
    await articles.unlock(article.id)
    made.id = article.id
    return () => remove(article.id)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '信息公开示例')
    await expect(await canvas.findByRole('combobox', { name: '文章类型' })).toHaveValue('disclosure')
    await userEvent.click(await canvas.findByRole('button', { name: '提交审核' }))
    await canvas.findByText('提交审核前请填写：索引号')
    await canvas.findByText('请填写此项')
    await userEvent.type(canvas.getByRole('textbox', { name: '索引号' }), '380000/SL-0001')
    await expect(canvas.queryByText('请填写此项')).toBeNull()
    await waitFor(() => expect(canvas.getByText(/^已于 .* 保存$/)).toBeVisible(), { timeout: 12_000 })
    await expect((await calls('edit01').get(made.id)).disclosure?.indexNo).toBe('380000/SL-0001')
  },
}

/** Another kind brings other fields; what was typed stays while it is changed back and forth. */
export const ProjectFields: Story = {
  beforeEach: withDraft('课题项目示例'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '课题项目示例')
    const kind = await canvas.findByRole('combobox', { name: '文章类型' })
    await userEvent.selectOptions(kind, '课题项目')
    await userEvent.type(await canvas.findByRole('textbox', { name: '项目编号' }), 'YZ-2026')
    await userEvent.selectOptions(kind, '普通文章')
    await expect(canvas.queryByRole('textbox', { name: '项目编号' })).toBeNull()
    await userEvent.selectOptions(kind, '课题项目')
    await expect(await canvas.findByRole('textbox', { name: '项目编号' })).toHaveValue('YZ-2026')
  },
}

/** A case names the principal whom it is about; only those on the portal are offered. */
export const PrincipalOfACase: Story = {
  beforeEach: withDraft('校长案例示例'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '校长案例示例')
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '文章类型' }), '校长案例')
    const principal = await canvas.findByRole('combobox', { name: '所写的校长' })
    await userEvent.type(principal, '程望岳')
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('option', { name: '程望岳' }))
    await expect(principal).toHaveValue('程望岳')
    await waitFor(() => expect(canvas.getByText(/^已于 .* 保存$/)).toBeVisible(), { timeout: 12_000 })
  },
}

/** Somebody else is editing: the text is read-only until it is taken over. */
export const LockedByAnother: Story = {
  beforeEach: async () => {
    const { id } = await draft('编辑锁示例')
    await calls('review01').lock(id)
    return () => remove(id)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '编辑锁示例')
    const notice = await canvas.findByText(/^戴星阑 正在编辑这篇文章/)
    await expect(await text(canvas)).toHaveAttribute('contenteditable', 'false')
    await userEvent.click(within(notice).getByRole('button', { name: '接管编辑' }))
    await waitFor(() => expect(canvas.queryByText(/^戴星阑 正在编辑/)).toBeNull())
    await waitFor(async () => expect(await text(canvas)).toHaveAttribute('contenteditable', 'true'))
  },
}

/** Somebody else saved meanwhile: nothing of either is lost. */
export const SavedByAnother: Story = {
  beforeEach: withDraft('同时保存示例'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '同时保存示例')
    const body = await text(canvas)
    const other = calls('review01')
    await other.lock(made.id, true)
    const { version } = await other.get(made.id)
    const theirs = { siteId: 1, columnId: ANNOUNCEMENTS, title: '同时保存示例', bodyHtml: '<p>他人的内容。</p>' }
    await other.save({ id: made.id, version, ...theirs })
    await other.unlock(made.id)
    await userEvent.click(body)
    await userEvent.keyboard('我的内容。')
    await canvas.findByText('他人在您编辑期间保存了这篇文章', undefined, { timeout: 12_000 })
    await userEvent.click(canvas.getByRole('button', { name: '以我的内容保存为新版本' }))
    await waitFor(() => expect(canvas.getByText(/^已于 .* 保存$/)).toBeVisible(), { timeout: 12_000 })
    const articles = calls('edit01')
    await expect((await articles.get(made.id)).bodyHtml).toContain('我的内容。')
    const revisions = await articles.listRevisions(made.id)
    const texts = await Promise.all(revisions.map(({ id }) => articles.getRevision(made.id, id)))
    await expect(texts.map(({ bodyText }) => bodyText)).toContain('他人的内容。')
  },
}

/** What a reviewer has marked is highlighted in the text, with the reason among the reviews. */
export const ReturnedWithMarks: Story = {
  beforeEach: async () => {
    const article = await draft('退回标记示例', '<p>会议定于9月31日召开。</p>')
    const submitted = await calls('edit01').submit(article)
    const marks = [{ quote: '9月31日', note: '9月没有31日' }]
    const { id, version } = submitted
    await calls('review01').review({ id, version, level: 1, decision: 'return', reason: '请核对日期', marks })
    return () => remove(id)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '退回标记示例')
    const marked = await within(await text(canvas)).findByText('9月31日')
    await expect(marked).toHaveClass('dw-editing-mark')
    await userEvent.click(canvas.getByRole('tab', { name: '审核记录' }))
    await canvas.findByText(/9月没有31日/)
    await canvas.findByText('戴星阑 在初审退回')
  },
}

/** Find and replace, as one step that can be undone. */
export const FindsAndReplaces: Story = {
  beforeEach: withDraft('查找替换示例', '<p>秋游安排。秋游地点。</p><h2>秋游</h2>'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '查找替换示例')
    await userEvent.click(await canvas.findByRole('button', { name: '查找替换' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '查找内容' }), '秋游')
    await canvas.findByText('1/3')
    await userEvent.type(canvas.getByRole('textbox', { name: '替换为' }), '研学')
    await userEvent.click(canvas.getByRole('button', { name: '全部替换' }))
    await waitFor(async () => expect(await text(canvas)).toHaveTextContent('研学安排。研学地点。研学'))
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
    await waitFor(async () => expect(await text(canvas)).toHaveTextContent('秋游安排。秋游地点。秋游'))
  },
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const UPLOAD = {
  id: '3f2b7c1e-8d0a-4c53-9a3e-5d2f7f1c9b10',
  name: '会场.png',
  ext: 'png',
  size: 70,
  sha256: '0'.repeat(64),
  offset: 0,
  isComplete: false,
  chunkSize: 4_194_304,
  expiresAt: '2026-11-28 09:00:00',
}

/** A picture needs a description; it is shown at once, and its address is stored without a key. */
export const InsertsAPicture: Story = {
  args: {
    api: {
      as: 'edit01',
      // The server of the stories has no store of files.
      answering: { 'file/upload/create': { upload: UPLOAD, known: [] }, [`file/upload/${UPLOAD.id}`]: UPLOAD },
    },
  },
  beforeEach: withDraft('插入图片示例'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '插入图片示例')
    await userEvent.click(await text(canvas))
    await userEvent.click(canvas.getByRole('button', { name: '图片' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '插入图片' }))
    const bytes = Uint8Array.from(atob(PNG), (sign) => sign.charCodeAt(0))
    await userEvent.upload(dialog.getByLabelText(/^图片文件/), new File([bytes], '会场.png', { type: 'image/png' }))
    await userEvent.click(dialog.getByRole('button', { name: '插入图片' }))
    await dialog.findByText('请填写图片说明')
    await userEvent.type(dialog.getByLabelText(/^图片说明/), '会场全景')
    await userEvent.click(dialog.getByRole('button', { name: '插入图片' }))
    const picture = await canvas.findByRole('img', { name: '会场全景' })
    await expect(picture.getAttribute('src')).toMatch(/^blob:/)
    // The next key goes behind the picture and does not replace it.
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const body = await text(canvas)
    body.focus()
    await userEvent.keyboard('图后文字')
    await waitFor(async () => expect(await text(canvas)).toHaveTextContent('图后文字'))
    await expect(canvas.getByRole('img', { name: '会场全景' })).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByText(/^已于 .* 保存$/)).toBeVisible(), { timeout: 12_000 })
    const stored = await calls('edit01').get(made.id)
    await expect(stored.bodyHtml).toMatch(/<img src="\/api\/file\/content\/[\w-]{36}\?key=[\w.-]+" alt="会场全景" \/>/)
  },
}

/** A footnote stands where it belongs to, can be changed and removed; raised text stays raised. */
export const FootnotesAndRaisedText: Story = {
  beforeEach: withDraft('脚注示例', '<p>依据课程标准执行</p>'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '脚注示例')
    await userEvent.click(await text(canvas))
    const tool = canvas.getByRole('button', { name: '脚注' })
    await userEvent.click(tool)
    const dialog = within(await canvas.findByRole('dialog', { name: '脚注' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await dialog.findByText('请填写脚注内容')
    await userEvent.type(dialog.getByLabelText(/^脚注内容/), '教育部，2022 年版')
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    const note = await canvas.findByRole('note', { name: '教育部，2022 年版' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    // The editor knows what was clicked by where it is.
    const { left, top, width, height } = note.getBoundingClientRect()
    const coords = { clientX: left + width / 2, clientY: top + height / 2 }
    await userEvent.pointer({ keys: '[MouseLeft]', target: note, coords })
    await waitFor(() => expect(tool).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(tool)
    const change = within(await canvas.findByRole('dialog', { name: '脚注' }))
    await userEvent.clear(change.getByLabelText(/^脚注内容/))
    await userEvent.type(change.getByLabelText(/^脚注内容/), '教育部，第 3 页')
    await userEvent.click(change.getByRole('button', { name: '确定' }))
    await canvas.findByRole('note', { name: '教育部，第 3 页' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const body = await text(canvas)
    body.focus()
    await userEvent.keyboard('{ArrowRight}，共 5 m')
    await userEvent.click(canvas.getByRole('button', { name: '上标' }))
    await userEvent.keyboard('2')
    await waitFor(() => expect(canvas.getByText(/^已于 .* 保存$/)).toBeVisible(), { timeout: 12_000 })
    const stored = await calls('edit01').get(made.id)
    await expect(stored.bodyHtml).toContain('<sup data-note>教育部，第 3 页</sup>')
    await expect(stored.bodyHtml).toContain('m<sup>2</sup>')
  },
}

/** The difference from an earlier version, and its restoration. */
export const ComparesAndRestores: Story = {
  beforeEach: async () => {
    const articles = calls('edit01')
    const values = { siteId: 1, columnId: ANNOUNCEMENTS, title: '历史示例' }
    const first = await articles.save({ ...values, bodyHtml: '<p>九月开会</p>', isVersion: true })
    await articles.save({ ...values, id: first.id, version: first.version, bodyHtml: '<p>十月开会</p>' })
    return () => remove(first.id)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '历史示例')
    await text(canvas)
    await userEvent.click(await canvas.findByRole('tab', { name: '历史' }))
    await userEvent.click(await canvas.findByRole('button', { name: '比较第 1 版与当前内容' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '第 1 版与当前内容的差异' }))
    await waitFor(() => expect(dialog.getByText('九月').tagName).toBe('DEL'))
    await expect(dialog.getByText('十月').tagName).toBe('INS')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: '恢复第 1 版' }))
    const question = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await waitFor(async () => expect(await text(canvas)).toHaveTextContent('九月开会'))
  },
}

/** Before the first decision the author makes the submission a draft again. */
export const Withdrawn: Story = {
  args: { api: { as: 'edit01' } },
  beforeEach: withDraft('提交后撤回的稿件'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const article = await calls('edit01').get(made.id)
    await calls('edit01').submit(article)
    await open(canvas, '提交后撤回的稿件')
    await userEvent.click(await canvas.findByRole('button', { name: '撤回提交' }))
    await canvas.findByText('“提交后撤回的稿件”已撤回，可以继续修改')
    await canvas.findByRole('button', { name: '提交审核' })
    await expect(canvas.queryByRole('button', { name: '撤回提交' })).toBeNull()
  },
}

/** Published articles of the site are found by their title, and stored with the next save. */
export const Related: Story = {
  args: { api: { as: 'edit01' } },
  beforeEach: withDraft('有相关文章的稿件'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '有相关文章的稿件')
    const field = await canvas.findByRole('combobox', { name: '相关文章' })
    await userEvent.type(field, '通知')
    const [first] = await within(await canvas.findByRole('listbox')).findAllByRole('option')
    const title = first?.textContent ?? ''
    if (first) await userEvent.click(first)
    await canvas.findByRole('button', { name: `移除相关文章“${title}”` })
    await userEvent.click(canvas.getByRole('button', { name: '保存版本' }))
    await canvas.findByText(/^已于 .* 保存$/)
    await waitFor(async () =>
      expect((await calls('edit01').get(made.id)).related.map((related) => related.title)).toEqual([title]),
    )
  },
}

/** What the check finds is shown before the article is submitted. */
export const ChecksBeforeSubmitting: Story = {
  beforeEach: withDraft('提交检查示例', '<p>再接再励，联系13800001111。</p>'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '提交检查示例')
    await text(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: '提交审核' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '检查' }))
    await dialog.findByText('疑似个人信息')
    await dialog.findByText(/再接再厉/)
    await userEvent.click(dialog.getByRole('button', { name: '仍然提交' }))
    await canvas.findByText('文章正在审核，暂不能修改')
  },
}

export const NewArticle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '写文章' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: '标题' }), '尚未保存')
    await text(canvas)
    await expect(await canvas.findByRole('combobox', { name: /^栏目/ })).toBeVisible()
  },
}

/** Nothing can be saved yet, and the editor says what is missing. */
export const IncompleteArticle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '写文章' }))
    await text(canvas)
    await canvas.findByText('没有修改')
    await userEvent.click(canvas.getByRole('button', { name: '保存版本' }))
    await canvas.findByText('请先填写标题并选择栏目，再保存')
  },
}

export const Empty: Story = {
  args: { api: { as: 'edit01', answering: { [LIST]: emptyPage() } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这里还没有文章')
  },
}

function emptyPage() {
  const counts = { all: 0, draft: 0, review: 0, returned: 0, scheduled: 0, published: 0, offline: 0, bin: 0 }
  return { data: [], total: 0, currentPage: 1, pageSize: 10, counts }
}

export const FilteredEmpty: Story = {
  args: { query: { keyword: '没有这样的标题' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('没有符合条件的文章')
    await userEvent.click(canvas.getByRole('button', { name: '清除条件' }))
    await waitFor(() => expect(canvas.queryByText('没有符合条件的文章')).toBeNull())
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'edit01', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const lost: string[] = []
const losing = createStoryApi({ as: 'edit01', failing: lost })

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
    await canvas.findByRole('tab', { name: /^草稿 \d+$/ })
  },
}

/** Without a network nothing is lost: the browser has it, and the next attempt saves it. */
export const OfflineWhileWriting: Story = {
  args: { client: losing },
  beforeEach: withDraft('断网示例'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '断网示例')
    const body = await text(canvas)
    lost.push('insertOrUpdateArticle')
    await userEvent.click(body)
    await userEvent.keyboard('断网时写的。')
    await waitFor(() => expect(canvas.getByText(/^网络不通/)).toBeVisible(), { timeout: 12_000 })
    lost.length = 0
    await waitFor(() => expect(canvas.getByText(/^已于 .* 保存$/)).toBeVisible(), { timeout: 12_000 })
    const stored = await calls('edit01').get(made.id)
    await expect(stored.bodyHtml).toContain('断网时写的。')
  },
}

const LONG =
  '云泽省教育现代化示范区综合业务与数据质量管理工作组关于进一步做好秋季学期教学视导与校园安全专项检查工作的通知'

export const LongText: Story = {
  beforeEach: withDraft(LONG),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(LONG)
  },
}

export const Loading: Story = { args: { api: { as: 'edit01', latency: 'forever' } } }

export const Failing: Story = {
  args: { api: { as: 'edit01', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('请求编号：story-1')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Slow: Story = {
  args: { api: { as: 'edit01', latency: 300 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('tab', { name: /^草稿 \d+$/ })
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('tab', { name: /^草稿 \d+$/ })
    await expect(canvas.queryByRole('button', { name: '写文章' })).toBeNull()
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'admin' }, query: { size: '100' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () => expect(within(await grid(canvas)).getAllByRole('row').length).toBeGreaterThan(60))
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Write an article' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <ArticleManager />
      </div>
    </StoryScreen>
  ),
  beforeEach: withDraft('手机示例'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await open(canvas, '手机示例')
    const body = await text(canvas)
    await expect(body.getBoundingClientRect().width).toBeLessThanOrEqual(320)
  },
}

/** Typed, not searched for yet: pressing 重置 clears it all the same. */
export const FiltersReset: Story = {
  args: { query: { own: '1', keyword: '开学' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const keyword = await canvas.findByRole('searchbox')
    await expect(keyword).toHaveValue('开学')
    await userEvent.type(keyword, '典礼')
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await waitFor(() => expect(keyword).toHaveValue(''))
    await expect(canvas.getByRole('checkbox', { name: /我/ })).not.toBeChecked()
  },
}
