import { createDoorwayClient, type SignInResult } from '@doorway/api-client'
import { menuEndpoints, userEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { storyServer } from '../../testing/story-server'
import { SignIn } from './index'
import { SignInForm } from './sign-in-form'

type Args = Omit<StoryScreenProps, 'children'>

const signedIn = fn<(session: SignInResult) => void>()
const passwordRequired = fn()
const forgotten = fn()
const register = fn()
const PICTURE =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMjAiIGhlaWdodD0iNDAiPjxyZWN0IHdpZHRoPSIxMjAiIGhlaWdodD0iNDAiIGZpbGw9IiNlZWY0ZmMiLz48cGF0aCBkPSJNMTIgMzAgMjQgMTBsMTIgMjBNMTYgMjRoMTZNNDggMTB2MjBoMTRNNzQgMTBoMTZsLTE2IDIwaDE2TTggMjBxMjYtMTYgNTIgMHQ1MiAwIiBmaWxsPSJub25lIiBzdHJva2U9IiMxZjVmYmYiIHN0cm9rZS13aWR0aD0iMi41Ii8+PC9zdmc+'

const meta: Meta<Args> = {
  title: 'Screens/Sign in',
  parameters: { ownRoot: true },
  beforeEach: () => {
    for (const callback of [signedIn, passwordRequired, forgotten, register]) callback.mockClear()
  },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ maxInlineSize: 400 }}>
        <SignIn onSignedIn={signedIn} onForgotten={forgotten} onRegister={register} />
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
  args: { onAfterMutation: fn<NonNullable<Args['onAfterMutation']>>() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await attempt(canvas)
    await waitFor(() => expect(signedIn).toHaveBeenCalled())
    // What `getToken` may return; the handlers of changes receive no token.
    await expect(signedIn).toHaveBeenCalledWith(
      expect.objectContaining({ token: expect.stringMatching(/^dw_/), passwordState: 'ok' }),
    )
    await expect(args.onAfterMutation).toHaveBeenCalledWith({
      name: 'session.signIn',
      input: { username: 't_linyq' },
      result: { userId: signedIn.mock.calls[0]?.[0].userId, passwordState: 'ok' },
    })
  },
}

/** Where people go on who cannot sign in; a page without an address for it shows nothing. */
export const LinksOfThePage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '忘记密码' }))
    await expect(forgotten).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: '注册账号' }))
    await expect(register).toHaveBeenCalledTimes(1)
    await expect(signedIn).not.toHaveBeenCalled()
  },
}

/** Gives an account a one-time password as an administrator does. Returns it. */
async function oneTimePasswordOf(username: string): Promise<string> {
  const users = createStoryApi({ as: 'admin' }).endpoints(userEndpoints)
  const { rows } = await users.list({ page: 1, pageSize: 10, conditions: { username } })
  const [user] = rows
  if (!user) throw new Error(`The demo has no account ${username}.`)
  const { password } = await users.resetPassword(user.id)
  if (password === null) throw new Error('The one-time password was sent, not shown.')
  return password
}

async function signInAs(canvas: ReturnType<typeof within>, username: string, password: string) {
  await userEvent.type(await canvas.findByLabelText(/登录名/, { selector: 'input[type=text]' }), username)
  await userEvent.type(canvas.getByLabelText(/密码/, { selector: 'input' }), password)
  await userEvent.click(canvas.getByRole('button', { name: '登录' }))
}

/** A one-time password opens nothing but the change of the password; then the session counts. */
export const NewPasswordRequired: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const password = await oneTimePasswordOf('t_xutb')
    await signInAs(canvas, 't_xutb', password)
    await waitFor(() => expect(canvas.getByRole('heading', { name: '设置新密码' })).toHaveFocus())
    await expect(canvas.getByText(/^首次登录/)).toBeVisible()
    await expect(signedIn).not.toHaveBeenCalled()
    const submit = canvas.getByRole('button', { name: '提交' })
    await waitFor(() => expect(submit).toBeEnabled())
    await userEvent.type(canvas.getByLabelText('原密码'), password)
    for (const label of ['新密码', '确认密码']) await userEvent.type(canvas.getByLabelText(label), 'Yunze@2027')
    await userEvent.click(submit)
    await waitFor(() =>
      expect(signedIn).toHaveBeenCalledWith(
        expect.objectContaining({ token: expect.stringMatching(/^dw_/), passwordState: 'ok' }),
      ),
    )
    // The token opens everything else now.
    const [[session] = []] = signedIn.mock.calls
    const client = createDoorwayClient({
      baseUrl: 'http://doorway.story',
      getToken: () => session ?? null,
      fetch: async (request) => (await storyServer()).fetch(request),
    })
    await expect((await client.endpoints(menuEndpoints).list()).length).toBeGreaterThan(0)
  },
}

/** Who turns back meets the form again, and the session has ended. */
export const NewPasswordLeft: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await signInAs(canvas, 't_duyx', await oneTimePasswordOf('t_duyx'))
    await canvas.findByRole('heading', { name: '设置新密码' })
    await userEvent.click(canvas.getByRole('button', { name: '返回' }))
    await canvas.findByRole('button', { name: '登录' })
    await expect(signedIn).not.toHaveBeenCalled()
  },
}

/** A page with an address for the new password goes there itself. */
export const NewPasswordElsewhere: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ maxInlineSize: 400 }}>
        <SignIn onSignedIn={signedIn} onPasswordRequired={passwordRequired} />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await signInAs(canvas, 't_duyx', await oneTimePasswordOf('t_duyx'))
    await waitFor(() => expect(passwordRequired).toHaveBeenCalled())
    await expect(canvas.queryByRole('heading', { name: '设置新密码' })).toBeNull()
    await expect(signedIn).not.toHaveBeenCalled()
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
        <SignInForm captchaImage={PICTURE} rememberedUsername="t_linyq" onSubmit={fn()} />
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

export const Slow: Story = { args: { ...Usual.args, api: { latency: 300 } }, play: Usual.play }

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
