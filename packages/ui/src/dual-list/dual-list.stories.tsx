import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DualList } from './dual-list'

const sites = ['省教育资讯网', '教研网', '学前教育网', '校园风采', '信息公开', '获奖作品库', '微课大赛', '名师工作室']
const changed = fn()

const meta: Meta<typeof DualList> = {
  title: 'Components/DualList',
  tags: ['autodocs'],
  component: DualList,
  args: {
    label: '站点',
    options: sites.map((label, at) => ({ value: `${at}`, label, isDisabled: at === 4 })),
    defaultValue: ['1'],
    onValueChange: changed,
  },
}
export default meta
type Story = StoryObj<typeof DualList>

export const MarkAndMove: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const chosen = within(screen.getByRole('region', { name: /^已选/ }))
    await expect(screen.getByRole('button', { name: '添加所选' })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: '校园风采' }))
    await userEvent.click(screen.getByRole('button', { name: '添加所选' }))
    await expect(changed).toHaveBeenLastCalledWith(['1', '3'])
    await userEvent.click(chosen.getByRole('checkbox', { name: '教研网' }))
    await userEvent.click(screen.getByRole('button', { name: '移除所选' }))
    await expect(changed).toHaveBeenLastCalledWith(['3'])
    // What may not be given away stays where it is.
    await userEvent.click(screen.getByRole('button', { name: '全部添加' }))
    await expect(chosen.queryByRole('checkbox', { name: '信息公开' })).toBeNull()
    await expect(chosen.getAllByRole('checkbox')).toHaveLength(7)
  },
}

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const [search] = within(canvasElement).getAllByRole('searchbox', { name: '查询' })
    if (!search) throw new Error('The list has no search.')
    await userEvent.type(search, '没有的站点')
    await expect(within(canvasElement).getByText('没有匹配的结果')).toBeVisible()
  },
}

export const Empty: Story = { args: { options: [], defaultValue: [] } }
export const Disabled: Story = { args: { disabled: true } }
