import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import type { ContentImport } from './content-import-types'
import { ContentImportWizard } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const close = fn()
const changed = fn()

const meta: Meta<Args> = {
  title: 'Screens/Import of articles',
  parameters: { ownRoot: true },
  args: { api: { as: 'prov01' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <ContentImportWizard onChanged={changed} onClose={close} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const ID = '0d9b4a53-51a9-4a7c-9a3d-3f6f1b7f5a10'
const XML = '把 WordPress 导出的 xml 文件拖到这里，或'

const job: ContentImport = {
  id: ID,
  siteId: 1,
  source: 'wordpress',
  fileName: 'wordpress.xml',
  state: 'ready',
  msg: '',
  taskId: null,
  progress: { done: 128, total: 128 },
  counts: {
    articles: 128,
    published: 110,
    pending: 2,
    drafts: 12,
    removed: 4,
    locked: 1,
    files: 340,
    missing: 17,
    ignored: 52,
  },
  categories: [
    { key: 'news', name: '校园新闻', articles: 90, columnId: null },
    { key: 'notice', name: '通知公告', articles: 31, columnId: 1 },
    { key: '', name: '', articles: 5, columnId: null },
    { key: 'page:', name: 'page', articles: 2, columnId: null },
  ],
  authors: [
    { key: 'linyq', name: '林砚秋', articles: 80, author: '林砚秋' },
    { key: 'office', name: '校办公室', articles: 48, author: '校办公室' },
  ],
  titles: ['春季教研活动安排', '校园科技节开幕', '关于调整作息时间的通知'],
  result: null,
  changed: 0,
  isUndoable: false,
  createdAt: '2026-05-20 09:00:00',
  finishedAt: null,
}
const result = { imported: 120, skipped: 8, missing: 17, redirects: 238 }
const report = {
  data: [
    {
      no: 1,
      title: '春季教研活动安排',
      state: 'imported',
      msg: '',
      formerUrl: 'http://old.example/2019/1.html',
      articleId: 9,
      missing: ['/uploads/a.jpg'],
    },
    {
      no: 2,
      title: '旧通知',
      state: 'skipped',
      msg: '在原系统的回收站中',
      formerUrl: null,
      articleId: null,
      missing: [],
    },
  ],
  total: 2,
  currentPage: 1,
  pageSize: 10,
}

/** A server that has this import and nothing else. */
const having = (change: Partial<ContentImport>): Args => {
  const shown = { ...job, ...change }
  const { id, siteId, source, fileName, state, createdAt } = shown
  const line = { id, siteId, siteName: '云泽教育', source, fileName, state, articles: shown.counts.articles, createdAt }
  return {
    api: {
      as: 'prov01',
      answering: {
        'contentImport/listImports': [line],
        'contentImport/getImport': shown,
        'contentImport/report': report,
        'contentImport/mapping': shown,
        'contentImport/commit': { ...shown, state: 'importing', taskId: ID, progress: { done: 40, total: 128 } },
        'contentImport/undo': { ...shown, state: 'undone', isUndoable: false },
      },
    },
  }
}

const openEarlier = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: '打开 wordpress.xml' }))
  return canvas
}

export const Start: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('dialog', { name: '导入文章' })
    await expect(await canvas.findByRole('radio', { name: 'WordPress 导出（xml）' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: '读取并预览' }))
    await canvas.findByText('请选择文件')
  },
}

export const RefusesOtherFiles: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // A file chosen by “all files” gets past the filter of the browser.
    await userEvent.upload(await canvas.findByLabelText(XML), new File(['x'], '照片.png'), { applyAccept: false })
    await canvas.findByText('文件类型不符，需要 xml')
    await userEvent.click(canvas.getByRole('radio', { name: 'Word 文件夹（zip）' }))
    await expect(canvas.queryByText('文件类型不符，需要 xml')).toBeNull()
    await expect(canvas.queryByLabelText(/可选/)).toBeNull()
  },
}

/** What the server works on is shown as soon as the window opens. */
export const Importing: Story = {
  args: having({ state: 'importing', taskId: ID, progress: { done: 40, total: 128 } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('progressbar', { name: '正在导入' })).toHaveAttribute('aria-valuenow', '40')
    await canvas.findByRole('button', { name: '取消' })
  },
}

/** Columns with the names of categories are chosen already; the rest can go to one column. */
export const Preview: Story = {
  args: having({}),
  play: async ({ canvasElement }) => {
    const canvas = await openEarlier(canvasElement)
    await canvas.findByText('文中有 340 个图片和附件，其中 17 个不在压缩包中。')
    const news = await canvas.findByRole('combobox', { name: '“校园新闻”的栏目' })
    await waitFor(() => expect(news.querySelectorAll('option').length).toBeGreaterThan(2))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '其余分类都导入到' }), '1')
    await expect(news).toHaveValue('1')
    await userEvent.clear(canvas.getByRole('textbox', { name: '“校办公室”的署名' }))
    await userEvent.click(canvas.getByRole('button', { name: '导入 128 篇文章' }))
    await canvas.findByRole('progressbar', { name: '正在导入' })
  },
}

export const NoColumnChosen: Story = {
  args: having({ categories: [{ key: 'news', name: '校园新闻', articles: 128, columnId: null }] }),
  play: async ({ canvasElement }) => {
    const canvas = await openEarlier(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '导入 128 篇文章' }))
    await canvas.findByText('请至少为一个分类选择栏目')
  },
}

/** The report, and the undo that says what it removes. */
export const Report: Story = {
  args: having({ state: 'done', result, isUndoable: true }),
  play: async ({ canvasElement }) => {
    const canvas = await openEarlier(canvasElement)
    await canvas.findByText('已导入 120 篇，跳过 8 篇，缺少 17 个文件，238 个原网址会跳转到新文章。')
    await canvas.findByText('缺少：/uploads/a.jpg')
    await canvas.findByText('在原系统的回收站中')
    await userEvent.click(canvas.getByRole('button', { name: '撤销本次导入' }))
    const question = within(await canvas.findByRole('dialog', { name: '撤销本次导入' }))
    await question.findByText(/将删除已导入的 120 篇文章/)
    await userEvent.click(question.getByRole('button', { name: '撤销本次导入' }))
    await canvas.findByText('本次导入已撤销')
    await waitFor(() => expect(changed).toHaveBeenCalled())
  },
}

export const ChangedSince: Story = {
  args: having({ state: 'done', result, changed: 3 }),
  play: async ({ canvasElement }) => {
    const canvas = await openEarlier(canvasElement)
    await canvas.findByText('有 3 篇文章导入后已被修改，不能再撤销。')
    await expect(canvas.queryByRole('button', { name: '撤销本次导入' })).toBeNull()
  },
}

export const Stopped: Story = {
  args: having({ state: 'stopped', result, isUndoable: true, msg: '站点的空间不足' }),
  play: async ({ canvasElement }) => {
    const canvas = await openEarlier(canvasElement)
    await canvas.findByText('站点的空间不足')
    await userEvent.click(canvas.getByRole('button', { name: '继续导入' }))
    await canvas.findByRole('progressbar', { name: '正在导入' })
  },
}

export const NotReadable: Story = {
  args: having({ state: 'failed', msg: '这不是 WordPress 导出的文件（WXR）' }),
  play: async ({ canvasElement }) => {
    const canvas = await openEarlier(canvasElement)
    await canvas.findByText('这不是 WordPress 导出的文件（WXR）')
    await userEvent.click(canvas.getByRole('button', { name: '导入其他文件' }))
    await canvas.findByLabelText(XML)
  },
}

export const Loading: Story = { args: { api: { as: 'prov01', latency: 'forever' } } }

export const Failing: Story = {
  args: { api: { as: 'prov01', failing: ['contentImport/listImports'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'prov01', forbidden: ['contentImport/listImports'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const OnAPhone: Story = {
  args: having({}),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = await openEarlier(canvasElement)
    await canvas.findByRole('combobox', { name: '“校园新闻”的栏目' })
    await canvas.findByRole('button', { name: '导入 128 篇文章' })
  },
}
