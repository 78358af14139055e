import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FileDrop } from '../file-drop/file-drop'
import { UploadList, type Upload } from './upload-list'

const MB = 1024 * 1024
const uploads: Upload[] = [
  { id: '1', name: '微课《光的折射》.mp4', size: 186 * MB, sent: 74 * MB, state: 'sending' },
  { id: '2', name: '教学设计.docx', size: 2.4 * MB, sent: 1.1 * MB, state: 'paused' },
  {
    id: '3',
    name: '课件.pptx',
    size: 18 * MB,
    sent: 12 * MB,
    state: 'failed',
    error: '网络连接错误，请检查网络环境！',
  },
  { id: '4', name: '报名表.xlsx', size: 38_000, sent: 38_000, state: 'done' },
  { id: '5', name: '很长的文件名'.repeat(12), size: 5 * MB, sent: 0, state: 'waiting' },
]

const meta: Meta<typeof UploadList> = {
  title: 'Components/UploadList',
  tags: ['autodocs'],
  component: UploadList,
  args: {
    label: '上传的文件',
    uploads,
    onPause: () => undefined,
    onResume: () => undefined,
    onRetry: () => undefined,
    onRemove: () => undefined,
  },
}
export default meta
type Story = StoryObj<typeof UploadList>

export const EveryState: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: '微课《光的折射》.mp4' })
    await expect(bar).toHaveAttribute('aria-valuetext', '74.0 MB / 186.0 MB')
    await expect(within(canvasElement).getByRole('button', { name: '重新上传 课件.pptx' })).toBeVisible()
  },
}

/** A server of the story's own: ten percent with every step, until it is held. */
function Uploading() {
  const [upload, setUpload] = useState<Upload | null>(null)
  const isSending = upload?.state === 'sending'
  useEffect(() => {
    if (!isSending) return undefined
    const step = setInterval(
      () =>
        setUpload((last) => {
          if (!last) return last
          const sent = Math.min(last.size, last.sent + Math.ceil(last.size / 10))
          return { ...last, sent, state: sent === last.size ? 'done' : 'sending' }
        }),
      60,
    )
    return () => clearInterval(step)
  }, [isSending])
  const hold = (state: Upload['state']) => setUpload((last) => last && { ...last, state })
  return (
    <div className="dw-story-fields">
      <FileDrop
        label="把文件拖到这里，或"
        chooseLabel="选择文件"
        onFiles={([file]) =>
          file && setUpload({ id: '1', name: file.name, size: file.size, sent: 0, state: 'sending' })
        }
      />
      <UploadList
        label="上传的文件"
        uploads={upload ? [upload] : []}
        onPause={() => hold('paused')}
        onResume={() => hold('sending')}
        onRemove={() => setUpload(null)}
      />
    </div>
  )
}

export const HeldAndGoneOn: Story = {
  render: () => <Uploading />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const file = new File(['x'.repeat(5_000)], '课件.pptx')
    await userEvent.upload(screen.getByLabelText('把文件拖到这里，或'), file)
    await userEvent.click(await screen.findByRole('button', { name: '暂停 课件.pptx' }))
    const sent = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))
    const held = sent()
    await expect(held).toBeLessThan(5_000)
    await userEvent.click(screen.getByRole('button', { name: '继续 课件.pptx' }))
    await waitFor(() => expect(sent()).toBe(5_000))
    await expect(screen.getByText(/上传完成/)).toBeVisible()
  },
}

export const Empty: Story = { args: { uploads: [] } }
