import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { SignIn, SignInForm } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const signedIn = fn()
const PICTURE =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMjAiIGhlaWdodD0iNDAiPjxyZWN0IHdpZHRoPSIxMjAiIGhlaWdodD0iNDAiIGZpbGw9IiNlZWY0ZmMiLz48cGF0aCBkPSJNMTIgMzAgMjQgMTBsMTIgMjBNMTYgMjRoMTZNNDggMTB2MjBoMTRNNzQgMTBoMTZsLTE2IDIwaDE2TTggMjBxMjYtMTYgNTIgMHQ1MiAwIiBmaWxsPSJub25lIiBzdHJva2U9IiMxZjVmYmYiIHN0cm9rZS13aWR0aD0iMi41Ii8+PC9zdmc+'

const meta: Meta<Args> = {
  title: 'Screens/Sign in',
  parameters: { ownRoot: true },
  beforeEach: () => {
    signedIn.mockClear()
  },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ maxInlineSize: 400 }}>
        <SignIn onSignedIn={signedIn} />
      </div>
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '登录' }))
    await expect(await canvas.findByText('请输入登录名')).toBeVisible()
    await expect(canvas.getByText('请输入密码')).toBeVisible()
    await expect(signedIn).not.toHaveBeenCalled()
  },
}

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/登录名/, { selector: 'input[type=text]' }), 't_linyq')
    await userEvent.type(canvas.getByLabelText(/密码/, { selector: 'input' }), 'Doorway@2026')
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(signedIn).toHaveBeenCalled())
  },
}

/** Two clicks without a pause between them. */
export const SignedInOnceByADoubleClick: Story = {
  args: { onBeforeMutation: fn<NonNullable<Args['onBeforeMutation']>>() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/登录名/, { selector: 'input[type=text]' }), 't_linyq')
    await userEvent.type(canvas.getByLabelText(/密码/, { selector: 'input' }), 'Doorway@2026')
    const submit = canvas.getByRole('button', { name: '登录' })
    submit.click()
    submit.click()
    await waitFor(() => expect(signedIn).toHaveBeenCalledTimes(1))
    await expect(args.onBeforeMutation).toHaveBeenCalledTimes(1)
  },
}

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/登录名/, { selector: 'input[type=text]' }), 'nobody_here')
    await userEvent.type(canvas.getByLabelText(/密码/, { selector: 'input' }), 'Wrong@2026')
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const WithCaptcha: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ maxInlineSize: 400 }}>
        <SignInForm captchaImage={PICTURE} rememberedUsername="t_linyq" onSubmit={signedIn} />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('记住登录名')).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByText('请输入验证码')).toBeVisible()
  },
}

/** Signs in with an account of the demo, whatever the server makes of it. */
async function attempt(canvas: ReturnType<typeof within>) {
  await userEvent.type(await canvas.findByLabelText(/登录名/, { selector: 'input[type=text]' }), 't_linyq')
  await userEvent.type(canvas.getByLabelText(/密码/, { selector: 'input' }), 'Doorway@2026')
  await userEvent.click(canvas.getByRole('button', { name: '登录' }))
}

/** The response is pending; the button says so and takes no second press. */
export const Loading: Story = {
  args: { api: { latency: 'forever' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await attempt(canvas)
    await waitFor(() => expect(canvas.getByRole('button', { name: /登录/ })).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Slow: Story = { args: { api: { latency: 300 } }, play: Usual.play }

const refused = (text: string): Story['play'] => {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await attempt(canvas)
    await canvas.findByText(text)
  }
}

export const Failing: Story = {
  args: { api: { broken: ['auth/login'] } },
  play: refused('知识盲区的错误，联系程序员小哥哥吧！'),
}

export const Offline: Story = {
  args: { api: { failing: ['auth/login'] } },
  play: refused('网络连接错误，请检查网络环境！'),
}

export const Forbidden: Story = {
  args: { api: { forbidden: ['auth/login'] } },
  play: refused('您没有权限执行此操作'),
}
