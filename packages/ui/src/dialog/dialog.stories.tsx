import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import { Field } from '../field/field'
import { TextField } from '../text-field/text-field'
import { DoorwayRoot } from '../root/doorway-root'
import { zhTexts } from '../story-support/texts'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'
import { Drawer } from './drawer'

const confirmDelete = fn()

function Opener({ kind }: { kind: 'dialog' | 'confirm' | 'drawer' | 'long' }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const footer = (
    <>
      <Button onClick={close}>取消</Button>
      <Button variant="primary">保存</Button>
    </>
  )
  const fields = Array.from({ length: kind === 'long' ? 24 : 2 }, (_, index) => (
    <Field key={index} label={`字段${index + 1}`}>
      <TextField />
    </Field>
  ))
  return (
    <>
      <div className="dw-toolbar-start">
        <Button onClick={() => setOpen(true)}>打开</Button>
        <Button>外部按钮</Button>
      </div>
      {kind === 'confirm' && (
        <ConfirmDialog
          isOpen={isOpen}
          isDanger
          title="警告"
          question="您确定要删除该节点（包括子节点）吗？"
          consequence="将同时删除 12 个下级区域。"
          onConfirm={confirmDelete}
          onCancel={close}
        />
      )}
      {kind === 'drawer' && (
        <Drawer isOpen={isOpen} size="s" title="菜单" onClose={close}>
          <div className="dw-story-fields">{fields}</div>
        </Drawer>
      )}
      {(kind === 'dialog' || kind === 'long') && (
        <Dialog isOpen={isOpen} title="节点信息编辑" onClose={close} footer={footer}>
          <div className="dw-story-fields">{fields}</div>
        </Dialog>
      )}
    </>
  )
}

const meta: Meta<typeof Opener> = { title: 'Components/Dialog', component: Opener, args: { kind: 'dialog' } }
export default meta
type Story = StoryObj<typeof Opener>

export const FocusGoesInAndBack: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const opener = screen.getByRole('button', { name: '打开' })
    const around = [...document.body.children]
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: '节点信息编辑' })
    await expect([...document.body.children]).toEqual(around)
    await expect(screen.getByRole('textbox', { name: '字段1' })).toHaveFocus()
    const outside = screen.getByText('外部按钮')
    await expect(outside.closest('[aria-hidden="true"], [inert]')).not.toBeNull()
    // Once the page is idle.
    await waitFor(() => expect(outside.closest('[inert]')).not.toBeNull())
    await expect(outside.closest('[aria-hidden]')).toBeNull()
    for (let step = 0; step < 6; step++) {
      await userEvent.tab()
      await expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      )
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(outside.closest('[aria-hidden], [inert]')).toBeNull()
    await expect(document.body.style.pointerEvents).toBe('')
  },
}

export const Confirm: Story = {
  args: { kind: 'confirm' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '打开' }))
    await expect(screen.getByRole('alertdialog', { name: '警告' })).toHaveAccessibleDescription(
      '您确定要删除该节点（包括子节点）吗？',
    )
    await expect(screen.getByRole('button', { name: '取消' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await expect(confirmDelete).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: { kind: 'long' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '打开' }))
    // It fades in.
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeVisible())
  },
}

export const InADrawer: Story = {
  args: { kind: 'drawer' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '打开' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: '菜单' })).toBeVisible())
  },
}

function OneAboveAnother() {
  const [open, setOpen] = useState(0)
  return (
    <>
      <Button onClick={() => setOpen(1)}>打开</Button>
      <Dialog isOpen={open > 0} title="下层" onClose={() => setOpen(0)}>
        {/* As after a response, which React renders at a lower priority than a click. */}
        <Button onClick={() => setTimeout(() => setOpen(2), 20)}>再打开</Button>
      </Dialog>
      <Dialog isOpen={open > 1} title="上层" onClose={() => setOpen(1)}>
        <Button onClick={() => setOpen(1)}>返回</Button>
      </Dialog>
    </>
  )
}

/** Escape belongs to the top dialog from the moment it is shown, also before any timer or task has run. */
export const EscapeAtOnce: Story = {
  render: () => <OneAboveAnother />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: '打开' }))
    const opener = await screen.findByRole('button', { name: '再打开' })
    for (const _ of [1, 2]) {
      const pressed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!screen.queryByRole('dialog', { name: '上层' })) return
          observer.disconnect()
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, composed: true }),
          )
          resolve()
        })
        observer.observe(canvasElement, { childList: true, subtree: true })
      })
      opener.click()
      await pressed
      await waitFor(() => expect(screen.queryByRole('dialog', { name: '上层' })).toBeNull())
      await expect(screen.getByRole('dialog', { name: '下层' })).toBeInTheDocument()
      await waitFor(() => expect(opener).toHaveFocus())
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A widget in a part of the page that is transformed and cuts off: its dialogs stand on the window all the same. */
export const InATransformedBox: Story = {
  render: (args) => (
    <div style={{ inlineSize: 320, overflow: 'hidden', transform: 'translate(60px, 40px) scale(0.8)' }}>
      <DoorwayRoot texts={zhTexts}>
        <Opener {...args} />
      </DoorwayRoot>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const opener = screen.getByRole('button', { name: '打开' })
    await userEvent.click(opener)
    const layer = screen.getByRole('dialog', { name: '节点信息编辑' }).closest('.dw-dialog-layer')
    const { top, left, width, height } = layer?.getBoundingClientRect() ?? new DOMRect()
    await expect([top, left, width, height]).toEqual([0, 0, document.documentElement.clientWidth, window.innerHeight])
    await expect(screen.getByRole('textbox', { name: '字段1' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvasElement.querySelector('[popover]')).toBeNull()
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog', { name: '节点信息编辑' })).toBeVisible())
  },
}
