import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fill, shadowCanvas } from '../../../testing/shadow-canvas'
import { StoryScreen, type StoryScreenProps } from '../../../testing/story-screen'
import { UserManager } from '..'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/User manager in a shadow root',
  parameters: { ownRoot: true },
  globals: { mount: 'shadow' },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <UserManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

export const FilteringAndEditing: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, focused } = await shadowCanvas(canvasElement)
    await fill(await canvas.findByRole('textbox', { name: '登录名' }), 't_linyq')
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await canvas.findByRole('button', { name: '移除条件：登录名' })
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '修改' })).toHaveLength(1))
    const edit = canvas.getByRole('button', { name: '修改' })
    await userEvent.click(edit)
    const dialog = await canvas.findByRole('dialog', { name: '修改用户' })
    const name = await within(dialog).findByRole('textbox', { name: /用户名/ })
    await waitFor(() => expect(focused() === name).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(focused() === edit).toBe(true))
  },
}

export const KeysInTheTree: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, focused } = await shadowCanvas(canvasElement)
    const root = await canvas.findByRole('treeitem', { name: /机构/ })
    await canvas.findByRole('treeitem', { name: /望川市教育局/ })
    await userEvent.click(within(root).getByText('机构'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).not.toBeNull()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await canvas.findByText(/当前机构/)
    await expect(canvas.getByRole('tree').contains(focused())).toBe(true)
  },
}

export const Dark: Story = { ...FilteringAndEditing, args: { theme: 'dark' } }

export const HighContrast: Story = { ...KeysInTheTree, args: { theme: 'high-contrast' } }

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const { canvas } = await shadowCanvas(canvasElement)
    await canvas.findAllByRole('button', { name: 'Edit' })
    await canvas.findByRole('treeitem', { name: /Institution|Organisation/i })
  },
}
