import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { QrCode } from './qr-code'

const meta: Meta<typeof QrCode> = {
  title: 'Components/QrCode',
  tags: ['autodocs'],
  component: QrCode,
  args: {
    text: 'https://portal.example/userRegister?type=5&invite=R7K2MQ4XW9',
    label: '班级邀请二维码',
    width: 192,
    height: 192,
  },
}
export default meta
type Story = StoryObj<typeof QrCode>

export const Invitation: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: '班级邀请二维码' })
    await expect(code.getBoundingClientRect().width).toBe(192)
  },
}
