import { workgroupEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { WorkgroupEditor } from './index'

interface Args extends Omit<StoryScreenProps, 'children'> {
  workgroupId: number | null
  onSaved: (workgroupId: number) => void
}

const meta: Meta<Args> = {
  title: 'Screens/Workgroup editor',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' }, workgroupId: 1, onSaved: fn<Args['onSaved']>() },
  render: ({ workgroupId, onSaved, ...args }, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <WorkgroupEditor workgroupId={workgroupId} onSaved={onSaved} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const workgroups = createStoryApi({ as: 'admin' }).endpoints(workgroupEndpoints)

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: '名称' })).toHaveValue('林砚秋小学数学名师工作室')
    await canvas.findByRole('button', { name: '移除林砚秋' })
    await expect(canvas.getByRole('combobox', { name: '林砚秋的职务' })).toHaveValue('leader')
  },
}

/** Every refusal of the server is shown at its field, and nothing typed is lost. */
export const Refused: Story = {
  args: { workgroupId: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: '简介' }), '还没有想好名称')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    for (const text of [
      '请输入工作组名称',
      '请选择工作组类型',
      '请选择所属机构',
      '请选择有效期的开始日期',
      '请指定一名组长',
    ])
      await canvas.findByText(text)
    await expect(canvas.getByRole('textbox', { name: '简介' })).toHaveValue('还没有想好名称')
  },
}

/** Checked people stay in their own list while the search changes; the first one leads. */
export const PeopleChosen: Story = {
  args: { workgroupId: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '选择成员' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '选择成员' }))
    // The number of checked people stands above the hint, and is not under it.
    const hint = dialog.getByText(/切换机构后仍会保留/).getBoundingClientRect()
    await expect(dialog.getByText('已选 0 人').getBoundingClientRect().bottom).toBeLessThanOrEqual(hint.top)
    const search = dialog.getByRole('searchbox', { name: '姓名或登录名' })
    await userEvent.type(search, '林砚秋{Enter}')
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^林砚秋/ }))
    await userEvent.clear(search)
    await userEvent.type(search, '许棠贝{Enter}')
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^许棠贝/ }))
    await dialog.findByText('已选 2 人')
    await userEvent.click(dialog.getByRole('button', { name: '加入 2 人' }))
    await expect(await canvas.findByRole('combobox', { name: '林砚秋的职务' })).toHaveValue('leader')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '许棠贝的职务' }), '组长')
    await expect(canvas.getByRole('combobox', { name: '林砚秋的职务' })).toHaveValue('member')
  },
}

export const Saved: Story = {
  args: { workgroupId: 2 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const summary = await canvas.findByRole('textbox', { name: '简介' })
    await userEvent.clear(summary)
    await userEvent.type(summary, '自制教具，公开图纸')
    await canvas.findByText('有未保存的修改')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await canvas.findByText('工作组“许棠贝初中物理名师工作室”已保存')
    await expect(args.onSaved).toHaveBeenCalledWith(2)
  },
}

/** Another person has saved meanwhile: the form stays, and its words are saved when that is confirmed. */
export const Conflict: Story = {
  args: { workgroupId: 3 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const summary = await canvas.findByRole('textbox', { name: '简介' })
    await workgroups.save({ id: 3, summary: '别人写的' })
    await userEvent.type(summary, '，我写的')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const conflict = within(await canvas.findByRole('alert', { name: '数据已被他人修改' }))
    await conflict.findByRole('radio', { name: '他人的：别人写的' })
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled()
    await userEvent.click(conflict.getByRole('button', { name: '覆盖保存' }))
    await canvas.findByText('工作组“白双榕学前教育名师工作室”已保存')
    await expect(args.onSaved).toHaveBeenCalledWith(3)
  },
}

export const WithoutAnId: Story = {
  args: { workgroupId: Number.NaN },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('未指定要修改的工作组')
  },
}

export const Empty: Story = {
  args: { workgroupId: null },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂无成员')
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '选择成员' }))
    await userEvent.type(await canvas.findByRole('searchbox', { name: '姓名或登录名' }), '不存在{Enter}')
    await canvas.findByText('没有符合条件的人员')
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: '名称' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull()
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: ['/api/workgroup/getWorkgroup'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Failing: Story = {
  args: { api: { as: 'admin', broken: ['/api/workgroup/getWorkgroup'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^请求编号：story-/)
  },
}

export const PeopleFailing: Story = {
  args: { api: { as: 'admin', broken: ['/api/workgroup/queryPagePeople'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '选择成员' }))
    await canvas.findByText(/^请求编号：story-/)
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: ['/api/workgroup/getWorkgroup'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = {
  args: { api: { as: 'admin', wordy: ['/api/workgroup/getWorkgroup'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '选择成员' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const OnAPhone: Story = {
  render: ({ workgroupId, onSaved, ...args }, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <WorkgroupEditor workgroupId={workgroupId} onSaved={onSaved} />
      </div>
    </StoryScreen>
  ),
  play: Filled.play,
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Choose members' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
