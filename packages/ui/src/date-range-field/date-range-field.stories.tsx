import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '../field/field'
import { DateRangeField } from './date-range-field'

const changed = fn()

const meta: Meta<typeof DateRangeField> = {
  title: 'Components/DateRangeField',
  tags: ['autodocs'],
  component: DateRangeField,
  args: { label: '发布日期', defaultValue: { from: '2026-11-01', to: '2026-11-21' }, onValueChange: changed },
}
export default meta
type Story = StoryObj<typeof DateRangeField>

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(within(canvasElement).getByRole('group', { name: '发布日期' }))
    const to = screen.getByRole('textbox', { name: '结束日期' })
    await userEvent.clear(to)
    await userEvent.type(to, '2026-12-31')
    await expect(changed).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-12-31' })
  },
}

export const EndBeforeStart: Story = {
  args: { defaultValue: { from: '2026-11-21', to: '2026-11-01' } },
  play: async ({ canvasElement }) => {
    const ends = within(canvasElement).getAllByRole('textbox')
    await expect(ends.map((end) => end.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  },
}

export const InAField: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="报名时间" error="请选择报名时间">
      <DateRangeField {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('textbox')[1]).toHaveAccessibleDescription('请选择报名时间')
  },
}

export const Empty: Story = { args: { defaultValue: undefined } }
export const Disabled: Story = { args: { disabled: true } }
