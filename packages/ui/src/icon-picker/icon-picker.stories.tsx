import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field'
import { IconPicker } from './icon-picker'

const chosen = fn()

const meta: Meta<typeof IconPicker> = {
  title: 'Components/IconPicker',
  tags: ['autodocs'],
  component: IconPicker,
  args: { onValueChange: chosen },
  render: (args) => (
    <Field label="图标">
      <IconPicker {...args} />
    </Field>
  ),
}
export default meta
type Story = StoryObj<typeof IconPicker>

export const SearchAndChoose: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const field = screen.getByRole('button', { name: '图标' })
    await userEvent.click(field)
    await userEvent.type(await screen.findByRole('searchbox', { name: '查询' }), 'teach')
    await userEvent.click(screen.getByRole('button', { name: 'teacher' }))
    await expect(chosen).toHaveBeenCalledWith('teacher')
    await expect(field).toHaveTextContent('teacher')
    await expect(field).toHaveFocus()
  },
}

const chinese: Partial<Record<string, string>> = { teacher: '教师', student: '学生', cube: '立方体' }

export const NamedInTheReadersLanguage: Story = {
  args: { nameOf: (name) => chinese[name] ?? name },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '图标' }))
    await userEvent.type(await screen.findByRole('searchbox', { name: '查询' }), '学生')
    await waitFor(() => expect(screen.getByRole('button', { name: '学生' })).toBeVisible())
    await userEvent.type(screen.getByRole('searchbox', { name: '查询' }), '没有')
    await waitFor(() => expect(screen.getByText('没有匹配的结果')).toBeVisible())
  },
}

/** A name that the registry does not hold is shown as the cube and retained until another is chosen. */
export const UnknownName: Story = { args: { defaultValue: 'old-menu-icon' } }

export const Disabled: Story = { args: { disabled: true } }
