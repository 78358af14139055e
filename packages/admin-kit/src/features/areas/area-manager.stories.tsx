import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { AreaManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/Area manager',
  parameters: {
    ownRoot: true,
    layout: 'fullscreen',
    // A chosen line shows its buttons; their words are names of their own, not part of the line's.
    a11y: { test: 'error', config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <AreaManager height={420} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const patient = { timeout: 15_000 }
const line = (canvas: Canvas, name: string) => canvas.findByRole('treeitem', { name: new RegExp(`^${name}`) }, patient)

/** Presses a button of a line; it shows while the line is chosen. */
async function press(canvas: Canvas, name: string, button: string) {
  await userEvent.click(within(await line(canvas, name)).getByText(name))
  await userEvent.click(within(await line(canvas, name)).getByText(button))
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await line(canvas, '云泽省')
    await userEvent.click(within(await line(canvas, '云泽省')).getByText('云泽省'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(await line(canvas, '望川市')).toHaveAttribute('aria-level', '3')
  },
}

export const FoundBySearch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await line(canvas, '云泽省')
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索区域' }), '梅溪湖')
    await userEvent.click(canvas.getByRole('button', { name: '定位' }))
    await userEvent.click(await canvas.findByRole('button', { name: /梅溪湖街道/ }, patient))
    await expect(await line(canvas, '梅溪湖街道')).toHaveAttribute('aria-selected', 'true')
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索区域' }, patient), '不存在的地方')
    await userEvent.click(canvas.getByRole('button', { name: '定位' }))
    await canvas.findByText('没有找到“不存在的地方”', {}, patient)
  },
}

export const AddingNamesEveryFault: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '云泽省', '添加下级')
    const dialog = within(await canvas.findByRole('dialog', { name: '节点信息编辑' }, patient))
    await userEvent.clear(dialog.getByRole('textbox', { name: '排列顺序' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    for (const text of ['请输入地区编码', '请输入地区名称', '排列顺序只能输入数字且不能为空']) {
      await dialog.findByText(text, {}, patient)
    }
  },
}

export const UpdatingLocksTheCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '云泽省', '修改')
    const dialog = within(await canvas.findByRole('dialog', { name: '节点信息编辑' }, patient))
    await expect(dialog.getByRole('textbox', { name: '地区编码' })).toHaveAttribute('readonly')
  },
}

export const DeletingAsksAndIsRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, '云泽省', '删除')
    const question = within(await canvas.findByRole('alertdialog', { name: '警告' }, patient))
    await question.findByText('您确定要删除该节点（包括子节点）吗？')
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await canvas.findByText(/^删除失败！/, {}, patient)
  },
}

export const NotAllowed: Story = {
  args: { api: { as: 'ycxx_school01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const province = within(await line(canvas, '云泽省'))
    await waitFor(() => expect(province.queryByText('添加下级')).toBeNull(), patient)
    await expect(province.queryByText('删除')).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(await line(within(canvasElement), '云泽省')).queryByText('修改')).toBeNull()
  },
}

export const Failing: Story = {
  args: { api: { as: 'admin', failing: ['getAreaListByParentCode'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' }, patient)
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }
