import { schoolProfileEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { SchoolProfiles } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const LIST = '/api/schoolProfile/queryPage'
const DETAIL = '/api/schoolProfile/getProfile'

const meta: Meta<Args> = {
  title: 'Screens/School profiles',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <SchoolProfiles />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const REVISED = '望川市第三中学'
const REVISED_ID = 9
const OWN = '望川市砚池小学'
const OWN_ID = 8
const FRESH = '砚池区特殊教育学校'

const profiles = (as: string) => createStoryApi({ as }).endpoints(schoolProfileEndpoints)

/** The new version of a school waits again after a story. */
const withPending = () => async () => {
  const editor = profiles('prov01')
  const { state, version, draft, live } = await editor.get(REVISED_ID)
  const content = draft ?? live
  if (state === 'pending' || !content) return
  const saved = await editor.save({ schoolId: REVISED_ID, version, content })
  await editor.submit({ schoolId: REVISED_ID, version: saved.version })
}

/** The school presents after a story what it did before, and nothing is open. */
const withoutDraft = async () => {
  const school = profiles('ycxx_school01')
  const { live } = await school.get(OWN_ID)
  return async () => {
    const { state, version } = await school.get(OWN_ID)
    if (!live || state === 'none' || state === 'published') return
    const decision = { schoolId: OWN_ID, reason: '故事结束后复原', decision: 'return' } as const
    const open = state === 'pending' ? await profiles('admin').decide({ ...decision, version }) : { version }
    const saved = await school.save({ schoolId: OWN_ID, version: open.version, content: live })
    const submitted = await school.submit({ schoolId: OWN_ID, version: saved.version })
    await profiles('admin').decide({ schoolId: OWN_ID, version: submitted.version, decision: 'pass' })
  }
}

const open = async (canvas: Canvas, action: '审核' | '编辑' | '查看', name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `${action} ${name}` }))
  return within(await canvas.findByRole('dialog', { name }))
}

const edit = async (canvas: Canvas, name: string) => {
  const details = await open(canvas, '编辑', name)
  await userEvent.click(await details.findByRole('button', { name: '编辑' }))
  return within(await canvas.findByRole('dialog', { name: new RegExp(`^${name}的学校风采`) }))
}

/** Schools of the scope; what waits for review comes first. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '学校列表' })
    await canvas.findByRole('button', { name: `审核 ${REVISED}` })
    await expect(await canvas.findByRole('tab', { name: '待审核' })).toBeVisible()
  },
}

export const Pending: Story = {
  args: { query: { tab: 'pending' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(REVISED)
    await expect(canvas.queryByText(OWN)).toBeNull()
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(REVISED)
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索学校名称' }), '没有这所学校{Enter}')
    await canvas.findByText('没有符合条件的学校')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText(REVISED)
  },
}

export const Empty: Story = {
  args: { api: { as: 'ycxx_school01' }, query: { tab: 'absent' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这里还没有学校')
  },
}

/** The reviewer sees which words are new; the school gets the reason. */
export const Returned: Story = {
  beforeEach: withPending,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '审核', REVISED)
    await details.findByText('修改的内容')
    await waitFor(() => expect(canvasElement.ownerDocument.querySelectorAll('ins').length).toBeGreaterThan(0))
    await userEvent.click(details.getByRole('button', { name: '退回' }))
    const question = within(await canvas.findByRole('dialog', { name: '退回' }))
    await question.findByText(/学校会看到退回原因；门户上的内容不变/)
    await userEvent.type(question.getByLabelText('原因'), '太短')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await question.findByText('请填写原因（至少5个字）')
    await userEvent.type(question.getByLabelText('原因'), '，请补充校园照片')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await canvas.findByText(`“${REVISED}”已退回`)
    const again = await open(canvas, '编辑', REVISED)
    await again.findByText('退回原因：太短，请补充校园照片')
  },
}

/** Someone else decided first: nothing that was written is lost. */
export const Conflict: Story = {
  beforeEach: withPending,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = await open(canvas, '审核', REVISED)
    await userEvent.click(await details.findByRole('button', { name: '退回' }))
    const { version } = await profiles('admin').get(REVISED_ID)
    const decision = { schoolId: REVISED_ID, version, decision: 'return', reason: '另一位审核人先退回' } as const
    await profiles('admin').decide(decision)
    const question = within(await canvas.findByRole('dialog', { name: '退回' }))
    await userEvent.type(question.getByLabelText('原因'), '请补充校园照片')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await question.findByText(/数据已被他人修改/)
    await expect(question.getByLabelText('原因')).toHaveValue('请补充校园照片')
  },
}

/** A school saves its draft; the portal stays as it is. */
export const Saved: Story = {
  args: { api: { as: 'ycxx_school01' } },
  beforeEach: withoutDraft,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await edit(canvas, OWN)
    await form.findByText('门户上的内容保持不变，审核通过后才更新。')
    await expect(form.getByLabelText('校训')).toHaveValue('一砚一世界')
    await userEvent.clear(form.getByLabelText('校训'))
    await userEvent.type(form.getByLabelText('校训'), '笔正心正')
    await userEvent.click(form.getByRole('button', { name: '保存草稿' }))
    await canvas.findByText(`“${OWN}”的草稿已保存`)
    await canvas.findByRole('heading', { name: '修改的内容' })
    await expect((await profiles('admin').get(OWN_ID)).live?.motto).toBe('一砚一世界')
  },
}

/** What is missing stands at its field; the draft is saved all the same. */
export const Refused: Story = {
  args: { api: { as: 'ycxx_school01' } },
  beforeEach: withoutDraft,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await edit(canvas, OWN)
    await userEvent.clear(form.getByLabelText('校训'))
    await userEvent.clear(form.getByLabelText('高级职称人数'))
    await userEvent.type(form.getByLabelText('高级职称人数'), '9000')
    await userEvent.click(form.getByRole('button', { name: '提交审核' }))
    await form.findByText('不能超过教职工总数')
    await userEvent.clear(form.getByLabelText('高级职称人数'))
    await userEvent.type(form.getByLabelText('高级职称人数'), '30')
    await userEvent.click(form.getByRole('button', { name: '提交审核' }))
    await form.findByText('此项必填')
    await userEvent.type(form.getByLabelText('校训'), '一砚一世界')
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
    const { version, live, draft } = await profiles('admin').get(OWN_ID)
    const content = draft ?? live
    if (content) await profiles('yc_county01').save({ schoolId: OWN_ID, version, content })
    await userEvent.type(form.getByLabelText('校训'), '，一步一天地')
    await userEvent.click(form.getByRole('button', { name: '保存草稿' }))
    await form.findByText('内容已被他人修改，您填写的内容仍保留在这里。')
    await expect(form.getByLabelText('校训')).toHaveValue('一砚一世界，一步一天地')
    await userEvent.click(form.getByRole('button', { name: '用我的内容覆盖' }))
    await canvas.findByText(`“${OWN}”的草稿已保存`)
  },
}

/** A school that has written nothing yet begins with an empty form. */
export const Beginning: Story = {
  args: { query: { keyword: FRESH } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await edit(canvas, FRESH)
    await expect(form.getByLabelText('校训')).toHaveValue('')
    await userEvent.click(form.getByRole('button', { name: '添加课程' }))
    await waitFor(() => expect(form.getByLabelText('课程1名称')).toBeVisible())
    await userEvent.click(form.getByRole('button', { name: '移除课程1' }))
    await expect(form.queryByLabelText('课程1名称')).toBeNull()
  },
}

/** While a draft waits it is fixed: a county that may write for its schools decides about it. */
export const OfTheCounty: Story = {
  args: { api: { as: 'yc_county01' }, query: { keyword: REVISED } },
  beforeEach: withPending,
  play: async ({ canvasElement }) => {
    const details = await open(within(canvasElement), '审核', REVISED)
    await waitFor(() => expect(details.getByRole('button', { name: '通过' })).toBeVisible())
    await expect(details.queryByRole('button', { name: '编辑' })).toBeNull()
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

export const ManyRows: Story = {
  args: { api: { as: 'admin', many: { [LIST]: 200 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '学校列表' })
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
    await details.findByText('一砚一世界')
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
  args: { api: { as: 'admin', failing: [DETAIL] }, query: { school: String(OWN_ID) } },
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
    await within(canvasElement).findByRole('grid', { name: '学校列表' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
