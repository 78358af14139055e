import { userEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { SelfEdit } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const handleClose = fn()

const meta: Meta<Args> = {
  title: 'Screens/Self-edit',
  parameters: { ownRoot: true },
  args: { api: { as: 't_linyq' } },
  beforeEach: () => {
    handleClose.mockClear()
  },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <SelfEdit onClose={handleClose} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name })
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: '提交' }))

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await field(canvas, '登录名')).toHaveAttribute('readonly')
    for (const name of ['姓名', '手机号', '邮箱', '个人描述标题', '个人描述']) await field(canvas, name)
    for (const name of ['注册时间', '最近登录']) await expect(await field(canvas, name)).toHaveAttribute('readonly')
    await within(canvas.getByRole('group', { name: '角色' })).findByText('教师')
    const devices = within(await canvas.findByRole('group', { name: '登录设备' }))
    await devices.findByText('本机')
  },
}

export const NamesEveryFault: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.clear(await field(canvas, '姓名'))
    await userEvent.clear(await field(canvas, '手机号'))
    await userEvent.type(await field(canvas, '手机号'), '12345')
    await userEvent.clear(await field(canvas, '邮箱'))
    await userEvent.type(await field(canvas, '邮箱'), 'nobody')
    await submit(canvas)
    for (const text of ['姓名不能为空！', '手机号格式不正确', '邮箱填写错误']) await canvas.findByText(text)
  },
}

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.clear(await field(canvas, '个人描述标题'))
    await userEvent.type(await field(canvas, '个人描述标题'), '小学语文教师')
    await submit(canvas)
    await canvas.findByText('更新信息成功！')
    const own = await createStoryApi({ as: 't_linyq' }).endpoints(userEndpoints).getOwn()
    await expect(own.descriptionTitle).toBe('小学语文教师')
    await userEvent.click(canvas.getByRole('button', { name: '返回' }))
    await expect(handleClose).toHaveBeenCalled()
  },
}

export const SavingFails: Story = {
  args: { api: { as: 't_linyq', failing: ['cscpUserDetails'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await field(canvas, '个人描述'), '更多')
    await submit(canvas)
    await canvas.findByText(/^更新信息失败！网络连接错误/)
  },
}

/** A picture with noise in every pixel: as large as pictures get when they are stored. */
async function noise(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1_600
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The story needs a canvas.')
  const pixels = context.createImageData(canvas.width, canvas.height)
  let seed = 7
  for (let place = 0; place < pixels.data.length; place++) {
    seed = (seed * 16_807) % 2_147_483_647
    pixels.data[place] = place % 4 === 3 ? 255 : seed % 256
  }
  context.putImageData(pixels, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], 'noise.png', { type: 'image/png' })
}

const chooser = (dialog: HTMLElement) => {
  const input = dialog.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('The dialog has no file field.')
  return input
}

/** Seven megabytes of noise become an avatar under 256,000 characters, which the server takes. */
export const AvatarIsMadeToFit: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '更换头像' }))
    const dialog = await canvas.findByRole('dialog', { name: '裁剪头像' })
    await userEvent.upload(chooser(dialog), await noise())
    const use = within(dialog).getByRole('button', { name: '使用' })
    await waitFor(() => expect(use).toBeEnabled())
    await userEvent.click(use)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await submit(canvas)
    await canvas.findByText('更新信息成功！')
    const { avatar } = await createStoryApi({ as: 't_linyq' }).endpoints(userEndpoints).getOwn()
    await expect(avatar).toMatch(/^data:image\/jpeg;base64,/)
    await expect((avatar ?? '').length).toBeLessThanOrEqual(256_000)
    await userEvent.click(canvas.getByRole('button', { name: '移除头像' }))
    await submit(canvas)
    await waitFor(async () => {
      const own = await createStoryApi({ as: 't_linyq' }).endpoints(userEndpoints).getOwn()
      await expect(own.avatar).toBeNull()
    })
  },
}

export const OtherFilesAreRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '更换头像' }))
    const dialog = await canvas.findByRole('dialog', { name: '裁剪头像' })
    const files = userEvent.setup({ applyAccept: false })
    await files.upload(chooser(dialog), new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent('仅支持png、jpeg、gif、jpg格式的图片'),
    )
    await files.upload(chooser(dialog), new File(['text'], 'a.png', { type: 'image/png' }))
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible())
  },
}

/** Both rules are next to the field: what is typed is held against ours, and the server's own words are shown. */
export const PasswordWithBothRules: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '修改密码' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '修改密码' }))
    await userEvent.type(dialog.getByLabelText('新密码'), 'abcdefg1')
    const parts = within(dialog.getByRole('list', { name: '密码要求' }))
    await expect(parts.getByText('包含字母').closest('li')).toHaveTextContent('已满足')
    await expect(parts.getByText('包含特殊符号').closest('li')).toHaveTextContent('未满足')
    await waitFor(() => expect(dialog.getByLabelText('新密码')).toHaveAccessibleDescription(/8.*16/))
    await userEvent.type(dialog.getByLabelText('原密码'), 'Wrong@2026')
    await userEvent.type(dialog.getByLabelText('新密码'), '@')
    await userEvent.type(dialog.getByLabelText('确认密码'), 'abcdefg1@')
    await userEvent.click(dialog.getByRole('button', { name: '提交' }))
    await dialog.findByText(/^更新密码失败：/)
  },
}

export const EndsAnotherDevice: Story = {
  beforeEach: async () => {
    await createStoryApi({ as: 't_linyq' }).endpoints(userEndpoints).getOwn()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [end] = await canvas.findAllByRole('button', { name: /^退出该设备：/ })
    if (end) await userEvent.click(end)
    const question = within(await canvas.findByRole('alertdialog', { name: '退出该设备' }))
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await canvas.findByText('已退出该设备')
  },
}

export const Forbidden: Story = {
  args: { api: { as: 't_linyq', forbidden: ['getUserDetailSelfInfo'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const DevicesFail: Story = {
  args: { api: { as: 't_linyq', failing: ['auth/sessions'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await field(canvas, '姓名')
    await canvas.findByRole('button', { name: '重试' })
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <SelfEdit onClose={handleClose} />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await field(canvas, '姓名')
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(340)
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await field(within(canvasElement), 'Mobile number')
  },
}

export const Dark: Story = { ...PasswordWithBothRules, args: { theme: 'dark' } }

export const HighContrast: Story = { ...Filled, args: { theme: 'high-contrast' } }

export const Loading: Story = { args: { api: { as: 't_linyq', latency: 'forever' } } }

export const Failing: Story = {
  args: { api: { as: 't_linyq', broken: ['getUserDetailSelfInfo'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('请求编号：story-1')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Offline: Story = {
  args: { api: { as: 't_linyq', failing: ['getUserDetailSelfInfo'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('网络连接错误，请检查网络环境！')
  },
}

export const Slow: Story = {
  args: { api: { as: 't_linyq', latency: 300 } },
  play: async ({ canvasElement }) => {
    await field(within(canvasElement), '姓名')
  },
}

export const LongText: Story = {
  args: { api: { as: 't_linyq', wordy: ['getUserDetailSelfInfo', 'auth/sessions'] } },
  play: async ({ canvasElement }) => {
    await field(within(canvasElement), '姓名')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await field(canvas, '姓名')).toHaveAttribute('readonly')
    await canvas.findByText('本机')
    await expect(canvas.queryByRole('button', { name: /提交|修改密码|头像|退出该设备/ })).toBeNull()
  },
}

/** A few sign-ins are shown, the others on demand. */
export const ManyRows: Story = {
  args: { api: { as: 't_linyq', many: { 'auth/sessions': 60 } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /60/ }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(60))
  },
}
