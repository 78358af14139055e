import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import { Tooltip } from './tooltip'

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  args: { text: '导出当前筛选的全部用户', children: (target) => <Button {...target}>导出</Button> },
}
export default meta

export const OnFocus: StoryObj<typeof Tooltip> = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    screen.getByRole('button', { name: '导出' }).focus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('导出当前筛选的全部用户')
    await expect(screen.getByRole('button')).toHaveAccessibleDescription('导出当前筛选的全部用户')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const OnHover: StoryObj<typeof Tooltip> = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.hover(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.unhover(screen.getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
