import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Textarea } from './textarea'

const meta: Meta<typeof Textarea> = {
  title: 'Components/Textarea',
  tags: ['autodocs'],
  component: Textarea,
  args: { 'aria-label': '备注' },
}
export default meta
type Story = StoryObj<typeof Textarea>

export const SeveralLines: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '备注' })
    await userEvent.type(input, '第一行{Enter}第二行')
    await expect(input).toHaveValue('第一行\n第二行')
  },
}

export const LongText: Story = { args: { defaultValue: '很长的备注'.repeat(40) } }
export const ReadOnly: Story = { args: { defaultValue: '同意', readOnly: true } }
export const Disabled: Story = { args: { defaultValue: '同意', disabled: true } }
