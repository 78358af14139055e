import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/button'
import { areas, type StoryArea } from '../story-support/areas'
import { MovableTree } from './movable-tree'
import { Tree } from './tree'
import type { TreeHandle, TreeProps } from './tree-props'

const remove = fn()
const addChild = fn()
const select = fn()
const retry = fn()
const load = fn()
const move = fn()

/** Holds what the owner of a tree holds. */
function OwnedTree(props: Partial<TreeProps<StoryArea>>) {
  const [openIds, setOpenIds] = useState(props.openIds ?? new Set(['0', '330000']))
  const [selectedId, setSelectedId] = useState(props.selectedId ?? null)
  const [checkedIds, setCheckedIds] = useState(props.checkedIds)
  return (
    <Tree<StoryArea>
      label="地区"
      items={areas}
      height={320}
      {...props}
      openIds={openIds}
      onOpenChange={setOpenIds}
      onLoadChildren={load}
      selectedId={selectedId}
      onSelect={(node) => {
        setSelectedId(node.id)
        select(node.id)
      }}
      checkedIds={checkedIds}
      onCheckedChange={setCheckedIds}
    />
  )
}

const meta: Meta<typeof OwnedTree> = { title: 'Components/Tree', component: OwnedTree }
export default meta
type Story = StoryObj<typeof OwnedTree>

export const Filled: Story = {
  args: {
    renderDetails: (node) => node.data.code,
    renderActions: (node) => (
      <>
        <IconButton size="s" icon="plus" label={`添加下级 ${node.label}`} onClick={() => addChild(node.id)} />
        <IconButton size="s" icon="delete" label={`删除 ${node.label}`} onClick={() => remove(node.id)} />
      </>
    ),
    onDelete: (node) => remove(node.id),
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const zhejiang = await screen.findByRole('treeitem', { name: '浙江省 330000' })
    await expect(zhejiang).toHaveAttribute('aria-level', '2')
    await expect(zhejiang).toHaveAttribute('aria-setsize', '3')
    await expect(zhejiang).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(zhejiang)
    await expect(select).toHaveBeenCalledWith('330000')
    await expect(zhejiang).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(zhejiang).toHaveFocus())
    await userEvent.click(await screen.findByRole('button', { name: '添加下级 浙江省' }))
    await expect(addChild).toHaveBeenCalledWith('330000')
  },
}

export const ByKeyboard: Story = {
  args: { ...Filled.args, selectedId: '330000' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const item = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) })
    const tree = await screen.findByRole('tree', { name: '地区' })
    tree.focus()
    await waitFor(async () => expect(await item('浙江省')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(async () => expect(await item('杭州市')).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await item('上城区')).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^上城区/ })).toBeNull())
    await waitFor(async () => expect(await item('杭州市')).toHaveFocus())
    await userEvent.keyboard('江')
    await waitFor(async () => expect(await item('江苏省')).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await expect(remove).toHaveBeenCalledWith('320000')
    await userEvent.keyboard('{Enter}')
    await expect(select).toHaveBeenCalledWith('320000')
  },
}

export const Loading: Story = {
  args: { openIds: new Set(['0', '320000']), loadingIds: new Set(['320000']) },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await expect(await screen.findByRole('treeitem', { name: '加载中' })).toBeVisible()
    await userEvent.click(
      (await screen.findByRole('treeitem', { name: '浙江省' })).querySelector('.dw-tree-expander') ?? canvasElement,
    )
    await expect(await screen.findByRole('treeitem', { name: '宁波市' })).toBeVisible()
    await expect(load).not.toHaveBeenCalledWith('330000')
  },
}

export const FailedBranch: Story = {
  args: { openIds: new Set(['0', '320000']), failedIds: new Set(['320000']), onRetry: retry },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    // Announced when it comes.
    await expect(await screen.findByText('加载失败')).toHaveAttribute('role', 'alert')
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    await expect(retry).toHaveBeenCalledWith('320000')
  },
}

export const MoreSiblings: Story = {
  args: { remaining: new Map([['330000', 128]]), onLoadMore: fn() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('treeitem', { name: '加载更多（128）' })).toBeVisible()
  },
}

export const CheckBoxes: Story = {
  args: { checkedIds: new Set(['330102']), openIds: new Set(['0', '330000', '330100']) },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const hangzhou = await screen.findByRole('treeitem', { name: '杭州市' })
    await expect(hangzhou).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(hangzhou)
    await userEvent.keyboard(' ')
    await waitFor(() => expect(hangzhou).toHaveAttribute('aria-checked', 'true'))
    await expect(screen.getByRole('treeitem', { name: '西湖区' })).toHaveAttribute('aria-checked', 'true')
  },
}

function Revealing() {
  const tree = useRef<TreeHandle>(null)
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set<string>())
  return (
    <>
      <Button onClick={() => tree.current?.reveal(['0', '330000', '330100', '330105'])}>定位</Button>
      <Tree ref={tree} label="地区" items={areas} openIds={openIds} onOpenChange={setOpenIds} height={160} />
    </>
  )
}

export const Reveal: Story = {
  render: () => <Revealing />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '定位' }))
    await waitFor(async () =>
      expect(await screen.findByRole('treeitem', { name: '拱墅区' })).toHaveAttribute('data-revealed'),
    )
  },
}

function Movable() {
  const [mayMove, setMayMove] = useState(false)
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set(['0', '330000']))
  return (
    <>
      <Button onClick={() => setMayMove(true)}>允许移动</Button>
      <MovableTree
        label="地区"
        items={areas}
        openIds={openIds}
        onOpenChange={setOpenIds}
        onMove={mayMove ? move : undefined}
        height={320}
      />
    </>
  )
}

export const MovableLines: Story = {
  render: () => <Movable />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const hangzhou = await screen.findByRole('treeitem', { name: '杭州市' })
    await expect(hangzhou.querySelector('[draggable="true"]')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '允许移动' }))
    // The line is still the same element.
    await waitFor(() => expect(hangzhou.querySelector('[draggable="true"]')).toBeVisible())
    await userEvent.click(hangzhou)
    await waitFor(() => expect(hangzhou).toHaveFocus())
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(move).toHaveBeenCalledWith({ id: '330100', parentId: '330000', index: 1 })
  },
}

const many = Array.from({ length: 10_000 }, (_, n) => ({
  id: `${n}`,
  parentId: null,
  label: `第 ${n + 1} 小学`,
  hasChildren: false,
  data: { code: `${n}` },
}))

export const TenThousandSiblings: Story = {
  args: { items: many },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await screen.findByRole('treeitem', { name: '第 1 小学' })
    await expect(screen.getAllByRole('treeitem').length).toBeLessThan(80)
    screen.getByRole('tree').focus()
    await userEvent.keyboard('{End}')
    await waitFor(async () => expect(await screen.findByRole('treeitem', { name: '第 10000 小学' })).toHaveFocus())
  },
}
