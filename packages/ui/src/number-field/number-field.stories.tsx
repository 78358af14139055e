import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { NumberField } from './number-field'

const meta: Meta<typeof NumberField> = {
  title: 'Components/NumberField',
  tags: ['autodocs'],
  component: NumberField,
  args: { 'aria-label': '排列顺序', defaultValue: '3' },
}
export default meta
type Story = StoryObj<typeof NumberField>

/** Wrong input stays visible, so that its message makes sense. */
export const RetainsWrongInput: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '排列顺序' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '十')
    await expect(input).toHaveValue('3十')
  },
}

export const Empty: Story = { args: { defaultValue: '' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { disabled: true } }
