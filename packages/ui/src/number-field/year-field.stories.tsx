import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { YearField } from './year-field'

const meta: Meta<typeof YearField> = {
  title: 'Components/YearField',
  tags: ['autodocs'],
  component: YearField,
  args: { 'aria-label': '入学年份' },
}
export default meta
type Story = StoryObj<typeof YearField>

export const FourDigits: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '入学年份' })
    await expect(input).toHaveAttribute('placeholder', 'yyyy')
    await userEvent.type(input, '20267')
    await expect(input).toHaveValue('2026')
  },
}

export const Disabled: Story = { args: { defaultValue: '2026', disabled: true } }
