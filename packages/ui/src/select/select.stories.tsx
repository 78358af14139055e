import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Select } from './select'

const meta: Meta<typeof Select> = {
  title: 'Components/Select',
  component: Select,
  args: {
    'aria-label': '用户类型',
    options: [
      { value: '4', label: '教师' },
      { value: '5', label: '学生' },
      { value: '6', label: '家长', isDisabled: true },
    ],
    onValueChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof Select>

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: '用户类型' })
    await expect(select).toHaveDisplayValue('请选择')
    await userEvent.selectOptions(select, '学生')
    await expect(select).toHaveValue('5')
    await expect(args.onValueChange).toHaveBeenCalledWith('5')
  },
}

export const WithoutPlaceholder: Story = {
  args: { placeholder: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveDisplayValue('教师')
  },
}

export const Disabled: Story = { args: { defaultValue: '4', disabled: true } }
