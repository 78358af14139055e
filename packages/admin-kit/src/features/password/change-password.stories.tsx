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

const patient = { timeout: 60_000 }

export const EveryMessage: StoryObj<Args> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const submit = await canvas.findByRole('button', { name: '提交' }, patient)
    await waitFor(() => expect(submit).toBeEnabled(), patient)
    await userEvent.click(submit)
    for (const text of ['请输入原密码', '密码不能为空！', '请再次输入新密码'])
      await canvas.findByText(text, {}, patient)
    await userEvent.type(canvas.getByLabelText('原密码'), 'Wrong@2026')
    await userEvent.type(canvas.getByLabelText('新密码'), 'short')
    await userEvent.type(canvas.getByLabelText('确认密码'), 'other')
    await userEvent.click(submit)
    await waitFor(
      () => expect(canvas.getAllByText('密码必须由8-16位字母、数字、特殊符号线组成.').length).toBeGreaterThan(0),
      patient,
    )
    await canvas.findByText('两次输入密码不一致', {}, patient)
    await userEvent.clear(canvas.getByLabelText('新密码'))
    await userEvent.type(canvas.getByLabelText('新密码'), 'Yunze@2027')
    await userEvent.clear(canvas.getByLabelText('确认密码'))
    await userEvent.type(canvas.getByLabelText('确认密码'), 'Yunze@2027')
    await userEvent.click(submit)
    await canvas.findByText(/^更新密码失败：/, {}, patient)
    await expect(handleChanged).not.toHaveBeenCalled()
  },
}
