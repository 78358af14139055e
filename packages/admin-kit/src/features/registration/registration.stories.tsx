import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { Registration, type RegistrationProps } from './index'

type Args = Omit<StoryScreenProps, 'children'> & Pick<RegistrationProps, 'userType' | 'invite'>

const handleSubmitted = fn<(trackNo: string) => void>()
const handleSignIn = fn()

const meta: Meta<Args> = {
  title: 'Screens/Registration',
  parameters: { ownRoot: true },
  beforeEach: () => {
    handleSubmitted.mockClear()
    handleSignIn.mockClear()
  },
  render: ({ userType, invite, ...args }, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <Registration userType={userType} invite={invite} onSubmitted={handleSubmitted} onSignIn={handleSignIn} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const SCHOOL = '望川市砚池小学'
const PASSWORD = 'Strong@2026'

const type = async (canvas: Canvas, label: RegExp | string, text: string) =>
  userEvent.type(await canvas.findByLabelText(label, { selector: 'input' }), text)
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }))

async function fillAccount(canvas: Canvas, username: string) {
  await type(canvas, '登录名', username)
  await type(canvas, '密码', PASSWORD)
  await type(canvas, '确认密码', PASSWORD)
  await press(canvas, '下一步')
  await canvas.findByRole('heading', { name: /^第2步/ })
}

async function chooseSchool(canvas: Canvas) {
  await canvas.findByRole('heading', { name: /^第3步/ })
  await waitFor(() => expect(within(canvas.getByLabelText('所在区域')).getByText('云泽省')).toBeDefined())
  await userEvent.selectOptions(canvas.getByLabelText('所在区域'), '云泽省')
  await type(canvas, '搜索学校名称', '砚池')
  await press(canvas, '搜索学校')
  await userEvent.click(await canvas.findByLabelText(SCHOOL))
}

/** Who one is, the texts to agree to, a class invitation code and how far an earlier request is. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: '用户注册' })
    await type(canvas, '查询编号', 'ZC0000000000')
    await press(canvas, '查询进度')
    await canvas.findByText(/^没有找到该申请/)
    await press(canvas, '登录')
    await expect(handleSignIn).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /我是家长/ }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: '家长注册' })).toHaveFocus())
    await press(canvas, '重新选择身份')
    await canvas.findByRole('heading', { name: '用户注册' })
  },
}

/** From the first field to the tracking number, which finds the request. */
export const TeacherRegisters: Story = {
  args: { userType: '4', onBeforeMutation: fn<NonNullable<Args['onBeforeMutation']>>() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await fillAccount(canvas, 't_jiangyc')
    await type(canvas, '姓名', '江映川')
    await type(canvas, '手机号', '13800000000')
    await type(canvas, '邮箱', 'jiang@doorway.example')
    await press(canvas, '下一步')
    await chooseSchool(canvas)
    await press(canvas, '下一步')
    await canvas.findByRole('heading', { name: /^第4步/ })
    await press(canvas, '提交申请')
    await canvas.findByText('请先阅读并同意')
    await userEvent.click(canvas.getByLabelText(/^我已阅读并同意/))
    await press(canvas, '提交申请')
    await canvas.findByRole('heading', { name: `已提交，等待 ${SCHOOL} 审核` }, { timeout: 20_000 })
    await waitFor(() => expect(handleSubmitted).toHaveBeenCalledTimes(1))
    const [[trackNo] = ['']] = handleSubmitted.mock.calls
    await expect(trackNo).toMatch(/^ZC[0-9A-Z]{10}$/)
    // Neither the password nor the identity reaches the host's handlers.
    await expect(args.onBeforeMutation).toHaveBeenCalledWith({
      name: 'registration.submit',
      input: { username: 't_jiangyc', userType: '4' },
    })
    await press(canvas, '查询进度')
    await type(canvas, '查询编号', trackNo)
    await press(canvas, '查询进度')
    await canvas.findByText('等待审核')
  },
}

/** A host that stops the request leaves the form as it was typed. */
export const StoppedByTheHost: Story = {
  args: { userType: '6', onBeforeMutation: () => false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillAccount(canvas, 'p_jiangyc')
    await type(canvas, '姓名', '江映川')
    await type(canvas, '手机号', '13800000000')
    await type(canvas, '邮箱', 'jiang@doorway.example')
    await press(canvas, '下一步')
    await chooseSchool(canvas)
    await press(canvas, '下一步')
    await userEvent.click(await canvas.findByLabelText(/^我已阅读并同意/))
    await press(canvas, '提交申请')
    await waitFor(() => expect(canvas.getByRole('button', { name: '提交申请' })).not.toHaveAttribute('aria-busy'))
    await expect(canvas.getByLabelText(/^我已阅读并同意/)).toBeChecked()
    await expect(handleSubmitted).not.toHaveBeenCalled()
  },
}

export const NamesEveryFault: Story = {
  args: { userType: '4' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await type(canvas, '登录名', 't_linyq')
    await userEvent.tab()
    await canvas.findByText('登录名已存在')
    await press(canvas, '下一步')
    await waitFor(() => expect(canvas.getByLabelText('登录名')).toHaveFocus())
    await expect(canvas.getByLabelText('密码', { selector: 'input' })).toBeInvalid()
  },
}

/** A child of ten has a guardian who fills in the form and agrees. */
export const ChildNeedsAGuardian: Story = {
  args: { userType: '5' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillAccount(canvas, 's_jiangxy')
    await type(canvas, '姓名', '江小雨')
    await userEvent.type(canvas.getByLabelText('出生日期'), '2016-03-01')
    await type(canvas, '邮箱', 'jiang@doorway.example')
    await press(canvas, '下一步')
    await chooseSchool(canvas)
    await press(canvas, '下一步')
    await type(canvas, '监护人姓名', '江敬之')
    await canvas.findByLabelText(/^我是孩子的监护人/)
  },
}

/** The code of a class fills in its school, which is then not searched. */
export const Invited: Story = {
  args: { userType: '5', invite: 'R7K2MQ4XW9' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(`您将加入：${SCHOOL} 一年级1班`)
  },
}

/** An unknown code: the form goes on without it. */
export const UnknownInvitation: Story = {
  args: { userType: '5', invite: 'ZZZZZZZZZZ' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('邀请码不存在')
    await expect(await canvas.findByLabelText('登录名')).toBeVisible()
  },
}

const policy = { types: ['4', '5', '6'], reviewDays: 3, guardianAge: 14, texts: [] }

export const Closed: Story = {
  args: { api: { answering: { 'auth/registerPolicy': { ...policy, isOpen: false } } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('当前未开放注册')
  },
}

export const OnAPhone: Story = {
  args: { userType: '4' },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <Registration userType="4" />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByLabelText('登录名')
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(340)
  },
}

export const InEnglish: Story = {
  args: { locale: 'en', userType: '5' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Register as a student' })
  },
}

export const Dark: Story = { ...NamesEveryFault, args: { theme: 'dark', userType: '4' } }

export const Loading: Story = { args: { api: { latency: 'forever' } } }

export const Slow: Story = {
  args: { api: { latency: 300 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /我是教师/ })
  },
}

export const Failing: Story = {
  args: { api: { broken: ['auth/registerPolicy'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('请求编号：story-1')
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Offline: Story = {
  args: { api: { failing: ['auth/registerPolicy'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('网络连接错误，请检查网络环境！')
  },
}

export const Forbidden: Story = {
  args: { api: { forbidden: ['auth/registerPolicy'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}
