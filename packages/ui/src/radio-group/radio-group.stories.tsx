import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Switch } from '../switch/switch'
import { RadioGroup } from './radio-group'

function Choices() {
  const [sex, setSex] = useState('1')
  const [isOn, setOn] = useState(false)
  const options = [
    { value: '1', label: '女' },
    { value: '0', label: '男' },
  ]
  return (
    <div className="dw-toolbar">
      <RadioGroup label="性别" options={options} value={sex} onValueChange={setSex} />
      <Switch label="启用" isOn={isOn} onToggle={setOn} />
    </div>
  )
}

const meta: Meta<typeof Choices> = { title: 'Components/RadioGroup and Switch', tags: ['autodocs'], component: Choices }
export default meta

export const Chosen: StoryObj<typeof Choices> = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('radio', { name: '男' }))
    await expect(screen.getByRole('radio', { name: '女' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('switch', { name: '启用' }))
    await expect(screen.getByRole('switch', { name: '启用' })).toBeChecked()
  },
}

/** An option that cannot be chosen is paler than the others. */
export const DisabledOption: StoryObj<typeof Choices> = {
  render: () => (
    <RadioGroup
      label="核验方式"
      options={[
        { value: 'code', label: '验证码' },
        { value: 'document', label: '身份证件', isDisabled: true },
      ]}
      value="code"
    />
  ),
  play: async ({ canvasElement }) => {
    const option = within(canvasElement).getByRole('radio', { name: '身份证件' })
    await expect(option).toBeDisabled()
    await expect(Number(getComputedStyle(option.closest('label') ?? option).opacity)).toBeLessThan(1)
  },
}
