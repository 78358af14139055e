import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import { Popup, type PopupProps } from './popup'

function AnchoredPopup({ onClose, ...rest }: Pick<PopupProps, 'onClose' | 'placement' | 'isAnchorWide'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button ref={setAnchor} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        筛选
      </Button>
      <Popup
        {...rest}
        role="group"
        aria-label="筛选条件"
        isOpen={isOpen}
        anchor={anchor}
        onClose={(reason) => {
          setOpen(false)
          onClose(reason)
        }}
      >
        没有筛选条件
      </Popup>
    </>
  )
}

const meta: Meta<typeof AnchoredPopup> = {
  title: 'Components/Popup',
  tags: ['autodocs'],
  component: AnchoredPopup,
  args: { onClose: fn() },
}
export default meta
type Story = StoryObj<typeof AnchoredPopup>

export const ClosedByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }))
    await canvas.findByRole('group', { name: '筛选条件' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A press on the anchor is not outside: the anchor closes what it opened. */
export const ClosedByItsAnchor: Story = {
  args: { placement: 'bottom-end', isAnchorWide: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }))
    await canvas.findByRole('group', { name: '筛选条件' })
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }))
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
