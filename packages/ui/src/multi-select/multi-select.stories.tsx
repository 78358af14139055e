import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field'
import { MultiSelect } from './multi-select'

const roles = [
  '省级业务管理员',
  '市级管理员',
  '县级管理员',
  '学校管理员',
  '内容编辑',
  '内容审核员',
  '赛事管理员',
  '评委',
  '教研员',
  '教师',
]
const options = roles.map((label, index) => ({ value: String(index + 5), label }))

function OwnedMultiSelect({ initial }: { initial: string[] }) {
  const [value, setValue] = useState<string[]>(initial)
  return (
    <Field label="角色">
      <MultiSelect options={options} value={value} onValueChange={setValue} />
    </Field>
  )
}

const meta: Meta<typeof OwnedMultiSelect> = {
  title: 'Components/MultiSelect',
  tags: ['autodocs'],
  component: OwnedMultiSelect,
  args: { initial: ['14'] },
}
export default meta
type Story = StoryObj<typeof OwnedMultiSelect>

export const SearchAndChoose: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const field = screen.getByRole('button', { name: /角色/ })
    await userEvent.click(field)
    await userEvent.type(await screen.findByRole('searchbox', { name: '查询' }), '学校')
    await userEvent.click(screen.getByRole('checkbox', { name: '学校管理员' }))
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveTextContent('学校管理员、教师')
    await expect(field).toHaveFocus()
  },
}

export const Empty: Story = { args: { initial: [] } }
