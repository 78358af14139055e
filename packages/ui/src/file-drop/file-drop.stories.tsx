import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FileDrop } from './file-drop'

const taken = fn<(names: string[]) => void>()

const meta: Meta<typeof FileDrop> = {
  title: 'Components/FileDrop',
  tags: ['autodocs'],
  component: FileDrop,
  args: {
    label: '把表格文件拖到这里，或',
    chooseLabel: '选择文件',
    hint: 'xlsx 或 csv，不超过 20 MB',
    accept: '.xlsx,.csv',
    onFiles: (files) => taken(files.map(({ name }) => name)),
  },
}
export default meta
type Story = StoryObj<typeof FileDrop>

const sheet = (name: string) => new File(['登录名\n'], name, { type: 'text/csv' })

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.upload(within(canvasElement).getByLabelText('把表格文件拖到这里，或'), sheet('a.csv'))
    await expect(taken).toHaveBeenCalledWith(['a.csv'])
  },
}

export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const zone = canvasElement.querySelector('.dw-file-drop')
    if (!zone) throw new Error('There is no zone.')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(sheet('b.csv'))
    dataTransfer.items.add(sheet('c.csv'))
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    // One file only, unless the owner takes several.
    await expect(taken).toHaveBeenCalledWith(['b.csv'])
  },
}

export const Refused: Story = {
  args: { error: '只能上传 xlsx 或 csv 文件' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('只能上传 xlsx 或 csv 文件')).toHaveAttribute('role', 'alert')
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription('只能上传 xlsx 或 csv 文件')
  },
}

export const Disabled: Story = { args: { disabled: true } }
