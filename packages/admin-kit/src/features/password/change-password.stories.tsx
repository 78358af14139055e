import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { ChangePassword } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const handleChanged = fn()

const meta: Meta<Args> = {
  title: 'Screens/Change password',
  parameters: { ownRoot: true },
  args: { api: { as: 't_linyq' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ maxInlineSize: 400 }}>
        <ChangePassword onChanged={handleChanged} onCancel={fn()} />
      </div>
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const submit = (canvas: Canvas) => canvas.findByRole('button', { name: '提交' })

/** Fills the form soundly and sends it. */
async function send(canvas: Canvas) {
  await waitFor(async () => expect(await submit(canvas)).toBeEnabled())
  await userEvent.type(canvas.getByLabelText('原密码'), 'Doorway@2026')
  for (const label of ['新密码', '确认密码']) await userEvent.type(canvas.getByLabelText(label), 'Yunze@2027')
  await userEvent.click(await submit(canvas))
}

export const EveryMessage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () => expect(await submit(canvas)).toBeEnabled())
    await userEvent.click(await submit(canvas))
    for (const text of ['请输入原密码', '密码不能为空！', '请再次输入新密码']) await canvas.findByText(text)
    await userEvent.type(canvas.getByLabelText('原密码'), 'Wrong@2026')
    await userEvent.type(canvas.getByLabelText('新密码'), 'short')
    await userEvent.type(canvas.getByLabelText('确认密码'), 'other')
    await userEvent.click(await submit(canvas))
    await waitFor(() =>
      expect(canvas.getAllByText('密码必须由8-16位字母、数字、特殊符号线组成.').length).toBeGreaterThan(0),
    )
    await canvas.findByText('两次输入密码不一致')
    await userEvent.clear(canvas.getByLabelText('新密码'))
    await userEvent.type(canvas.getByLabelText('新密码'), 'Yunze@2027')
    await userEvent.clear(canvas.getByLabelText('确认密码'))
    await userEvent.type(canvas.getByLabelText('确认密码'), 'Yunze@2027')
    await userEvent.click(await submit(canvas))
    await canvas.findByText(/^更新密码失败：/)
    await expect(handleChanged).not.toHaveBeenCalled()
  },
}

const PASSWORD = 'cscpUserPassword'

/** Who is signed in is not known yet: what is typed is retained, and sent once it is. */
export const Loading: Story = {
  args: { api: { as: 't_linyq', latency: 'forever' } },
  play: async ({ canvasElement }) => {
    await expect(await submit(within(canvasElement))).toBeDisabled()
  },
}

export const Slow: Story = {
  args: { api: { as: 't_linyq', latency: 300 } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await submit(within(canvasElement))).toBeEnabled())
  },
}

export const Failing: Story = {
  args: { api: { as: 't_linyq', broken: [PASSWORD] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await send(canvas)
    await canvas.findByText('更新密码失败！')
  },
}

export const Offline: Story = {
  args: { api: { as: 't_linyq', failing: [PASSWORD] } },
  play: Failing.play,
}

export const Forbidden: Story = {
  args: { api: { as: 't_linyq', forbidden: [PASSWORD] } },
  play: Failing.play,
}

export const LongText: Story = {
  args: { api: { as: 't_linyq', answering: { [`${PASSWORD}Rule`]: '密码规则由上级主管部门统一规定，'.repeat(12) } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^密码规则由上级主管部门/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('原密码')).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: '提交' })).toBeNull()
  },
}
