import { authEndpoints, userEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../../testing/story-screen'
import { UserManager } from '..'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/User manager',
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
// Every line of users has a menu, the head has none.
const someRows = (canvas: ReturnType<typeof within>) => canvas.findAllByRole('button', { name: '更多' })
const rowOf = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole('row', { name: new RegExp(name) })

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    for (const column of ['序号', '登录名', '用户名', '用户类型', '学校名称', '操作']) {
      await shown(canvas.getByRole('columnheader', { name: new RegExp(column) }))
    }
    await shown(await canvas.findByRole('treeitem', { name: /机构/ }))
  },
}

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    await userEvent.type(canvas.getByLabelText('登录名'), 't_linyq')
    await userEvent.selectOptions(canvas.getByLabelText('状态'), '启用')
    await expect((await someRows(canvas)).length).toBe(10)
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await rowOf(canvas, '林砚秋')
    await waitFor(async () => expect(await someRows(canvas)).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await waitFor(async () => expect(await someRows(canvas)).toHaveLength(10))
  },
}

/** A search that is taken back before its rows have arrived does not show them. */
export const ResettingAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    await userEvent.type(canvas.getByLabelText('登录名'), 't_linyq')
    const [search, reset] = ['查询', '重置'].map((name) => canvas.getByRole('button', { name }))
    search?.click()
    reset?.click()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(await someRows(canvas)).toHaveLength(10)
  },
}

export const ChoosingAnOrganisation: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('搜索机构'), '砚池小学')
    const hit = await canvas.findByRole('treeitem', { name: /砚池小学/ })
    await userEvent.click(within(hit).getByText(/砚池小学/))
    await shown(await canvas.findByText(/当前机构：机构 \/ .*砚池小学/))
    await rowOf(canvas, '林砚秋')
  },
}

const openedAt = (organizationId: number): Story['render'] =>
  function OpenedAt(args, { globals }) {
    return (
      <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
        <UserManager expandedOrganizationId={organizationId} />
      </StoryScreen>
    )
  }

/** The way to an open organisation is known from its children: nothing else is requested. */
export const OpenedAtADistrict: Story = {
  args: { api: { as: 'admin', broken: ['getPath'] } },
  render: openedAt(6),
  play: async ({ canvasElement }) => {
    await shown(await within(canvasElement).findByRole('treeitem', { name: /砚池小学/ }))
  },
}

/** One without children is looked up, and shown among its siblings. */
export const OpenedAtASchool: Story = {
  render: openedAt(8),
  play: async ({ canvasElement }) => {
    await shown(await within(canvasElement).findByRole('treeitem', { name: /砚池小学/ }))
  },
}

/** Only what the codes name is shown: this person may edit, and nothing else. */
export const OneCodeOnly: Story = {
  args: { permissions: ['sys:user:list', 'sys:user:edit'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    await shown(canvas.getAllByRole('button', { name: '修改' })[0])
    for (const name of ['新增', '导出', '删除']) await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const SchoolAdministrator: Story = { args: { api: { as: 'ycxx_school01' } } }

export const Narrow: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ maxInlineSize: 360 }}>
        <UserManager />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '筛选', expanded: false })
    await expect(canvas.queryByRole('textbox', { name: '登录名' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: '选择机构' }))
    await shown(await canvas.findByRole('treeitem', { name: /机构/ }))
    await expect(canvas.getByRole('tree').closest('.dw-tree')?.clientHeight).toBeGreaterThan(300)
  },
}

export const DeletingConfirmsFirst: Story = {
  args: { query: { username: 't_demo072' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = await rowOf(canvas, 't_demo072')
    await userEvent.click(await within(row).findByRole('button', { name: '删除' }))
    const question = await canvas.findByRole('alertdialog')
    await shown(within(question).getByText('您确定要删除这条数据吗?'))
    await userEvent.click(within(question).getByRole('button', { name: '取消' }))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(within(row).getByRole('button', { name: '删除' }))
    await userEvent.click(await canvas.findByRole('button', { name: '确定' }))
    await shown(await canvas.findByText('没有符合条件的用户'))
  },
}

export const ChangingSeveral: Story = {
  args: { query: { username: 't_demo07' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await rowOf(canvas, 't_demo070')
    await userEvent.click(canvas.getByRole('checkbox', { name: /本页全部/ }))
    await userEvent.click(await canvas.findByRole('button', { name: '停用' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '停用用户' }))
    await shown(question.getByText(/立即退出登录/))
    await userEvent.click(question.getByRole('button', { name: '确定' }))
    await shown(await canvas.findByText(/已停用 \d 名用户/))
    // A disabled person is recognized without the column of states.
    await shown(await within(await rowOf(canvas, 't_demo070')).findByText('停用'))
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }))
    await shown(await canvas.findByText(/已启用 \d 名用户/))
    await waitFor(async () => expect(within(await rowOf(canvas, 't_demo070')).queryByText('停用')).toBeNull())
  },
}

/** The column of states is one press away. */
export const StatesAsAColumn: Story = {
  args: { query: { username: 't_linyq' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await rowOf(canvas, '林砚秋')
    await expect(canvas.queryByRole('columnheader', { name: /状态/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: '状态' }))
    await canvas.findByRole('columnheader', { name: /状态/ })
    await shown(within(await rowOf(canvas, '林砚秋')).getByText('启用'))
    await userEvent.click(canvas.getByRole('checkbox', { name: '状态' }))
  },
}

/** 查询 with the filters as before requests newer rows: someone else has disabled the user meanwhile. */
export const SearchingAgain: Story = {
  render: function SearchingAgainScreen(args) {
    const [client] = useState(() => createStoryApi({ as: 'admin' }))
    const disable = async () => {
      const users = client.endpoints(userEndpoints)
      const { rows } = await users.list({ page: 1, pageSize: 1, conditions: { username: 't_demo071' } })
      await users.changeMany([rows[0]?.id ?? 0], { isEnabled: false })
    }
    return (
      <>
        <button type="button" onClick={() => void disable()}>
          someone else
        </button>
        <StoryScreen {...args} client={client} query={{ username: 't_demo071' }}>
          <UserManager />
        </StoryScreen>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await rowOf(canvas, 't_demo071')
    await userEvent.click(canvas.getByRole('button', { name: 'someone else' }))
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: '查询' }))
      await expect(within(await rowOf(canvas, 't_demo071')).getByText('停用')).toBeVisible()
    })
  },
}

/** A locked person is recognized in the list; the lock of failed sign-ins is lifted from the menu of the row. */
export const Unlocking: Story = {
  args: { query: { username: 't_demo062' } },
  beforeEach: async () => {
    const visitor = createStoryApi().endpoints(authEndpoints)
    for (let failure = 0; failure < 5; failure += 1) {
      await visitor.signIn({ username: 't_demo062', password: 'Wrong@2026' }).catch(() => undefined)
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = await rowOf(canvas, 't_demo062')
    await shown(await within(row).findByText('已锁定'))
    await userEvent.click(within(row).getByRole('button', { name: '更多' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '解除登录锁定' }))
    await shown(await canvas.findByText(/^已解除 .* 的登录锁定$/))
    await waitFor(async () => expect(within(await rowOf(canvas, 't_demo062')).queryByText('已锁定')).toBeNull())
  },
}

/** The signed-in person is not offered to disable or to delete their own account. */
export const OwnRow: Story = {
  args: { api: { as: 'prov01' }, query: { username: 'prov01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = await rowOf(canvas, 'prov01')
    await expect(within(row).getByRole('button', { name: '删除' })).toBeDisabled()
    await userEvent.click(within(row).getByRole('button', { name: '更多' }))
    await canvas.findByRole('menuitem', { name: '复制登录名' })
    for (const name of ['停用', '重置密码']) await expect(canvas.queryByRole('menuitem', { name })).toBeNull()
  },
}

/** One's own account among the ticked ones: what the server refuses is not offered, the rest is. */
export const OwnRowTicked: Story = {
  args: { query: { username: 'prov01' }, api: { as: 'prov01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 顾南乔' }))
    const bar = within((await canvas.findByText('已选 1 项')).parentElement ?? canvasElement)
    for (const name of ['停用', '删除']) {
      const button = bar.getByRole('button', { name })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
      await canvas.findByText('不能停用、删除或重置自己的账号')
    }
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await expect(bar.getByRole('button', { name: '启用' })).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(bar.getByRole('button', { name: '更多' }))
    await expect(await canvas.findByRole('menuitem', { name: '导出所选' })).not.toHaveAttribute('aria-disabled')
    await expect(canvas.getByRole('menuitem', { name: /^重置密码/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A protected account among the ticked ones can be exported, not changed. */
export const ProtectedRowTicked: Story = {
  args: { query: { username: 'admin' }, api: { as: 'sysop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择 沈砚舟' }))
    const bar = within((await canvas.findByText('已选 1 项')).parentElement ?? canvasElement)
    for (const name of ['启用', '停用', '删除'])
      await expect(bar.getByRole('button', { name })).toHaveAccessibleDescription('受保护账号，仅超级管理员可修改')
  },
}

export const ResettingAPassword: Story = {
  args: { query: { username: 't_demo060' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = await rowOf(canvas, 't_demo060')
    await userEvent.click(within(row).getByRole('button', { name: '更多' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: '重置密码' }))
    await userEvent.click(await canvas.findByRole('button', { name: '确定' }))
    const password = await canvas.findByLabelText('一次性密码')
    await expect(password.textContent?.length).toBeGreaterThanOrEqual(8)
    // It is shown once: Escape closes only after the warning.
    await userEvent.keyboard('{Escape}')
    await canvas.findByText('这些密码还没有保存，关闭后无法再查看。')
    await expect(password).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '不保存并关闭' }))
    await waitFor(() => expect(canvas.queryByLabelText('一次性密码')).toBeNull())
  },
}

/** Each condition in force is a chip; one press takes it away. */
export const ConditionsAsChips: Story = {
  args: { query: { username: 't_', state: 'enabled' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: '移除条件：状态' }))
    await waitFor(() => expect(canvas.queryByText('状态：启用')).toBeNull())
    await shown(canvas.getByText('登录名：t_'))
  },
}

export const SavedFilters: Story = {
  args: { query: { username: 't_linyq' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = async () => userEvent.click(await canvas.findByRole('button', { name: '常用查询' }))
    await open()
    await userEvent.click(await canvas.findByRole('menuitem', { name: '保存当前查询条件' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /名称/ }), '林老师{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await waitFor(async () => expect(await someRows(canvas)).toHaveLength(10))
    await open()
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: '林老师' }))
    await waitFor(async () => expect(await someRows(canvas)).toHaveLength(1))
    await userEvent.selectOptions(canvas.getByLabelText('状态'), '启用')
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await userEvent.click(await canvas.findByRole('button', { name: '更新“林老师”' }))
    await open()
    await userEvent.click(await canvas.findByRole('menuitem', { name: '将“林老师”设为默认' }))
    await open()
    await userEvent.click(await canvas.findByRole('menuitem', { name: '删除“林老师”' }))
    await open()
    await expect(canvas.queryByRole('menuitemcheckbox', { name: /林老师/ })).toBeNull()
  },
}

/** More than the page: all results of the search, and a change to every one of them. */
export const SearchingWhileTyping: Story = {
  render: (args) => (
    <StoryScreen {...args}>
      <UserManager searchDelay={300} />
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: '登录名' })
    await userEvent.type(field, 't_lin')
    await canvas.findByRole('button', { name: '移除条件：登录名' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'yq')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '修改' })).toHaveLength(1))
    await expect(field).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '状态' }), '停用')
    await new Promise((resolve) => void setTimeout(resolve, 600))
    await expect(canvas.getAllByRole('button', { name: '修改' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '移除条件：登录名' }))
    await expect(field).toHaveValue('')
  },
}

export const ChoosingAllAndMoving: Story = {
  args: { query: { username: 't_demo0' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: /本页全部/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^选择全部 \d+ 条$/ }))
    await canvas.findByText(/^已选 [2-9]\d 项$/)
    await userEvent.click(canvas.getAllByRole('button', { name: '更多' })[0] ?? canvasElement)
    await userEvent.click(await canvas.findByRole('menuitem', { name: '移动到机构' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '移动到机构' }))
    await userEvent.click(dialog.getByRole('combobox', { name: /目标机构/ }))
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索' }), '第三中学')
    await userEvent.click(await canvas.findByRole('button', { name: /望川市第三中学/ }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await canvas.findByText(/^已修改 \d+ 名用户$/)
  },
}

export const DeletingManyHasToBeTyped: Story = {
  args: { query: { username: 't_demo0' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: /本页全部/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^选择全部 \d+ 条$/ }))
    const count = /\d+/.exec((await canvas.findByText(/^已选 [2-9]\d 项$/)).textContent ?? '')?.[0] ?? ''
    await userEvent.click(canvas.getAllByRole('button', { name: '删除' })[0] ?? canvasElement)
    const question = within(await canvas.findByRole('alertdialog'))
    await expect(question.getByRole('button', { name: '确定' })).toBeDisabled()
    await userEvent.type(question.getByRole('textbox'), count)
    await expect(question.getByRole('button', { name: '确定' })).toBeEnabled()
    await userEvent.click(question.getByRole('button', { name: '取消' }))
  },
}

export const DeletingAndTakingBack: Story = {
  args: { query: { username: 't_demo071' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = await rowOf(canvas, 't_demo071')
    await userEvent.click(await within(row).findByRole('button', { name: '删除' }))
    await userEvent.click(await canvas.findByRole('button', { name: '确定' }))
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }))
    await canvas.findByText('已恢复 1 条')
    await rowOf(canvas, 't_demo071')
  },
}

export const NewPasswordsForSeveral: Story = {
  args: { query: { username: 't_demo06' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await rowOf(canvas, 't_demo061')
    await userEvent.click(canvas.getByRole('checkbox', { name: /t_demo061|本页全部/ }))
    await userEvent.click(canvas.getAllByRole('button', { name: '更多' })[0] ?? canvasElement)
    await userEvent.click(await canvas.findByRole('menuitem', { name: '重置密码' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '重置密码' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await canvas.findByRole('button', { name: '保存为文件' })
    const passwords = within(canvas.getByRole('dialog', { name: '重置密码' }))
    await expect(passwords.getAllByRole('listitem').length).toBeGreaterThan(1)
  },
}

export const ImportFromTheToolbar: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '导入' }))
    await canvas.findByRole('dialog', { name: '导入用户' })
  },
}

/** The tree says how many people are below each organisation. */
export const PeoplePerOrganisation: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bureau = await canvas.findByRole('treeitem', { name: /望川市教育局/ })
    await waitFor(() => expect(within(bureau).getByLabelText(/^\d+ 名用户$/)).toBeVisible())
  },
}

export const SavingAndStaying: Story = {
  args: { query: { username: 't_demo050' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = await rowOf(canvas, 't_demo050')
    await userEvent.click(await within(row).findByRole('button', { name: '修改' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '修改用户' }))
    const remark = await dialog.findByRole('textbox', { name: '备注' })
    await userEvent.type(remark, '已核对')
    await userEvent.click(dialog.getByRole('button', { name: '保存并继续' }))
    await canvas.findByText('保存成功！')
    await expect(dialog.getByRole('textbox', { name: '备注' })).toHaveValue('已核对')
    await userEvent.clear(dialog.getByRole('textbox', { name: '身份证号' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '身份证号' }), '380101198809240628')
    await dialog.findByText('出生日期 1988-09-24，性别 女')
  },
}

const exportTask = {
  id: '31',
  kind: 'export',
  state: 'running',
  done: 12_000,
  total: 48_000,
  msg: '',
  jobId: null,
  fileName: null,
  createdAt: '2026-03-02 09:00:00',
  finishedAt: null,
  expiresAt: null,
}

export const ExportingInTheBackground: Story = {
  args: {
    api: {
      as: 'admin',
      answering: { exportExcel: { jobId: exportTask.id }, getTask: exportTask, 'task/cancel': exportTask },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    const progress = within(await canvas.findByRole('group', { name: '后台导出' }))
    await waitFor(() => expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12000'))
    await waitFor(() => expect(progress.getByText('12000 / 48000')).toBeVisible())
    await expect(canvas.getByRole('button', { name: '导出' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const ExportStopped: Story = {
  args: {
    api: {
      as: 'admin',
      answering: { exportExcel: { jobId: exportTask.id }, getTask: { ...exportTask, state: 'cancelled' } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await someRows(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    await shown(await canvas.findByText('已取消导出'))
    await waitFor(() => expect(canvas.queryByRole('group', { name: '后台导出' })).toBeNull())
  },
}
