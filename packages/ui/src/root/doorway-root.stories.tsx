import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button'
import { zhTexts } from '../story-support/texts'
import { DoorwayRoot } from './doorway-root'

const meta: Meta<typeof DoorwayRoot> = {
  title: 'Components/DoorwayRoot',
  tags: ['autodocs'],
  component: DoorwayRoot,
  args: { texts: zhTexts, children: <Button variant="primary">查询</Button> },
}
export default meta
type Story = StoryObj<typeof DoorwayRoot>

export const Light: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '查询' })
    await expect(button.closest('.dw-root')).toHaveAttribute('data-theme', 'light')
  },
}

export const Dark: Story = { args: { theme: 'dark' } }
export const HighContrast: Story = { args: { theme: 'high-contrast' } }
export const Compact: Story = { args: { density: 'compact' } }
export const Elder: Story = { args: { isElder: true } }
