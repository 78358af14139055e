import { columnEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { ColumnManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/Column manager',
  parameters: {
    ownRoot: true,
    // A chosen line shows its buttons; their words are names of their own, not part of the line's.
    a11y: { test: 'error', config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <ColumnManager height={HEIGHT} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const MAIN_SITE = 1
/** 通知公告, the first line: what stories add below it is in view. */
const NOTICES = 1
const HEIGHT = 420
const columns = createStoryApi({ as: 'admin' }).endpoints(columnEndpoints)
const draft = {
  siteId: MAIN_SITE,
  kind: 'list' as const,
  visibility: 'public' as const,
  reviewLevels: 1,
  isNav: false,
  state: 'on' as const,
  parentId: NOTICES,
}

/** Columns that a story works on; they are deleted after it. */
const withColumns = (names: Readonly<Record<string, string>>) => async () => {
  for (const [code, name] of Object.entries(names)) await columns.save({ ...draft, code, name })
  return () => forget(...Object.keys(names))
}

async function forget(...codes: string[]) {
  for (const code of codes) {
    const found = (await columns.list(MAIN_SITE)).find((column) => column.code === code)
    if (found) await columns.remove(found.id)
  }
}

const line = (canvas: Canvas, name: string) => canvas.findByRole('treeitem', { name: new RegExp(`^${name}`) })

async function choose(canvas: Canvas, name: string) {
  await userEvent.click(within(await line(canvas, name)).getByText(name))
}

async function press(canvas: Canvas, name: string, button: string) {
  await choose(canvas, name)
  // The buttons of a line come with the reader's permissions.
  await userEvent.click(await within(await line(canvas, name)).findByText(button))
}

async function openMenu(canvas: Canvas, name: string, item: string) {
  await choose(canvas, name)
  await userEvent.click(await canvas.findByRole('button', { name: `${name}的操作` }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: item }))
}

async function openForm(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: '新增顶级栏目' }))
  return within(await canvas.findByRole('dialog', { name: '新增栏目' }))
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await line(canvas, '通知公告')).toHaveAttribute('aria-level', '1')
    await expect(await line(canvas, '教育资讯')).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Every refusal of the server is shown at its field, and nothing typed is lost. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await openForm(canvas)
    await userEvent.type(form.getByRole('textbox', { name: '栏目编码' }), '1x')
    await userEvent.type(form.getByRole('textbox', { name: '路由绑定' }), 'https://x.example')
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    for (const text of [
      '请输入栏目名称',
      '栏目编码以字母开头，只能包含字母、数字、点、下划线和连字符',
      '路由须为站内路径，以 / 开头',
    ])
      await form.findByText(text)
    await expect(form.getByRole('textbox', { name: '栏目编码' })).toHaveValue('1x')
    await userEvent.type(form.getByRole('textbox', { name: '更新周期（天）' }), '0')
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await form.findByText('请填写 1 至 3650 的整数')
  },
}

/** Two clicks without a pause between them. */
export const Saved: Story = {
  args: { onBeforeMutation: fn<NonNullable<Args['onBeforeMutation']>>() },
  beforeEach: () => () => forget('story.saved'),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await press(canvas, '通知公告', '添加下级')
    const form = within(await canvas.findByRole('dialog', { name: '新增栏目' }))
    await userEvent.type(form.getByRole('textbox', { name: '栏目名称' }), '体育之窗')
    await userEvent.type(form.getByRole('textbox', { name: '栏目编码' }), 'story.saved')
    await userEvent.type(form.getByRole('textbox', { name: '英文' }), 'Sports')
    await userEvent.type(form.getByRole('textbox', { name: '更新周期（天）' }), '30')
    await userEvent.type(form.getByRole('textbox', { name: '搜索标题' }), '体育新闻')
    const save = form.getByRole('button', { name: '保存' })
    save.click()
    save.click()
    await canvas.findByText('栏目“体育之窗”已保存')
    await expect(args.onBeforeMutation).toHaveBeenCalledTimes(1)
    await within(await line(canvas, '体育之窗')).findByText('尚无内容')
    await press(canvas, '体育之窗', '修改')
    const edited = within(await canvas.findByRole('dialog', { name: '修改栏目' }))
    await expect(edited.getByRole('textbox', { name: '英文' })).toHaveValue('Sports')
    await expect(edited.getByRole('textbox', { name: '搜索标题' })).toHaveValue('体育新闻')
  },
}

/** Another person has saved meanwhile: the form stays, and its words are saved when that is confirmed. */
export const Conflict: Story = {
  beforeEach: withColumns({ 'story.conflict': '冲突栏目' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '冲突栏目', '修改')
    const form = within(await canvas.findByRole('dialog', { name: '修改栏目' }))
    const stored = (await columns.list(MAIN_SITE)).find(({ code }) => code === 'story.conflict')
    await columns.save({ ...draft, id: stored?.id, code: 'story.conflict', name: '冲突栏目', isNav: true })
    await userEvent.type(form.getByRole('textbox', { name: '日文' }), '競合')
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await userEvent.click(await form.findByRole('button', { name: '覆盖对方的修改' }))
    await canvas.findByText('栏目“冲突栏目”已保存')
  },
}

/** Moved by keys and by the dialog, undone, hidden and shown again. */
export const MovedAndHidden: Story = {
  beforeEach: withColumns({ 'story.one': '移动甲', 'story.two': '移动乙' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    ;(await line(canvas, '移动乙')).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await canvas.findByText('“移动乙”已移动')
    const place = async (name: string) => Number((await line(canvas, name)).getAttribute('aria-posinset'))
    await waitFor(async () => expect(await place('移动乙')).toBeLessThan(await place('移动甲')))
    await openMenu(canvas, '移动甲', '移动到…')
    const dialog = within(await canvas.findByRole('dialog', { name: '移动栏目' }))
    const parent = dialog.getByRole('option', { name: /移动乙/ })
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '上级栏目' }), parent)
    await userEvent.click(dialog.getByRole('button', { name: '移动' }))
    await waitFor(async () => expect(await line(canvas, '移动甲')).toHaveAttribute('aria-level', '3'))
    await userEvent.click((await canvas.findAllByRole('button', { name: '撤销' })).at(-1) ?? canvasElement)
    await canvas.findByText('“移动甲”已移回原处')
    await press(canvas, '移动甲', '隐藏')
    await within(await line(canvas, '移动甲')).findByText('已隐藏')
    await press(canvas, '移动甲', '显示')
    await waitFor(async () => expect(within(await line(canvas, '移动甲')).queryByText('已隐藏')).toBeNull())
  },
}

/** The consequences come before the merge. */
export const Merge: Story = {
  beforeEach: withColumns({ 'story.from': '旧栏目', 'story.to': '新栏目' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openMenu(canvas, '旧栏目', '合并到…')
    const dialog = within(await canvas.findByRole('dialog', { name: '合并栏目' }))
    await expect(dialog.getByRole('button', { name: '合并' })).toBeDisabled()
    const target = dialog.getByRole('option', { name: /新栏目/ })
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '目标栏目' }), target)
    await dialog.findByText('“旧栏目”的地址自动跳转到“新栏目”，旧链接不会失效')
    await userEvent.click(dialog.getByRole('button', { name: '合并' }))
    await canvas.findByText('“旧栏目”已并入“新栏目”')
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^旧栏目/ })).toBeNull())
  },
}

/** The menu offers no deletion of a column in use and says why; the Delete key opens what can be done instead. */
export const DeleteInUse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvas, '教育资讯')
    await userEvent.click(await canvas.findByRole('button', { name: '教育资讯的操作' }))
    const item = await canvas.findByRole('menuitem', { name: /^删除\s*还有 4 个下级栏目和 \d+ 篇文章（含回收站）$/ })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(item)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Escape}')
    ;(await line(canvas, '教育资讯')).focus()
    await userEvent.keyboard('{Delete}')
    await canvas.findByText(/^“教育资讯”还有 4 个下级栏目和 \d+ 篇文章（含回收站），不能删除。$/)
  },
}

export const Deleted: Story = {
  beforeEach: withColumns({ 'story.gone': '多余栏目' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openMenu(canvas, '多余栏目', '删除')
    const question = within(await canvas.findByRole('alertdialog', { name: '删除栏目' }))
    await question.findByText('您确定要删除栏目“多余栏目”吗？')
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await canvas.findByText('栏目“多余栏目”已删除')
  },
}

export const AnotherSite: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await line(canvas, '通知公告')
    const sites = canvas.getByRole<HTMLSelectElement>('combobox', { name: '站点' })
    await userEvent.selectOptions(sites, sites.options[1]?.value ?? '')
    await expect(sites.selectedIndex).toBe(1)
  },
}

/** An editor reads the columns and changes none. */
export const WithoutTheCodes: Story = {
  args: { api: { as: 'edit01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvas, '通知公告')
    await expect(canvas.queryByRole('button', { name: '新增顶级栏目' })).toBeNull()
    await expect(canvas.queryByText('修改')).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvas, '通知公告')
    for (const name of ['添加下级', '修改', '隐藏']) await expect(canvas.queryByText(name)).toBeNull()
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', empty: ['getColumnTree'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('该站点还没有栏目')
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'admin', broken: ['getColumnTree'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: ['getColumnTree'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: ['getColumnTree'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = {
  args: { api: { as: 'admin', wordy: ['getColumnTree'] } },
  play: async ({ canvasElement }) => {
    await line(within(canvasElement), '通知公告云泽省教育现代化')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'admin', many: { getColumnTree: 500 } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="treeitem"]').length).toBeGreaterThan(5))
    await expect(canvasElement.querySelectorAll('[role="treeitem"]').length).toBeLessThan(80)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <ColumnManager height={HEIGHT} />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvas, '通知公告')
    await userEvent.click(await canvas.findByRole('button', { name: '通知公告的操作' }))
    await canvas.findByRole('menuitem', { name: '修改' })
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Add top-level column' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
