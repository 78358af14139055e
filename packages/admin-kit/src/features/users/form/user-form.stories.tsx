import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { userEndpoints } from '@doorway/api-client/endpoints'
import { createStoryApi } from '../../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../../testing/story-screen'
import { UserAdd, UserManager } from '..'

type Args = Omit<StoryScreenProps, 'children'>

const onAfterMutation = fn<NonNullable<StoryScreenProps['onAfterMutation']>>()

const meta: Meta<Args> = {
  title: 'Screens/User form',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <UserManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

// Dialogs and messages fade in.
const shown = (element: HTMLElement | undefined) => waitFor(() => expect(element).toBeVisible())

async function openEditor(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: '修改' }))
  const dialog = await canvas.findByRole('dialog')
  await within(dialog).findByRole('heading', { name: '基本信息' })
  return { canvas, dialog: within(dialog) }
}

export const EditingATeacher: Story = {
  args: { query: { username: 't_linyq' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openEditor(canvasElement)
    await expect(dialog.getByLabelText(/登录名/)).toHaveAttribute('readonly')
    await shown(dialog.getByRole('heading', { name: '教师信息' }))
    await expect(dialog.getByLabelText('手机号')).toHaveDisplayValue(/\*{4}/)
    // The choices arrive after the record; what is stored must not read as empty meanwhile.
    await waitFor(() => expect(dialog.getByLabelText('任职类型')).not.toHaveDisplayValue('请选择'))
  },
}

export const EditingAStudent: Story = {
  args: { query: { username: 's_wangzh' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openEditor(canvasElement)
    await shown(dialog.getByRole('heading', { name: '学生信息' }))
    await userEvent.click(dialog.getByRole('button', { name: '添加家长' }))
    await expect(dialog.getAllByRole('heading', { name: /家长 \d/ }).length).toBeGreaterThan(0)
  },
}

/** Roles that the reader may not assign are shown and cannot be chosen. */
export const RolesBeyondOwn: Story = {
  args: { api: { as: 'ycxx_school01' }, query: { username: 't_demo007' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openEditor(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: /角色/ }))
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: '省级业务管理员', hidden: true })).toBeDisabled())
    await expect(dialog.getByRole('checkbox', { name: '教师', hidden: true })).toBeEnabled()
  },
}

/** First passwords of added parents are shown once; Escape warns first, and the host receives none of them. */
export const AddingAParent: Story = {
  args: { query: { username: 's_wangzh' }, onAfterMutation },
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await openEditor(canvasElement)
    const before = dialog.queryAllByRole('region', { name: /^家长 \d/ }).length
    await userEvent.click(dialog.getByRole('button', { name: '添加家长' }))
    const parent = within(await dialog.findByRole('region', { name: `家长 ${before + 1}` }))
    // Each card stays within the form.
    const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? 0
    for (const card of dialog.getAllByRole('region', { name: /^家长 \d/ })) {
      await expect(rightOf(card)).toBeLessThanOrEqual(rightOf(card.parentElement))
    }
    await userEvent.type(parent.getByLabelText(/用户名/), '温时远')
    await userEvent.type(parent.getByLabelText(/登录名/), 'p_added01')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const passwords = within(await canvas.findByRole('dialog', { name: '家长的初始密码' }))
    const line = await passwords.findByRole('listitem')
    await expect(line).toHaveTextContent('p_added01 温时远')
    await userEvent.keyboard('{Escape}')
    await passwords.findByText('这些密码还没有保存，关闭后无法再查看。')
    await expect(JSON.stringify(onAfterMutation.mock.calls)).not.toContain(line.querySelector('code')?.textContent)
    await userEvent.click(passwords.getByRole('button', { name: '不保存并关闭' }))
    await shown(await canvas.findByText('保存成功！'))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const SwitchingTheTypeRetainsWhatWasTyped: Story = {
  args: { query: { username: 't_demo001' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openEditor(canvasElement)
    await userEvent.clear(dialog.getByLabelText('工号'))
    await userEvent.type(dialog.getByLabelText('工号'), 'T0777')
    await userEvent.selectOptions(dialog.getByLabelText('用户类型'), '5')
    await expect(dialog.queryByLabelText('工号')).toBeNull()
    await userEvent.selectOptions(dialog.getByLabelText('用户类型'), '4')
    await expect(dialog.getByLabelText('工号')).toHaveValue('T0777')
  },
}

export const Saving: Story = {
  args: { query: { username: 't_demo002' } },
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await openEditor(canvasElement)
    await userEvent.clear(dialog.getByLabelText('手机号'))
    await userEvent.type(dialog.getByLabelText('手机号'), '16100009999')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await shown(await canvas.findByText('保存成功！'))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const ConfirmingBeforeLosingEntries: Story = {
  args: { query: { username: 't_demo003' } },
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await openEditor(canvasElement)
    await userEvent.type(dialog.getByLabelText('备注'), '未保存')
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    const question = await canvas.findByRole('alertdialog')
    await shown(within(question).getByText(/修改用户中未保存的内容将丢失/))
    await userEvent.click(within(question).getByRole('button', { name: '继续编辑' }))
    await expect(dialog.getByLabelText('备注')).toHaveValue('未保存')
  },
}

export const ShowingEveryError: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <UserAdd onClose={() => undefined} />
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }))
    await shown(await canvas.findByText(/\d 处需要修改/))
    for (const text of [
      '请输入登录名',
      '请输入用户名',
      '请选择用户类型',
      '请选择所属机构',
      '请输入邮箱',
      '请选择区域',
    ]) {
      await expect(canvas.getAllByText(new RegExp(text)).length).toBeGreaterThanOrEqual(2)
    }
    await expect(canvas.getByLabelText(/登录名/)).toHaveFocus()
    const listed = [...canvasElement.querySelectorAll('.dw-user-errors-link')]
    await expect(listed.map(({ textContent }) => textContent.split(':')[0])).toEqual([
      '登录名',
      '用户名',
      '用户类型',
      '所属机构',
      '密码',
      '邮箱',
      '区域',
    ])
  },
}

export const LoginNameTaken: Story = {
  ...ShowingEveryError,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/登录名/), 't_linyq')
    await userEvent.tab()
    await shown(await canvas.findByText('登录名已存在'))
  },
}

export const SavedBySomebodyElse: Story = {
  args: { query: { username: 't_demo004' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openEditor(canvasElement)
    const others = createStoryApi({ as: 'admin' }).endpoints(userEndpoints)
    const { rows } = await others.list({ conditions: { username: 't_demo004' }, page: 1, pageSize: 10 })
    const stored = await others.getTeacher(rows[0]?.id ?? 0)
    await others.saveTeacher({ id: stored.id, version: stored.version, remark: '他人写的备注' })
    await userEvent.type(dialog.getByLabelText('备注'), '我写的备注')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await shown(await dialog.findByText('他人的：他人写的备注'))
    // Nothing else is listed: no other field was changed.
    await expect(dialog.getAllByRole('radio', { name: /^他人的/ })).toHaveLength(1)
    await userEvent.click(dialog.getByRole('radio', { name: '我的：我写的备注' }))
    // Later input is saved as well.
    await userEvent.type(dialog.getByRole('textbox', { name: '备注' }), '，有补充')
    await userEvent.click(dialog.getByRole('button', { name: '按选择继续编辑' }))
    await expect(dialog.getByLabelText('备注')).toHaveValue('我写的备注，有补充')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await shown(await within(canvasElement).findByText('保存成功！'))
  },
}

export const TeachingInSeveralPlaces: Story = {
  args: { query: { username: 't_demo005' } },
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await openEditor(canvasElement)
    await shown(dialog.getByRole('heading', { name: '兼职与任教' }))
    await userEvent.click(dialog.getByRole('combobox', { name: /兼职机构/ }))
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索' }), '第三中学')
    await userEvent.click(await canvas.findByRole('button', { name: /望川市第三中学/ }))
    await shown(await dialog.findByRole('button', { name: '移除兼职机构 望川市第三中学' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存并继续' }))
    await shown(await canvas.findByText('保存成功！'))
    await userEvent.click(dialog.getByRole('button', { name: '移除兼职机构 望川市第三中学' }))
    await expect(dialog.queryByRole('button', { name: /移除兼职机构/ })).toBeNull()
  },
}

export const SavingAndAddingAnother: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增用户' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: /登录名/ }), 'k_story01')
    await userEvent.type(dialog.getByRole('textbox', { name: /用户名/ }), '续加员')
    await userEvent.selectOptions(dialog.getByLabelText(/用户类型/), '4')
    await userEvent.type(dialog.getByLabelText(/^密码/), 'Doorway@2026')
    await userEvent.type(dialog.getByLabelText(/邮箱/), 'k_story01@doorway.example')
    await userEvent.click(dialog.getByRole('combobox', { name: /所属机构/ }))
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索' }), '第三中学')
    await userEvent.click(await canvas.findByRole('button', { name: /望川市第三中学/ }))
    await userEvent.click(dialog.getByRole('combobox', { name: /区域/ }))
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^云泽省$/ }))
    await userEvent.click(dialog.getByRole('button', { name: '保存并新增' }))
    await shown(await canvas.findByText('已新增用户 续加员'))
    const next = within(await canvas.findByRole('dialog', { name: '新增用户' }))
    await waitFor(() => expect(next.getByRole('textbox', { name: /登录名/ })).toHaveValue(''))
    // Under the form the list shows who has been added.
    await userEvent.click(next.getByRole('button', { name: '取消' }))
    await shown(await canvas.findByText('登录名：k_story01'))
    await shown(await canvas.findByRole('row', { name: /续加员/ }))
  },
}

/** Fields that were only passed through show no error, and one that was filled wrongly shows its own alone. */
export const PassingThrough: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <UserAdd onClose={() => undefined} />
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const username = await canvas.findByLabelText(/登录名/)
    await userEvent.click(username)
    for (const label of [/用户名/, /^密码/, /邮箱/]) await userEvent.click(canvas.getByLabelText(label))
    await userEvent.type(username, 'ab')
    await userEvent.click(canvas.getByLabelText(/邮箱/))
    await shown(await canvas.findByText('6~18个字符，区分大小写'))
    await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1)
  },
}

export const FromOneRecordToTheNext: Story = {
  args: { query: { username: 't_demo0' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click((await canvas.findAllByRole('button', { name: '修改' }))[0] ?? canvasElement)
    const dialog = within(await canvas.findByRole('dialog'))
    const username = async () => {
      const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: /登录名/ })
      return field.value
    }
    const first = await username()
    await expect(await dialog.findByRole('button', { name: '上一条' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: '下一条' }))
    await shown(await dialog.findByText(/^第 2 条/))
    await waitFor(async () => expect(await username()).not.toBe(first))
    await userEvent.click(dialog.getByRole('button', { name: '上一条' }))
    await waitFor(async () => expect(await username()).toBe(first))
  },
}

function TwoSignIns(args: Args) {
  const [isBack, setBack] = useState(false)
  return (
    <>
      <StoryScreen {...args} api={isBack ? { as: 'admin' } : { as: 'admin', expired: ['insertOrUpdate'] }}>
        <UserManager key={String(isBack)} />
      </StoryScreen>
      <button type="button" onClick={() => setBack(true)}>
        重新登录
      </button>
    </>
  )
}

type Canvas = ReturnType<typeof within>

/** Chooses a line near the root of a tree that opens from a field. */
async function choose(form: Canvas, field: string, line: RegExp) {
  await userEvent.click(form.getByRole('combobox', { name: new RegExp(field) }))
  const item = await form.findByRole('treeitem', { name: line, hidden: true })
  await userEvent.click(within(item).getByText(line))
}

/** What is restored reads like what is loaded, areas and organisations by their names. */
export const DraftAfterAnExpiredSignIn: Story = {
  args: { query: { username: 't_demo006' } },
  render: (args) => <TwoSignIns {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await openEditor(canvasElement)
    await userEvent.type(dialog.getByLabelText('备注'), '快要写完')
    await choose(dialog, '区域', /^云泽省/)
    await choose(dialog, '所属机构', /^云泽省教育厅/)
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await shown(await canvas.findByText(/身份认证已过期/))
    canvas.getByText('重新登录').click()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const again = await openEditor(canvasElement)
    await userEvent.click(await again.dialog.findByRole('button', { name: '恢复' }))
    await expect(again.dialog.getByLabelText('备注')).toHaveDisplayValue(/快要写完/)
    await waitFor(() => expect(again.dialog.getByRole('combobox', { name: /区域/ })).toHaveTextContent(/^云泽省$/))
    const organization = again.dialog.getByRole('combobox', { name: /所属机构/ })
    await waitFor(() => expect(organization).toHaveTextContent(/^云泽省教育厅$/))
  },
}
