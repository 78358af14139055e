import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field'
import { MonthField } from './month-field'

const meta: Meta<typeof MonthField> = {
  title: 'Components/MonthField',
  tags: ['autodocs'],
  component: MonthField,
  args: { defaultValue: '2026-11' },
  render: (args) => (
    <Field label="统计月份">
      <MonthField {...args} />
    </Field>
  ),
}
export default meta
type Story = StoryObj<typeof MonthField>

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const field = screen.getByRole('textbox', { name: '统计月份' })
    await userEvent.click(screen.getByRole('button', { name: '选择月份' }))
    await expect(await screen.findByRole('button', { name: '2026年11月' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: '上一年' }))
    await userEvent.click(screen.getByRole('button', { name: '2025年3月' }))
    await expect(field).toHaveValue('2025-03')
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '选择月份' }))
    await expect(await within(canvasElement).findByRole('button', { name: '2026年12月' })).toBeVisible()
  },
}

export const ReadOnly: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { disabled: true } }
