import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field'
import { areas, type StoryArea } from '../story-support/areas'
import type { TreeNode } from '../tree/tree-node'
import { TreePicker, type TreePickerProps } from './tree-picker'

const choose = fn()

const search: TreePickerProps<StoryArea>['onSearch'] = async (keyword) =>
  areas.filter(({ label }) => label.includes(keyword)).map((node) => ({ node, path: ['组织管理', '浙江省'] }))

/** Holds what the owner of a picker holds. */
function OwnedPicker(props: Partial<TreePickerProps<StoryArea>>) {
  const [value, setValue] = useState<Pick<TreeNode<StoryArea>, 'id' | 'label'> | null>(props.value ?? null)
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set(['0']))
  return (
    <Field label="所属地区">
      <TreePicker<StoryArea>
        isClearable
        onSearch={search}
        {...props}
        tree={{ label: '地区', items: areas, openIds, onOpenChange: setOpenIds }}
        value={value}
        onValueChange={(node) => {
          setValue(node)
          choose(node?.id ?? null)
        }}
      />
    </Field>
  )
}

const meta: Meta<typeof OwnedPicker> = { title: 'Components/TreePicker', tags: ['autodocs'], component: OwnedPicker }
export default meta
type Story = StoryObj<typeof OwnedPicker>

export const Empty: Story = {}

export const Chosen: Story = {
  args: { value: { id: '330105', label: '拱墅区' }, valuePath: ['0', '330000', '330100', '330105'] },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const field = screen.getByRole('combobox', { name: '所属地区' })
    await userEvent.click(field)
    await expect(await screen.findByRole('treeitem', { name: '拱墅区' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(await screen.findByRole('treeitem', { name: '上城区' }))
    await expect(choose).toHaveBeenLastCalledWith('330102')
    await expect(field).toHaveTextContent('上城区')
    await expect(field).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '清除' }))
    await expect(choose).toHaveBeenLastCalledWith(null)
  },
}

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const field = screen.getByRole('combobox', { name: '所属地区' })
    await userEvent.click(field)
    const keyword = await screen.findByRole('searchbox', { name: '查询' })
    await expect(keyword.id).not.toBe(field.id)
    await userEvent.type(keyword, '宁波')
    await waitFor(() => expect(screen.getByRole('button', { name: /宁波市/ })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(choose).toHaveBeenLastCalledWith('330200')
  },
}

export const SearchFails: Story = {
  args: { onSearch: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('combobox', { name: '所属地区' }))
    await userEvent.type(await screen.findByRole('searchbox'), '宁波')
    await waitFor(() => expect(screen.getByText('加载失败')).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toBeVisible())
  },
}

export const Disabled: Story = { args: { isDisabled: true, value: { id: '330000', label: '浙江省' } } }
