import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { longSchemes, manySchemes, openScheme } from '../../testing/scheme-samples'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { SchemeManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const LIST = 'score/queryPageSchemeList'
const ONE = 'score/getScheme'
const SAVE = 'score/insertOrUpdateScheme'
const SIMULATE = 'score/simulate'

const meta: Meta<Args> = {
  title: 'Screens/Scheme manager',
  parameters: { ownRoot: true },
  args: { api: { as: 'comp01' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <SchemeManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const findTable = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('grid', { name: '评分方案列表' }))
const opened = (tab?: string) => ({ scheme: '2', ...(tab && { tab }) })
const ofOpen = { as: 'comp01', answering: { [ONE]: openScheme } }

/** Schemes of the demo: both have marks. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const table = await findTable(canvasElement)
    await expect(await table.findAllByText('微课评分标准 2026')).toHaveLength(2)
    await expect(table.getAllByText('已锁定')).toHaveLength(2)
    await expect(within(canvasElement).getByRole('button', { name: '新建评分方案' })).toBeVisible()
  },
}

/** A version that marks refer to can only be viewed and copied. */
export const Locked: Story = {
  args: { query: opened() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('已有评分使用此版本，只能查看；需要调整时请复制为新版本。')
    await expect(canvas.getByText('合计 100 分，与总分一致')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: '方案名称' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '复制为新版本' })).toBeEnabled()
  },
}

/** Criteria of a version without marks; what does not sum to the total is said at once. */
export const Criteria: Story = {
  args: { api: ofOpen, query: opened() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const part = within(await canvas.findByRole('group', { name: '情感' }))
    const max = part.getByRole('textbox', { name: '满分' })
    await userEvent.clear(max)
    await userEvent.type(max, '50')
    await canvas.findByText('合计 90 分，与总分 100 分不一致')
    await userEvent.click(canvas.getByRole('button', { name: '上移 表现' }))
    const names = canvas.getAllByRole('textbox', { name: /^维度 \d 名称$/ })
    await expect(names.map((box) => (box instanceof HTMLInputElement ? box.value : ''))).toEqual(['表现', '语音'])
    await canvas.findByText('有未保存的修改')
  },
}

/** Text that is no number stays here; what the server refuses stands at its field. */
export const Refused: Story = {
  args: { api: ofOpen, query: opened() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const part = within(await canvas.findByRole('group', { name: '情感' }))
    const step = part.getByRole('textbox', { name: '步长' })
    await userEvent.clear(step)
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await part.findByText('请填写数字')
    await expect(canvas.getByRole('tab', { name: '评分项（1 处待改）' })).toBeVisible()
  },
}

/** How marks become a score, and what decides between equal ones. */
export const Rule: Story = {
  args: { api: ofOpen, query: opened('rule') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const order = within(await canvas.findByRole('list', { name: '同分比较次序' }))
    await userEvent.click(order.getByRole('button', { name: '下移 指定维度的平均分' }))
    const names = order.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '')
    await expect(names[0]).toContain('去分前的平均分')
    await expect(canvas.getByRole('textbox', { name: '仲裁阈值' })).toHaveValue('15')
  },
}

/** What given marks would become, with every step. */
export const Simulator: Story = {
  args: { query: opened('simulator') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '填入示例' }))
    await userEvent.click(canvas.getByRole('button', { name: '试算' }))
    const results = within(await canvas.findByRole('list', { name: '试算结果' }))
    await waitFor(() => expect(results.getByText('83.83 分（83.833333）')).toBeVisible())
    await expect(results.getAllByText('90.17 分（90.166667）')).toHaveLength(2)
    await userEvent.click(results.getByText('作品 3'))
    await results.findByText('加入仲裁评分后，去掉离中位数 84 最远的一份。')
  },
}

/** Marks that no judge could give are refused with their sentence. */
export const SimulatorRefused: Story = {
  args: { query: opened('simulator') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '试算' }))
    await canvas.findByText('请先填写评分')
    await userEvent.type(canvas.getByRole('textbox', { name: '作品 1 评分 1' }), '101')
    await userEvent.click(canvas.getByRole('button', { name: '试算' }))
    await canvas.findByText('评分须在0至100之间')
  },
}

export const SimulatorOffline: Story = {
  args: { api: { as: 'comp01', failing: [SIMULATE] }, query: opened('simulator') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '填入示例' }))
    await userEvent.click(canvas.getByRole('button', { name: '试算' }))
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible()
  },
}

/** A new scheme; it is saved, and can be tried out then. */
export const NewScheme: Story = {
  args: { query: { scheme: 'new' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: '方案名称' }), '朗读评分方案')
    await userEvent.type(canvas.getByRole('textbox', { name: '维度 1 名称' }), '表现')
    const part = within(canvas.getByRole('group', { name: '评分项 1' }))
    await userEvent.type(part.getByRole('textbox', { name: '评分项' }), '情感')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await canvas.findAllByText('各评分项合计10分，与总分100分不一致')
    const max = canvas.getByRole('textbox', { name: '满分' })
    await userEvent.clear(max)
    await userEvent.type(max, '100')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await canvas.findByRole('heading', { name: '朗读评分方案' })
  },
}

export const CopyToOwn: Story = {
  args: { query: opened() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '更多操作' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '复制为新方案' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '复制为新方案' }))
    await expect(dialog.getByRole('textbox', { name: '方案名称' })).toHaveValue('微课评分标准 2026（副本）')
  },
}

export const SaveConflict: Story = {
  args: { api: { ...ofOpen, failing: [SAVE] }, query: opened() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: '方案名称' }), '二')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '方案名称' })).toHaveValue('朗读评分方案二')
  },
}

export const WithoutTheCodes: Story = {
  args: { permissions: [] },
  play: async ({ canvasElement }) => {
    await findTable(canvasElement)
    await expect(within(canvasElement).queryByRole('button', { name: '新建评分方案' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, api: ofOpen, query: opened() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: '朗读评分方案' })
    await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '复制为新版本' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { api: { as: 'comp01', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有评分方案，请新建一个')
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '方案或赛事名称' }), '没有此方案{Enter}')
    await canvas.findByText('没有符合条件的评分方案')
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await waitFor(() => expect(canvas.queryByText('没有符合条件的评分方案')).toBeNull())
    await expect(canvas.getByRole('searchbox', { name: '方案或赛事名称' })).toHaveValue('')
  },
}

export const Loading: Story = { args: { api: { as: 'comp01', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'comp01', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'comp01', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'comp01', failing: [ONE] }, query: opened() },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'comp01', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = {
  args: { api: { as: 'comp01', answering: { [LIST]: longSchemes } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^云泽省中小学微课、实验说课/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'comp01', answering: { [LIST]: manySchemes } } },
  play: async ({ canvasElement }) => {
    await findTable(canvasElement)
    await expect(await within(canvasElement).findAllByRole('button', { name: /^配置 / })).toHaveLength(20)
  },
}

export const OnAPhone: Story = {
  args: { api: ofOpen, query: opened() },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <SchemeManager />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('group', { name: '情感' })
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: 'Score schemes' })
  },
}

export const Dark: Story = { ...Criteria, args: { api: ofOpen, query: opened(), theme: 'dark' } }
