import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordField } from './password-field'

const meta: Meta<typeof PasswordField> = {
  title: 'Components/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: { 'aria-label': '密码', defaultValue: 'Yun@2026' },
}
export default meta
type Story = StoryObj<typeof PasswordField>

export const ShownOnRequest: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }))
    await expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }))
    await expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password')
  },
}
