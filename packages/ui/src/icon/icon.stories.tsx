import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from './icon'
import { iconNames, iconShapes } from './icon-shapes'

const meta: Meta<typeof Icon> = {
  title: 'Foundation/Icons',
  tags: ['autodocs'],
  component: Icon,
  args: { name: 'cube' },
}
export default meta
type Story = StoryObj<typeof Icon>

export const All: Story = {
  render: () => (
    <ul className="dw-story-grid">
      {iconNames.map((name) => (
        <li key={name} className="dw-story-tile">
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
}

export const UnknownNameShowsTheCube: Story = {
  args: { name: 'no-such-icon' },
  play: async ({ canvasElement }) => {
    const path =
      canvasElement.querySelector('.dw-icon path') ??
      canvasElement.querySelector('div')?.shadowRoot?.querySelector('.dw-icon path')
    await expect(path?.getAttribute('d')).toBe(iconShapes.cube)
  },
}
