import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextField } from './text-field'

const meta: Meta<typeof TextField> = {
  title: 'Components/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { 'aria-label': '姓名', defaultValue: '林砚秋' },
}
export default meta
type Story = StoryObj<typeof TextField>

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '姓名' })
    await userEvent.clear(input)
    await userEvent.type(input, '王芳')
    await expect(input).toHaveValue('王芳')
  },
}

export const Empty: Story = { args: { defaultValue: '', placeholder: '请输入姓名' } }
export const Invalid: Story = { args: { 'aria-invalid': true } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { disabled: true } }
