import { managedSiteEndpoints, siteEndpoints } from '@doorway/api-client/endpoints'
import type { Task } from '@doorway/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { writtenBlocks } from './block-order'
import { SiteManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/Site manager',
  parameters: {
    ownRoot: true,
    // A chosen line shows its buttons; their words are names of their own, not part of the line's.
    a11y: { test: 'error', config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <SiteManager portalOrigin="about:blank#" />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const MAIN_SITE = 1
const client = createStoryApi({ as: 'admin' })
const sites = client.endpoints(managedSiteEndpoints)
const blocksOfMain = { blocks: String(MAIN_SITE) }

const TASK = '00000000-0000-4000-8000-000000000001'
const openTask = {
  id: TASK,
  kind: 'siteArchive',
  state: 'queued',
  done: 0,
  total: null,
  msg: '',
  jobId: null,
  fileName: null,
  createdAt: '2026-11-27 20:14:01',
  finishedAt: null,
  expiresAt: null,
}

async function forget(code: string) {
  const { rows } = await client.endpoints(siteEndpoints).list()
  const found = rows.find((site) => site.code === code)
  if (found) await sites.remove(found.id)
}

/** A site that a story works on; it is deleted after it. */
const withSite = (code: string, name: string) => async () => {
  await sites.save({ code, name, level: '县', areaCode: '380102', state: 'running' })
  return () => forget(code)
}

/** The blocks are as before after a story. */
const withBlocks = async () => {
  const before = await sites.listBlocks(MAIN_SITE)
  return async () => {
    const { version } = await sites.listBlocks(MAIN_SITE)
    const blocks = writtenBlocks(before.blocks)
    await sites.saveBlocks(MAIN_SITE, { version, blocks })
  }
}

async function openForm(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `修改 ${name}` }))
  // The form takes the place of its placeholder.
  await canvas.findByRole('textbox', { name: '站点名称' })
  return within(canvas.getByRole('dialog', { name: '修改站点' }))
}

const line = (canvas: Canvas, name: string) => canvas.findByRole('treeitem', { name: new RegExp(`^${name}`) })

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '站点列表' })
    await canvas.findByText('云泽教育门户')
    await expect((await canvas.findAllByText('运行')).length).toBeGreaterThan(2)
  },
}

/** Every refusal of the server is shown at its field, and nothing typed is lost. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增站点' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增站点' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '站点编码' }), '大赛')
    await userEvent.type(dialog.getByRole('textbox', { name: '站点地址' }), 'edu.example')
    await userEvent.type(dialog.getByRole('textbox', { name: '主题色' }), 'blue')
    await userEvent.click(dialog.getByRole('checkbox', { name: '简体中文' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    for (const text of [
      '请输入站点名称',
      '站点编码只能包含字母、数字和连字符',
      '站点地址必须以http://或https://开头',
      '主题色须为 #rrggbb 格式',
      '请至少选择一种语言',
    ])
      await dialog.findByText(text)
    await expect(dialog.getByRole('textbox', { name: '站点编码' })).toHaveValue('大赛')
  },
}

/** Two clicks without a pause between them. */
export const Saved: Story = {
  args: { onBeforeMutation: fn<NonNullable<Args['onBeforeMutation']>>() },
  beforeEach: () => () => forget('story-saved'),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增站点' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增站点' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '站点名称' }), '实验学校专题')
    await userEvent.type(dialog.getByRole('textbox', { name: '站点编码' }), 'story-saved')
    await userEvent.type(dialog.getByRole('textbox', { name: '主办单位' }), '云泽省教育厅')
    const save = dialog.getByRole('button', { name: '保存' })
    save.click()
    save.click()
    await canvas.findByText('站点“实验学校专题”已保存')
    await expect(args.onBeforeMutation).toHaveBeenCalledTimes(1)
    const edited = await openForm(canvas, '实验学校专题')
    await expect(edited.getByRole('textbox', { name: '主办单位' })).toHaveValue('云泽省教育厅')
  },
}

/** Visitors lose the site, so that is said first. */
export const Closed: Story = {
  beforeEach: withSite('story-closed', '即将关停站'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await openForm(canvas, '即将关停站')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '状态' }), '关停')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '停止对外开放' }))
    await question.findByText('访客将立即无法打开该站点的所有页面。恢复运行后可重新访问。')
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await canvas.findByText('站点“即将关停站”已保存')
    await canvas.findByText('关停')
  },
}

/** Another person has saved meanwhile: both values are shown, field by field, and the choice is saved. */
export const Conflict: Story = {
  beforeEach: withSite('story-conflict', '冲突站点'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await openForm(canvas, '冲突站点')
    const { rows } = await client.endpoints(siteEndpoints).list('冲突站点')
    const theirs = { id: rows[0]?.id, code: 'story-conflict', name: '冲突站点', detail: '别人写的' }
    await sites.save({ ...theirs, state: 'readonly' })
    await userEvent.type(dialog.getByRole('textbox', { name: '简介' }), '我写的')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const conflict = within(await dialog.findByRole('alert', { name: '数据已被他人修改' }))
    await expect(conflict.getAllByRole('radiogroup')).toHaveLength(2)
    await expect(conflict.getByRole('radio', { name: '我的：我写的' })).toBeChecked()
    await expect(conflict.getByRole('radio', { name: '他人的：只读' })).toBeChecked()
    // Later input is saved as well.
    await userEvent.type(dialog.getByRole('textbox', { name: '简介' }), '简介')
    await userEvent.click(conflict.getByRole('button', { name: '按选择继续编辑' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await canvas.findByText('站点“冲突站点”已保存')
    const { rows: saved } = await client.endpoints(siteEndpoints).list('冲突站点')
    await expect(await sites.get(Number(saved[0]?.id))).toMatchObject({ detail: '我写的简介', state: 'readonly' })
  },
}

/** Another person has opened the site meanwhile: closing it by overwriting is confirmed as well. */
export const ConflictWouldClose: Story = {
  beforeEach: withSite('story-conflict-close', '冲突关停站'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { rows } = await client.endpoints(siteEndpoints).list('冲突关停站')
    const site = { id: rows[0]?.id, code: 'story-conflict-close', name: '冲突关停站' }
    await sites.save({ ...site, state: 'building' })
    const dialog = await openForm(canvas, '冲突关停站')
    await sites.save({ ...site, state: 'running' })
    await userEvent.type(dialog.getByRole('textbox', { name: '简介' }), '我写的')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await userEvent.click(await dialog.findByRole('button', { name: '覆盖保存' }))
    await canvas.findByRole('alertdialog', { name: '停止对外开放' })
    await expect(await sites.get(Number(site.id))).toMatchObject({ state: 'running' })
  },
}

/** What belongs to a site is named where it could be deleted. */
export const DeleteInUse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '云泽教育门户的操作' }))
    const item = await canvas.findByRole('menuitem', { name: /^删除.*仍有栏目、文章.*，不能删除$/ })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{End}{Enter}')
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

/** Order by keys and by the menu, a block switched off, a title of its own; visitors get it with the save. */
export const Blocks: Story = {
  args: { query: blocksOfMain },
  beforeEach: withBlocks,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const topics = await line(canvas, '专题')
    await expect(await canvas.findByRole('button', { name: '保存并发布' })).toBeDisabled()
    const before = Number(topics.getAttribute('aria-posinset'))
    topics.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(async () => expect(await line(canvas, '专题')).toHaveAttribute('aria-posinset', String(before - 1)))
    await userEvent.click(within(await line(canvas, '友情链接')).getByText('友情链接'))
    await userEvent.click(await within(await line(canvas, '友情链接')).findByText('关闭'))
    await within(await line(canvas, '友情链接')).findByText('已关闭')
    await userEvent.click(canvas.getByRole('button', { name: '友情链接的操作' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '标题与条数' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '友情链接：标题与条数' }))
    await userEvent.clear(dialog.getByRole('textbox', { name: '显示标题' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '显示标题' }), '常用网站')
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await canvas.findByText('修改尚未保存，预览是保存前的首页')
    await userEvent.click(canvas.getByRole('button', { name: '保存并发布' }))
    await canvas.findByText('“云泽教育门户”的首页已更新')
    const stored = await sites.listBlocks(MAIN_SITE)
    await expect(stored.blocks.find(({ kind }) => kind === 'links')).toMatchObject({
      title: '常用网站',
      isEnabled: false,
    })
  },
}

/** Another person has arranged the blocks meanwhile. */
export const BlocksConflict: Story = {
  args: { query: blocksOfMain },
  beforeEach: withBlocks,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(await line(canvas, '专题')).getByText('专题'))
    await userEvent.click(await within(await line(canvas, '专题')).findByText('关闭'))
    const { version, blocks } = await sites.listBlocks(MAIN_SITE)
    await sites.saveBlocks(MAIN_SITE, { version, blocks: writtenBlocks(blocks) })
    await userEvent.click(canvas.getByRole('button', { name: '保存并发布' }))
    await userEvent.click(await canvas.findByRole('button', { name: '载入对方的版本' }))
    await waitFor(async () => expect(within(await line(canvas, '专题')).queryByText('已关闭')).toBeNull())
    await expect(canvas.getByRole('button', { name: '保存并发布' })).toBeDisabled()
  },
}

/** An editor reads the sites and changes none. */
export const WithoutTheCodes: Story = {
  args: { api: { as: 'edit01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('云泽教育门户')
    await expect(canvas.queryByRole('button', { name: '新增站点' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^修改/ })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, query: blocksOfMain },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(await line(canvas, '专题')).getByText('专题'))
    await expect(canvas.queryByText('关闭')).toBeNull()
    await expect(canvas.queryByRole('button', { name: '保存并发布' })).toBeNull()
  },
}

export const Empty: Story = {
  args: {
    api: { as: 'admin', answering: { '/api/cmsSites?': { data: [], total: 0, currentPage: 1, pageSize: 1000 } } },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无可管理的站点')
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('云泽教育门户')
    await userEvent.type(canvas.getByRole('searchbox', { name: '站点名称' }), '不存在{Enter}')
    await canvas.findByText('没有找到“不存在”')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText('云泽教育门户')
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'admin', broken: ['/api/cmsSites?'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: ['/api/cmsSites?'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

/** The task of an archive, in a state that the server of stories does not come to: it renders no pages. */
const archiveTask = (state: Partial<Task>) => ({
  api: { as: 'admin', answering: { exportArchive: { jobId: TASK }, getTask: { ...openTask, ...state } } },
})

async function openArchive(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: '云泽教育门户的操作' }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: '存档' }))
}

async function startArchive(canvas: Canvas) {
  await openArchive(canvas)
  await userEvent.click(await canvas.findByRole('button', { name: '开始导出' }))
}

export const Archive: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openArchive(canvas)
    await canvas.findByRole('checkbox', { name: '包含音频和视频', checked: true })
  },
}

export const ArchiveRunning: Story = {
  args: archiveTask({ state: 'running', done: 84, total: 226 }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await startArchive(canvas)
    await canvas.findByText('84 / 226 页')
    await canvas.findByRole('button', { name: '取消导出' })
  },
}

export const ArchiveDone: Story = {
  args: archiveTask({ state: 'done', done: 226, total: 226, fileName: '云泽教育门户-静态存档-2026-11-27.zip' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await startArchive(canvas)
    await canvas.findByRole('button', { name: '云泽教育门户-静态存档-2026-11-27.zip' })
  },
}

/** The server of stories renders no pages, so its archives fail. */
export const ArchiveFailed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await startArchive(canvas)
    await canvas.findByText('存档没有生成：服务暂时不可用，请稍后再试')
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: ['/api/cmsSites?'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const BlocksFailing: Story = {
  args: { query: blocksOfMain, api: { as: 'admin', broken: ['/blocks'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const LongText: Story = {
  args: { api: { as: 'admin', wordy: ['/api/cmsSites?'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^云泽教育门户云泽省教育现代化/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'admin', many: { '/api/cmsSites?': 200 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '站点列表' })
  },
}

export const OnAPhone: Story = {
  args: { query: blocksOfMain },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <SiteManager portalOrigin="about:blank#" />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await line(canvas, '专题')
    await canvas.findByRole('tab', { name: '首页预览' })
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Add site' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }

export const BlocksDark: Story = {
  args: { theme: 'dark', query: blocksOfMain },
  play: async ({ canvasElement }) => {
    await line(within(canvasElement), '专题')
  },
}
