import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Avatar } from './avatar'

const meta: Meta<typeof Avatar> = {
  title: 'Components/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: '林砚秋' },
}
export default meta
type Story = StoryObj<typeof Avatar>

const PICTURE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><rect width='1' height='1' fill='%232f7d4f'/></svg>"

export const LastCharacter: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('秋')).toBeVisible()
  },
}

export const WithPicture: Story = {
  args: { picture: PICTURE },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('秋')).toBeNull()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '')
  },
}
