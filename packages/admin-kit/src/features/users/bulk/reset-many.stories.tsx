import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../../testing/story-screen'
import { UserManager } from '..'

type Args = Omit<StoryScreenProps, 'children'>

const onBeforeMutation = fn<NonNullable<StoryScreenProps['onBeforeMutation']>>()
const onAfterMutation = fn<NonNullable<StoryScreenProps['onAfterMutation']>>()

const meta: Meta<Args> = {
  title: 'Screens/User manager/Passwords of several users',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' }, query: { username: 't_demo06' } },
  beforeEach: () => {
    onBeforeMutation.mockReset()
    onAfterMutation.mockReset()
  },
  render: (args, { globals }) => (
    <StoryScreen
      locale={globals['locale']}
      theme={globals['theme']}
      density={globals['density']}
      onBeforeMutation={onBeforeMutation}
      onAfterMutation={onAfterMutation}
      {...args}
    >
      <UserManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

/** Opens the dialog for all users of the page and confirms it. */
async function resetAll(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await canvas.findByRole('row', { name: /t_demo061/ })
  await userEvent.click(canvas.getByRole('checkbox', { name: /本页全部/ }))
  await userEvent.click(canvas.getAllByRole('button', { name: '更多' })[0] ?? canvasElement)
  await userEvent.click(await canvas.findByRole('menuitem', { name: '重置密码' }))
  const dialog = within(await canvas.findByRole('dialog', { name: '重置密码' }))
  await userEvent.click(dialog.getByRole('button', { name: '确定' }))
  return dialog
}

/** The list of passwords, which follows the question. */
async function passwordsOf(canvasElement: HTMLElement) {
  const save = await within(canvasElement).findByRole('button', { name: '保存为文件' })
  return within(save.closest<HTMLElement>('[role="dialog"]') ?? canvasElement)
}

/** The host is notified before and after; no password is in what it receives. */
export const NotifiesTheHost: Story = {
  play: async ({ canvasElement }) => {
    await resetAll(canvasElement)
    const dialog = await passwordsOf(canvasElement)
    await expect(onBeforeMutation).toHaveBeenCalledTimes(1)
    const [event] = onBeforeMutation.mock.calls[0] ?? []
    await expect(event).toEqual({
      name: 'users.resetPasswords',
      input: { ids: expect.arrayContaining([expect.any(Number)]) },
    })
    await expect(onAfterMutation).toHaveBeenCalledTimes(1)
    const passwords = dialog.getAllByRole('listitem').map((item) => item.querySelector('code')?.textContent ?? '')
    const received = JSON.stringify(onAfterMutation.mock.calls)
    await expect(passwords.filter((password) => received.includes(password))).toEqual([])
  },
}

/** A host that refuses stops the change: no request is sent, and the dialog stays. */
export const StoppedByTheHost: Story = {
  play: async ({ canvasElement }) => {
    onBeforeMutation.mockReturnValue(false)
    const dialog = await resetAll(canvasElement)
    await waitFor(() => expect(onBeforeMutation).toHaveBeenCalled())
    await waitFor(() => expect(dialog.getByRole('button', { name: '确定' })).toBeEnabled())
    await expect(dialog.queryByRole('button', { name: '保存为文件' })).toBeNull()
    await expect(onAfterMutation).not.toHaveBeenCalled()
  },
}

/** Passwords that are shown once are not lost to Escape: the first one warns. */
export const ClosingWithoutSaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await resetAll(canvasElement)
    const dialog = await passwordsOf(canvasElement)
    await userEvent.keyboard('{Escape}')
    await dialog.findByText('这些密码还没有保存，关闭后无法再查看。')
    await userEvent.click(dialog.getByRole('button', { name: '不保存并关闭' }))
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: '重置密码' })).toBeNull())
  },
}

/** A saved list closes at once. */
export const ClosingAfterSaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await resetAll(canvasElement)
    const dialog = await passwordsOf(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: '保存为文件' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: '重置密码' })).toBeNull())
  },
}

/** A copied list holds each line, and closes at once. */
export const ClosingAfterCopying: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await resetAll(canvasElement)
    const dialog = await passwordsOf(canvasElement)
    const passwords = dialog.getAllByRole('listitem').map((item) => item.querySelector('code')?.textContent ?? '')
    await userEvent.click(dialog.getByRole('button', { name: '复制' }))
    await canvas.findByText('已复制')
    const [copied = ''] = write.mock.calls[0] ?? []
    await expect(passwords.filter((password) => !copied.includes(password))).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: '重置密码' })).toBeNull())
  },
}

/** Cancelling stops after the pending one; what was reset by then is listed, since the old passwords are void. */
export const Cancelled: Story = {
  args: { api: { as: 'admin', latency: 300 } },
  play: async ({ canvasElement }) => {
    const question = await resetAll(canvasElement)
    await question.findByRole('progressbar')
    await userEvent.click(question.getByRole('button', { name: '取消' }))
    const passwords = await passwordsOf(canvasElement)
    const count = passwords.getAllByRole('listitem').length
    await expect(count).toBeGreaterThan(0)
    await expect(count).toBeLessThan(10)
  },
}
