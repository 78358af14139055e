import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { samplePicture } from '../story-support/sample-picture'
import { ImageCrop } from './image-crop'

const cropped = fn<(dataUrl: string | null) => void>()
const failed = fn()

const meta: Meta<typeof ImageCrop> = {
  title: 'Components/ImageCrop',
  tags: ['autodocs'],
  component: ImageCrop,
  args: { onCropped: cropped, onError: failed },
  render: (args, { loaded }) => <ImageCrop {...args} file={loaded['file'] ?? args.file} />,
}
export default meta
type Story = StoryObj<typeof ImageCrop>

/** Reading and painting a large picture takes its time on a busy machine. */
const patient = { timeout: 10_000 }

const lastUrl = () => cropped.mock.lastCall?.[0] ?? ''

async function sizeOf(url: string): Promise<[number, number]> {
  const image = new Image()
  image.src = url
  await image.decode()
  return [image.naturalWidth, image.naturalHeight]
}

export const Square: Story = {
  loaders: [async () => ({ file: await samplePicture(900, 600) })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await waitFor(() => expect(lastUrl()).toMatch(/^data:image\/jpeg/), patient)
    await expect(await sizeOf(lastUrl())).toEqual([512, 512])
    const status = () => screen.getByText(/^左 \d+%/).textContent
    const before = status()
    const area = screen.getByRole('group', { name: '裁剪区域' })
    area.focus()
    await fireEvent.keyDown(area, { key: 'ArrowLeft' })
    await waitFor(() => expect(status()).not.toBe(before), patient)
  },
}

export const ZoomedAndTurned: Story = {
  loaders: [async () => ({ file: await samplePicture(900, 600) })],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const zoom = await screen.findByRole('slider', { name: '缩放' }, patient)
    await fireEvent.change(zoom, { target: { value: '2' } })
    await waitFor(() => expect(screen.getByText('左 33%，上 25%，边长 33%')).toBeInTheDocument(), patient)
    const picture = () => canvasElement.querySelector('img') ?? screen.getByAltText('')
    await waitFor(() => expect(picture().getAttribute('src')).toMatch(/^blob:/), patient)
    screen.getByRole('button', { name: '向右旋转' }).click()
    // Upright now, so the largest square is as wide as the picture.
    await waitFor(() => expect(screen.getByText('左 0%，上 17%，边长 100%')).toBeInTheDocument(), patient)
  },
}

/** What does not fit is made smaller, never refused while something recognisable is left. */
export const UnderATightLimit: Story = {
  args: { maxLength: 9_000 },
  loaders: [async () => ({ file: await samplePicture(900, 600) })],
  play: async () => {
    await waitFor(() => expect(lastUrl()).toMatch(/^data:image\/jpeg/), patient)
    await expect(lastUrl().length).toBeLessThanOrEqual(9_000)
  },
}

export const NoPicture: Story = {
  args: { file: new Blob(['text']) },
  play: async () => {
    await waitFor(() => expect(failed).toHaveBeenCalled(), patient)
  },
}
