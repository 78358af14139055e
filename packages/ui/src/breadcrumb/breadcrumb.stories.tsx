import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Breadcrumb } from './breadcrumb'

const select = fn()

const meta: Meta<typeof Breadcrumb> = {
  title: 'Components/Breadcrumb',
  tags: ['autodocs'],
  component: Breadcrumb,
  args: {
    label: '当前位置',
    items: [
      { id: 'home', label: '首页', href: '#home' },
      { id: 'area', label: '浙江省', onSelect: select },
      { id: 'city', label: '杭州市' },
      { id: 'here', label: '上城区' },
    ],
  },
}
export default meta

export const Filled: StoryObj<typeof Breadcrumb> = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(screen.getByText('上城区')).toHaveAttribute('aria-current', 'page')
    await expect(screen.getByRole('link', { name: '首页' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '浙江省' }))
    await expect(select).toHaveBeenCalled()
  },
}
