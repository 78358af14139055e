import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card'

const meta: Meta<typeof Card> = {
  title: 'Components/Card',
  tags: ['autodocs'],
  component: Card,
  args: { children: '望川市砚池小学' },
}
export default meta
type Story = StoryObj<typeof Card>

export const Short: Story = {}

export const LongText: Story = { args: { children: '望川市砚池小学智慧教育示范校'.repeat(20) } }
