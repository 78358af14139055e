import { principalEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { PrincipalManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const LIST = '/api/principal/queryPage'
const DETAIL = '/api/principal/getPrincipal'

const meta: Meta<Args> = {
  title: 'Screens/Principals',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <PrincipalManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const REVISED = '程望岳'
const REVISED_ID = 2
const OWN = '欧阳既明'
const OWN_ID = 1
const NEW = '顾砚秋'

const principals = (as: string) => createStoryApi({ as }).endpoints(principalEndpoints)

/** The new version of a principal waits again after a story. */
const withPending = () => async () => {
  const editor = principals('prov01')
  const { state, version, draft, live } = await editor.get(REVISED_ID)
  const content = draft ?? live
  if (state === 'pending' || !content) return
  const saved = await editor.save({ id: REVISED_ID, version, content })
  await editor.submit({ id: REVISED_ID, version: saved.version })
}

/** The principal is presented after a story as before, and nothing is open. */
const withoutDraft = async () => {
  const school = principals('ycxx_school01')
  const { live } = await school.get(OWN_ID)
  return async () => {
    const { state, version } = await school.get(OWN_ID)
    if (!live || state === 'published') return
    const decision = { id: OWN_ID, reason: '故事结束后复原' } as const
    if (state === 'offline') {
      await principals('admin').decide({ ...decision, version, decision: 'on' })
      return
    }
    const open =
      state === 'pending' ? await principals('admin').decide({ ...decision, version, decision: 'return' }) : { version }
    const saved = await school.save({ id: OWN_ID, version: open.version, content: live })
    const submitted = await school.submit({ id: OWN_ID, version: saved.version })
    await principals('admin').decide({ id: OWN_ID, version: submitted.version, decision: 'pass' })
  }
}

/** A principal whom a story adds is gone after it. */
const withoutNew = () => async () => {
  const editor = principals('admin')
  const { rows } = await editor.list({ keyword: NEW }, 1, 10)
  for (const { id, version } of rows) await editor.remove({ id, version })
}

const open = async (canvas: Canvas, action: '审核' | '编辑' | '查看', name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `${action} ${name}` }))
  return within(await canvas.findByRole('dialog', { name }))
}

const edit = async (canvas: Canvas, name: string) => {
  const details = await open(canvas, '编辑', name)
  await userEvent.click(await details.findByRole('button', { name: '编辑' }))
  return within(await canvas.findByRole('dialog', { name: new RegExp(`^${name}的校长风采`) }))
}

/** Principals of the scope; what waits for review comes first. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '校长列表' })
    await canvas.findByRole('button', { name: `审核 ${REVISED}` })
    await expect(await canvas.findByRole('button', { name: '新增校长' })).toBeVisible()
  },
}

export const Pending: Story = {
  args: { query: { state: 'pending' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(REVISED)
    await expect(canvas.queryByText(OWN)).toBeNull()
  },
}

export const OfOneSchool: Story = {
  args: { query: { school: '8' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(OWN)
    await expect(canvas.queryByText(REVISED)).toBeNull()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '学校' })).toHaveValue('望川市砚池小学'))
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(REVISED)
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索校长姓名' }), '没有这个人{Enter}')
    await canvas.findByText('没有符合条件的校长')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText(REVISED)
  },
}

/** Resets the filters, and what was typed without a search. */
export const Reset: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(REVISED)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '状态' }), '草稿')
    await waitFor(() => expect(canvas.queryByText(REVISED)).toBeNull())
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索校长姓名' }), '没有这个人')
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await canvas.findByText(REVISED)
    await expect(canvas.getByRole('searchbox', { name: '搜索校长姓名' })).toHaveValue('')
    await expect(canvas.getByRole('button', { name: '重置' })).toHaveFocus()
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这里还没有校长')
  },
}

/** The reviewer sees which words are new; the author gets the reason. */
export const Returned: Story = {
  beforeEach: withPending,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '审核', REVISED)
    await details.findByText('修改的内容')
    await waitFor(() => expect(canvasElement.ownerDocument.querySelectorAll('ins').length).toBeGreaterThan(0))
    await userEvent.click(details.getByRole('button', { name: '退回' }))
    const question = within(await canvas.findByRole('dialog', { name: '退回' }))
    await question.findByText(/编写人会看到退回原因；门户上的内容不变/)
    await userEvent.type(question.getByLabelText('原因'), '太短')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await question.findByText('请填写原因（至少5个字）')
    await userEvent.type(question.getByLabelText('原因'), '，请补充任职经历')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await canvas.findByText(`“${REVISED}”已退回`)
    const again = await open(canvas, '编辑', REVISED)
    await again.findByText('退回原因：太短，请补充任职经历')
  },
}

/** What a reviewer looks at: changes first, then what stays. */
export const Review: Story = {
  args: { query: { principal: String(REVISED_ID) } },
  play: async ({ canvasElement }) => {
    const details = within(await within(canvasElement).findByRole('dialog', { name: REVISED }))
    await details.findByText('不变的内容')
    await waitFor(() => expect(details.getByRole('button', { name: '通过' })).toBeVisible())
    await expect(details.queryByRole('button', { name: '编辑' })).toBeNull()
  },
}

/** Someone else decided first: nothing that was written is lost. */
export const Conflict: Story = {
  beforeEach: withPending,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '审核', REVISED)
    await userEvent.click(await details.findByRole('button', { name: '退回' }))
    const { version } = await principals('admin').get(REVISED_ID)
    const decision = { id: REVISED_ID, version, decision: 'return', reason: '另一位审核人先退回' } as const
    await principals('admin').decide(decision)
    const question = within(await canvas.findByRole('dialog', { name: '退回' }))
    await userEvent.type(question.getByLabelText('原因'), '请补充任职经历')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await question.findByText(/数据已被他人修改/)
    await expect(question.getByLabelText('原因')).toHaveValue('请补充任职经历')
  },
}

/** The draft is saved; the portal stays as it is. */
export const Saved: Story = {
  args: { api: { as: 'ycxx_school01' } },
  beforeEach: withoutDraft,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await edit(canvas, OWN)
    await form.findByText('门户上的内容保持不变，审核通过后才更新。')
    await userEvent.clear(form.getByLabelText('职务'))
    await userEvent.type(form.getByLabelText('职务'), '书记、校长')
    await userEvent.click(form.getByRole('button', { name: '保存草稿' }))
    await canvas.findByText(`“${OWN}”的草稿已保存`)
    await canvas.findByRole('heading', { name: '修改的内容' })
    await expect((await principals('admin').get(OWN_ID)).live?.title).toBe('望川市砚池小学校长')
  },
}

/** Everything that is missing is named at once. */
export const Incomplete: Story = {
  args: { api: { as: 'ycxx_school01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增校长' }))
    const form = within(await canvas.findByRole('dialog', { name: '新增校长' }))
    await userEvent.click(form.getByRole('button', { name: '保存草稿' }))
    await form.findByText('请选择学校')
    await expect(form.getAllByText('此项必填')).toHaveLength(1)
    await userEvent.click(form.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(form.getAllByText('此项必填')).toHaveLength(4))
  },
}

/** What is missing for the review stands at its field. */
export const Refused: Story = {
  args: { api: { as: 'ycxx_school01' } },
  beforeEach: withoutDraft,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await edit(canvas, OWN)
    await userEvent.clear(form.getByLabelText('职务'))
    await userEvent.click(form.getByRole('button', { name: '提交审核' }))
    await form.findByText('此项必填')
    await userEvent.type(form.getByLabelText('职务'), '望川市砚池小学校长')
    await userEvent.click(form.getByRole('button', { name: '提交审核' }))
    await canvas.findByText(`“${OWN}”已提交审核`)
  },
}

/** Someone else saved in between: one's own text can be saved over it. */
export const SavedByAnother: Story = {
  args: { api: { as: 'ycxx_school01' } },
  beforeEach: withoutDraft,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await edit(canvas, OWN)
    const { version, live, draft } = await principals('admin').get(OWN_ID)
    const content = draft ?? live
    if (content) await principals('yc_county01').save({ id: OWN_ID, version, content })
    await userEvent.type(form.getByLabelText('职务'), '、书记')
    await userEvent.click(form.getByRole('button', { name: '保存草稿' }))
    await form.findByText('内容已被他人修改，您填写的内容仍保留在这里。')
    await expect(form.getByLabelText('职务')).toHaveValue('望川市砚池小学校长、书记')
    await userEvent.click(form.getByRole('button', { name: '用我的内容覆盖' }))
    await canvas.findByText(`“${OWN}”的草稿已保存`)
  },
}

/** A new profile: the school is required before anything is sent. What was never public can be deleted. */
export const Added: Story = {
  beforeEach: withoutNew,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增校长' }))
    const form = within(await canvas.findByRole('dialog', { name: '新增校长' }))
    await userEvent.type(form.getByLabelText('姓名'), NEW)
    await userEvent.click(form.getByRole('button', { name: '保存草稿' }))
    await form.findByText('请选择学校')
    await userEvent.type(form.getByLabelText('学校'), '砚池小学')
    await userEvent.click(await canvas.findByRole('option', { name: '望川市砚池小学' }))
    await userEvent.click(form.getByRole('button', { name: '保存草稿' }))
    await canvas.findByText(`“${NEW}”的草稿已保存`)
    const details = within(await canvas.findByRole('dialog', { name: NEW }))
    await userEvent.click(await details.findByRole('button', { name: '删除' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '删除' }))
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await canvas.findByText(`“${NEW}”已删除`)
  },
}

/** Taken off the portal with a reason, and put back. */
export const TakenOff: Story = {
  beforeEach: withoutDraft,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '编辑', OWN)
    await userEvent.click(await details.findByRole('button', { name: '从门户撤下' }))
    const question = within(await canvas.findByRole('dialog', { name: '从门户撤下' }))
    await userEvent.type(question.getByLabelText('原因'), '本人已调离学校')
    await userEvent.click(question.getByRole('button', { name: '从门户撤下' }))
    await canvas.findByText(`“${OWN}”已从门户撤下`)
    const again = await open(canvas, '编辑', OWN)
    await userEvent.click(await again.findByRole('button', { name: '重新上线' }))
    const confirm = within(await canvas.findByRole('alertdialog', { name: '重新上线' }))
    await userEvent.click(confirm.getByRole('button', { name: '重新上线' }))
    await canvas.findByText(`“${OWN}”已重新上线`)
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

export const ManyRows: Story = {
  args: { api: { as: 'admin', many: { [LIST]: 200 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '校长列表' })
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '查看', OWN)
    await details.findByText('望川市劳动模范', { exact: false })
    await expect(canvas.queryByRole('button', { name: '新增校长' })).toBeNull()
    await expect(details.queryByRole('button', { name: /^(编辑|从门户撤下)$/ })).toBeNull()
  },
}

export const Failing: Story = {
  args: { api: { as: 'admin', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^请求编号：story-/)
  },
}

export const DetailFailing: Story = {
  args: { api: { as: 'admin', failing: [DETAIL] }, query: { principal: String(OWN_ID) } },
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
    await within(canvasElement).findByRole('grid', { name: '校长列表' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
