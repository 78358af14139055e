import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { useReadableAccent } from '../accent/use-readable-accent'
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

const accented = (canvasElement: HTMLElement) => {
  const screen = within(canvasElement)
  const primary = screen.getByRole('button', { name: '保存' })
  const quiet = screen.getByRole('button', { name: '重置' })
  const root = primary.closest<HTMLElement>('.dw-root')
  const around = root?.parentElement
  if (!root || !around) throw new Error('The buttons are in no root.')
  const colours = () => {
    const { backgroundColor, color } = getComputedStyle(primary)
    return [backgroundColor, color, getComputedStyle(quiet).color]
  }
  return { root, around, colours }
}

function Accented() {
  useReadableAccent()
  return (
    <>
      <Button variant="primary">保存</Button>
      <Button variant="quiet">重置</Button>
    </>
  )
}

/** The page sets its accent around the root: what cannot be read in it is read in its nearest shade. */
export const AccentOfThePage: Story = {
  parameters: { lightOnly: true },
  args: {
    children: <Accented />,
  },
  render: (args) => (
    <div ref={(element) => element?.style.setProperty('--dw-accent', '#ffd400')}>
      <DoorwayRoot {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { root, around, colours } = accented(canvasElement)
    await waitFor(() => expect(root.style.getPropertyValue('--dw-color-accent-fill')).toBe('#ffd400'))
    await waitFor(() => expect(colours()[0]).toBe('rgb(255, 212, 0)'))
    await expect(colours().slice(1)).toEqual(['rgb(27, 31, 36)', 'rgb(130, 108, 0)'])
    // The page changes its colour, to one in another notation.
    around.style.setProperty('--dw-accent', 'hsl(300 100% 20%)')
    await waitFor(() => expect(root.style.getPropertyValue('--dw-color-accent-fill')).toBe('#660066'))
    await waitFor(() => expect(colours()[1]).toBe('rgb(255, 255, 255)'))
    // Without one, the theme has its own again.
    around.style.removeProperty('--dw-accent')
    await waitFor(() => expect(root.style.getPropertyValue('--dw-color-accent-fill')).toBe(''))
  },
}
