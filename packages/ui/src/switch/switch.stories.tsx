import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Switch } from './switch'

const meta: Meta<typeof Switch> = {
  title: 'Components/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { label: '启用', onToggle: fn() },
}
export default meta
type Story = StoryObj<typeof Switch>

export const ByMouseAndKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: '启用' })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await expect(args.onToggle).toHaveBeenLastCalledWith(false)
  },
}

export const On: Story = { args: { isOnAtFirst: true } }
export const Disabled: Story = { args: { isOn: true, disabled: true } }
