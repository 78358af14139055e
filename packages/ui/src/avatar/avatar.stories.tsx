import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

const avatarIn = (canvasElement: HTMLElement) => canvasElement.querySelector('.dw-avatar') ?? canvasElement

export const LastCharacter: Story = {
  play: async ({ canvasElement }) => {
    const { content } = getComputedStyle(avatarIn(canvasElement), '::before')
    await expect(content).toBe('"秋"')
    // Decoration next to the name: not a part of what a button around it shows.
    await expect(canvasElement).not.toHaveTextContent('秋')
  },
}

export const WithPicture: Story = {
  args: { picture: PICTURE },
  play: async ({ canvasElement }) => {
    await expect(avatarIn(canvasElement)).not.toHaveAttribute('data-initial')
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '')
  },
}
