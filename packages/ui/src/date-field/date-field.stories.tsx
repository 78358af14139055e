import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { DateField } from './date-field'

function OwnedDateField({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return <DateField label="截止日期" value={value} onValueChange={setValue} />
}

const meta: Meta<typeof OwnedDateField> = {
  title: 'Components/DateField',
  tags: ['autodocs'],
  component: OwnedDateField,
  args: { initial: '2026-11-21' },
}
export default meta
type Story = StoryObj<typeof OwnedDateField>

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const input = screen.getByRole('textbox', { name: '截止日期' })
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }))
    await userEvent.click(await screen.findByRole('button', { name: '2026-11-09' }))
    await expect(input).toHaveValue('2026-11-09')
    await userEvent.clear(input)
    await userEvent.type(input, '2027-01-31')
    await expect(input).toHaveValue('2027-01-31')
  },
}

export const Empty: Story = { args: { initial: '' } }
