import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SplitPane } from './split-pane'

function OwnedPane() {
  const [size, setSize] = useState(260)
  const [isCollapsed, setCollapsed] = useState(false)
  return (
    <div style={{ blockSize: 240 }}>
      <SplitPane
        label="组织机构宽度"
        start={<p>组织机构</p>}
        size={size}
        onSizeChange={setSize}
        minSize={200}
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
      >
        <p>用户列表</p>
      </SplitPane>
    </div>
  )
}

const meta: Meta<typeof OwnedPane> = { title: 'Components/SplitPane', tags: ['autodocs'], component: OwnedPane }
export default meta

export const ByKeyboard: StoryObj<typeof OwnedPane> = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const divider = screen.getByRole('separator', { name: '组织机构宽度' })
    divider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(divider).toHaveAttribute('aria-valuenow', '276')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(divider).toHaveAttribute('aria-valuenow', '200')
    await userEvent.click(screen.getByRole('button', { name: '收起' }))
    await expect(screen.queryByText('组织机构')).not.toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '展开' }))
    await expect(screen.getByText('组织机构')).toBeVisible()
  },
}
