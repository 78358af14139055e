import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fill, shadowCanvas, type ShadowCanvas } from '../../testing/shadow-canvas'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { AreaManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/Area manager in a shadow root',
  parameters: {
    ownRoot: true,
    // A chosen line shows its buttons; their words are names of their own, not part of the line's.
    a11y: { test: 'error', config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  globals: { mount: 'shadow' },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <AreaManager height={420} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const line = ({ canvas }: ShadowCanvas, name: string) => canvas.findByRole('treeitem', { name: new RegExp(`^${name}`) })

export const KeysInTheTree: Story = {
  play: async ({ canvasElement }) => {
    const shadow = await shadowCanvas(canvasElement)
    await userEvent.click(within(await line(shadow, '云泽省')).getByText('云泽省'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(await line(shadow, '望川市')).toHaveAttribute('aria-level', '3')
    await userEvent.keyboard('{F2}')
    const dialog = within(await shadow.canvas.findByRole('dialog', { name: '节点信息编辑' }))
    await expect(dialog.getByRole('textbox', { name: /地区编码/ })).toHaveAttribute('readonly')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shadow.canvas.queryByRole('dialog')).toBeNull())
    const tree = shadow.canvas.getByRole('tree')
    await waitFor(() => expect(tree.contains(shadow.focused())).toBe(true))
  },
}

export const FoundBySearch: Story = {
  play: async ({ canvasElement }) => {
    const shadow = await shadowCanvas(canvasElement)
    await line(shadow, '云泽省')
    await fill(shadow.canvas.getByRole('searchbox', { name: '搜索区域' }), '梅溪湖')
    await userEvent.click(shadow.canvas.getByRole('button', { name: '定位' }))
    await userEvent.click(await shadow.canvas.findByRole('button', { name: /梅溪湖街道/ }))
    await expect(await line(shadow, '梅溪湖街道')).toHaveAttribute('aria-selected', 'true')
  },
}

export const Dark: Story = { ...KeysInTheTree, args: { theme: 'dark' } }

export const HighContrast: Story = { ...FoundBySearch, args: { theme: 'high-contrast' } }

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const shadow = await shadowCanvas(canvasElement)
    await line(shadow, '云泽省')
    await shadow.canvas.findByRole('searchbox', { name: 'Search areas' })
  },
}
