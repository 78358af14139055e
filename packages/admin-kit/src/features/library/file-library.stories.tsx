import { libraryEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { FileLibrary } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/File library',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <FileLibrary />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const MAIN_SITE = 1
/** Reading, painting and sending a picture takes its time on a busy machine. */
const patient = { timeout: 10_000 }
const LIST = 'queryPageAttachmentList'
const library = createStoryApi({ as: 'admin' }).endpoints(libraryEndpoints)

/** The newest picture of the site as the list shows it. */
async function firstPicture() {
  const { rows } = await library.list({ siteId: MAIN_SITE, kind: 'picture' }, 1, 1)
  const [file] = rows
  if (!file) throw new Error('The demo has no picture in the library of its first site.')
  return file
}

/** Name, description and focal point of a picture are as before after a story. */
const withPicture = async () => {
  const { id, name, alt, focalX, focalY } = await firstPicture()
  return async () => {
    const { file } = await library.get(id)
    await library.update({ id, version: file.version, name, alt, focalX, focalY })
  }
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = within(await canvas.findByRole('list', { name: '文件' }))
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(8))
    await canvas.findByText(/共 \d+ 个文件/)
  },
}

export const AsTable: Story = {
  args: { query: { view: 'list' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = within(await canvas.findByRole('grid', { name: '文件' }))
    await expect((await table.findAllByText('图片')).length).toBeGreaterThan(2)
  },
}

/** A search without a result offers to show everything again. */
export const FilteredEmpty: Story = {
  args: { query: { name: '没有这样的文件' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('没有符合条件的文件')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByRole('list', { name: '文件' })
  },
}

/** A site without a single file. */
export const Empty: Story = {
  args: { api: { as: 'admin', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这里还没有文件')
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

/** On a phone: closed filters, counted without the name, which stays visible; 重置 clears both. */
export const FoldedFilters: Story = {
  args: { query: { kind: 'picture', size: '1', name: '校' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 360 }}>
        <FileLibrary />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: '筛选 2', expanded: false })
    const name = canvas.getByRole('searchbox')
    await expect(name).toHaveValue('校')
    await userEvent.click(button)
    await userEvent.click(await canvas.findByRole('button', { name: '重置' }))
    await canvas.findByRole('button', { name: '筛选', expanded: true })
    await expect(name).toHaveValue('')
  },
}

export const Failing: Story = {
  args: { api: { as: 'admin', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

/** A host that shows the library without its changes. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('list', { name: '文件' })
    await expect(canvas.queryByRole('button', { name: '上传文件' })).toBeNull()
  },
}

export const ManyRows: Story = { args: { api: { as: 'admin', many: { [LIST]: 200 } } } }

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = { args: { api: { as: 'admin', wordy: [LIST] } } }

/** Description and focal point are stored; the arrow keys move the point. */
export const Saved: Story = {
  beforeEach: withPicture,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const file = await firstPicture()
    await userEvent.click(await canvas.findByRole('button', { name: file.name }))
    const drawer = within(await canvas.findByRole('dialog', { name: file.name }))
    const alt = await drawer.findByRole('textbox', { name: '图片说明' })
    await userEvent.clear(alt)
    await userEvent.type(alt, '学生在操场上放风筝')
    const point = drawer.getByRole('button', { name: /^焦点/ })
    point.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    await canvas.findByText(`“${file.name}”已保存`)
    const { file: stored } = await library.get(file.id)
    await expect(stored).toMatchObject({ alt: '学生在操场上放风筝', focalX: file.focalX + 5, focalY: file.focalY - 5 })
  },
}

/** A part in a ratio; the whole picture is nothing to save. What is saved takes a file store: `tests/e2e/library.test.ts`. */
export const Cropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const file = await firstPicture()
    await userEvent.click(await canvas.findByRole('button', { name: file.name }))
    const drawer = within(await canvas.findByRole('dialog', { name: file.name }))
    await userEvent.click(await drawer.findByRole('button', { name: '裁剪' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '裁剪图片' }))
    await dialog.findByRole('group', { name: '裁剪区域' }, patient)
    await expect(dialog.getByRole('button', { name: '替换原图' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('radio', { name: '1:1' }))
    await dialog.findByText(/^裁剪后 (\d+) × \1 像素$/, {}, patient)
    await expect(dialog.getByRole('button', { name: '替换原图' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: '向右旋转' }))
    await expect(dialog.getByRole('button', { name: '另存为新图片' })).toBeEnabled()
  },
}

/** What the server refuses stands at the field, and nothing typed is lost. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const file = await firstPicture()
    await userEvent.click(await canvas.findByRole('button', { name: file.name }))
    const drawer = within(await canvas.findByRole('dialog', { name: file.name }))
    const name = await drawer.findByRole('textbox', { name: '文件名' })
    await userEvent.clear(name)
    await userEvent.type(name, '会场.exe')
    await userEvent.click(drawer.getByRole('button', { name: '保存' }))
    await drawer.findByText('不支持的文件类型')
    await expect(name).toHaveValue('会场.exe')
  },
}

/** A file in use stays; the question and the refusal say so. */
export const InUse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const file = await firstPicture()
    await userEvent.click(await canvas.findByRole('checkbox', { name: `选择 ${file.name}` }))
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '删除文件' }))
    await question.findByText(/正在使用/)
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await canvas.findByText(/1 个文件未改动/)
    await expect(await canvas.findByRole('button', { name: file.name })).toBeVisible()
  },
}

/** A folder is made, named twice the same, renamed and deleted. */
export const Folders: Story = {
  beforeEach: () => async () => {
    const { folders } = await library.getLibrary(MAIN_SITE)
    for (const { id, name } of folders) if (name.startsWith('故事')) await library.removeFolder(id)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const add = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: '文件夹操作' }))
      await userEvent.click(await canvas.findByRole('menuitem', { name: '新建文件夹' }))
      const dialog = within(await canvas.findByRole('dialog', { name: '新建文件夹' }))
      await userEvent.type(await dialog.findByRole('textbox', { name: '文件夹名称' }), name)
      await userEvent.click(dialog.getByRole('button', { name: '保存' }))
      return dialog
    }
    await add('故事')
    await canvas.findByText('文件夹“故事”已保存')
    const second = await add('故事')
    await second.findByText('该位置已有同名文件夹')
  },
}

/** A video is shown with its poster, which is the frame that is shown now or a picture. */
export const PosterOfAVideo: Story = {
  args: { query: { keyword: '示例微课' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '示例微课.mp4' }))
    const details = within(await canvas.findByRole('dialog', { name: '示例微课.mp4' }))
    const poster = within(await details.findByRole('region', { name: '视频封面' }))
    await waitFor(() => expect(poster.getByRole('button', { name: '用当前画面作封面' })).toBeVisible())
  },
}

export const PosterOnAPhoneInTheDark: Story = {
  ...PosterOfAVideo,
  args: { ...PosterOfAVideo.args, theme: 'dark' },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <FileLibrary />
      </div>
    </StoryScreen>
  ),
}
