import { expertQuestionEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { ExpertQuestions } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const LIST = '/api/preschool/queryPageQuestion'

const meta: Meta<Args> = {
  title: 'Screens/Expert questions',
  parameters: { ownRoot: true },
  args: { api: { as: 'prov01' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <ExpertQuestions />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const questionsOf = (person: string) => createStoryApi({ as: person }).endpoints(expertQuestionEndpoints)

/** Sends a question as a parent, and opens it in the filtered list. */
async function openQuestion(canvas: Canvas, question: string) {
  await questionsOf('p_wangjg').ask({ question, age: 3, topic: 'health' })
  await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索提问或回复' }), `${question}{Enter}`)
  await userEvent.click(await canvas.findByRole('button', { name: `回复 ${question}` }))
  return within(await canvas.findByRole('dialog', { name: '回复提问' }))
}

async function fillReply(dialog: Canvas) {
  await userEvent.type(dialog.getByRole('textbox', { name: /^回复/ }), '先固定入睡前的顺序。')
  await userEvent.type(dialog.getByRole('textbox', { name: '专家姓名' }), '闻人予安')
  await userEvent.type(dialog.getByRole('textbox', { name: '专家身份' }), '妇幼健康宣教讲师')
}

/** Questions that are on the portal. */
export const Filled: Story = {
  args: { query: { tab: 'all', size: '100' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '提问列表' })
    await canvas.findByText('孩子每天早上哭着不肯进园，要不要先请几天假？')
  },
}

/** A reply is saved, published, and taken off again with a reason. */
export const Replied: Story = {
  play: async ({ canvasElement }) => {
    const question = '孩子午睡总是睡不着怎么办？'
    const canvas = within(canvasElement)
    const dialog = await openQuestion(canvas, question)
    await fillReply(dialog)
    await userEvent.click(dialog.getByRole('checkbox', { name: '发布到门户，访客可见' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await canvas.findByText('问答已在门户发布')
    await userEvent.click(canvas.getByRole('tab', { name: '已发布' }))
    await userEvent.click(await canvas.findByRole('button', { name: `从门户撤下 ${question}` }))
    const reason = within(await canvas.findByRole('dialog', { name: '从门户撤下' }))
    await userEvent.type(reason.getByLabelText('原因'), '内容需要核实')
    await userEvent.click(reason.getByRole('button', { name: '从门户撤下' }))
    await canvas.findByText('问答已从门户撤下')
  },
}

/** What is published is complete; a draft of the reply need not be. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await openQuestion(canvas, '孩子总是咬指甲怎么办？')
    await userEvent.click(dialog.getByRole('checkbox', { name: '发布到门户，访客可见' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(await dialog.findAllByText('此项必填')).toHaveLength(2)
    await userEvent.click(dialog.getByRole('checkbox', { name: '发布到门户，访客可见' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await canvas.findByText('回复已保存，尚未发布')
  },
}

/** The author of the question reads the reason. */
export const Declined: Story = {
  play: async ({ canvasElement }) => {
    const question = '孩子发烧吃什么药好？'
    const canvas = within(canvasElement)
    const dialog = await openQuestion(canvas, question)
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await userEvent.click(canvas.getByRole('button', { name: `不采用 ${question}` }))
    const reason = within(await canvas.findByRole('dialog', { name: '不采用' }))
    await userEvent.type(reason.getByLabelText('原因'), '不')
    await userEvent.click(reason.getByRole('button', { name: '不采用' }))
    await reason.findByText('请填写原因（至少5个字）')
    await userEvent.type(reason.getByLabelText('原因'), '便给出用药建议，请就医')
    await userEvent.click(reason.getByRole('button', { name: '不采用' }))
    await canvas.findByText('已标为未采用')
    const { rows } = await questionsOf('p_wangjg').listOwn(1, 20)
    await expect(rows.find((row) => row.question === question)?.declineReason).toBe('不便给出用药建议，请就医')
  },
}

/** Another editor was faster: both replies are shown, field by field. */
export const Conflict: Story = {
  play: async ({ canvasElement }) => {
    const question = '孩子不肯自己吃饭怎么办？'
    const canvas = within(canvasElement)
    const dialog = await openQuestion(canvas, question)
    const others = questionsOf('admin')
    const { rows } = await others.list({ keyword: question }, 1, 10)
    const [row] = rows
    if (!row) throw new Error('The question was not found.')
    const theirs = { reply: '别人的回复', expertName: '白双榕', expertTitle: '园长', isPublished: false }
    await others.reply({ id: row.id, version: row.version, question, age: 3, topic: 'health', ...theirs })
    await fillReply(dialog)
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const conflict = within(await dialog.findByRole('alert', { name: '数据已被他人修改' }))
    await userEvent.click(conflict.getByRole('radio', { name: '他人的：白双榕' }))
    await userEvent.click(conflict.getByRole('button', { name: '按选择继续编辑' }))
    await expect(dialog.getByRole('textbox', { name: '专家姓名' })).toHaveValue('白双榕')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await canvas.findByText('回复已保存，尚未发布')
  },
}

export const FilteredEmpty: Story = {
  args: { query: { tab: 'all', size: '100' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索提问或回复' }), '没有这样的提问{Enter}')
    await canvas.findByText('没有符合条件的提问')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText('孩子每天早上哭着不肯进园，要不要先请几天假？')
  },
}

export const Empty: Story = {
  args: { query: { tab: 'declined' }, api: { as: 'yc_county01' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有未采用的提问')
  },
}

export const Loading: Story = { args: { api: { as: 'prov01', latency: 'forever' } } }

export const Slow: Story = {
  args: { query: { tab: 'all', size: '100' }, api: { as: 'prov01', latency: 300 } },
  play: Filled.play,
}

export const ManyRows: Story = {
  args: { query: { tab: 'all', size: '100' }, api: { as: 'prov01', many: { [LIST]: 200 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '提问列表' })
  },
}

export const Offline: Story = {
  args: { api: { as: 'prov01', failing: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, query: { tab: 'all', size: '100' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('孩子每天早上哭着不肯进园，要不要先请几天假？')
    await expect(canvas.queryByRole('button', { name: /^(回复|修改|不采用|从门户撤下) / })).toBeNull()
  },
}

export const Failing: Story = {
  args: { api: { as: 'prov01', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^请求编号：story-/)
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'prov01', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = {
  args: { query: { tab: 'all', size: '100' }, api: { as: 'prov01', wordy: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '提问列表' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
