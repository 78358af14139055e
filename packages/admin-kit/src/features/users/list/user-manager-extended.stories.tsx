import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ErrorEvent } from '../../../context/events'
import { StoryScreen, type StoryScreenProps } from '../../../testing/story-screen'
import { UserManager, type UserManagerProps } from '..'

interface Args extends Omit<StoryScreenProps, 'children'> {
  extensions: Omit<UserManagerProps, 'handle'>
}

const onError = fn<(event: ErrorEvent) => void>()

const meta: Meta<Args> = {
  title: 'Screens/User manager/Extended by a page',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' }, query: { username: 't_linyq' } },
  beforeEach: () => {
    onError.mockReset()
    card.save.mockReset()
  },
  render: ({ extensions, ...args }, { globals }) => (
    <StoryScreen
      locale={globals['locale']}
      theme={globals['theme']}
      density={globals['density']}
      onError={onError}
      {...args}
    >
      <UserManager {...extensions} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const button = (text: string) => {
  const node = document.createElement('button')
  node.textContent = text
  return node
}

const card = { id: 'card-number', label: '门禁卡号', load: () => '204817', save: fn() } as const

/** Opens the form of the only user that is listed. */
async function openForm(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: '修改' }))
  const dialog = within(await canvas.findByRole('dialog', { name: '修改用户' }))
  await dialog.findByLabelText('邮箱')
  return dialog
}

/** Actions are shown to people with their permission codes. */
export const Actions: Story = {
  args: {
    extensions: {
      toolbar: {
        add: [
          { id: 'with-code', label: '有权限', code: 'sys:user:add', onSelect: () => undefined },
          { id: 'without-code', label: '没有权限', code: 'sys:card:print', onSelect: () => undefined },
          { id: 'my-link', render: () => <a href="#cards">门禁系统</a> },
        ],
        hide: ['add', 'refresh', 'columns', 'export', 'import'],
      },
      rowActions: {
        add: [
          { id: 'my-card', label: '打印卡片', isShown: ({ username }) => username === 't_linyq', onSelect: fn() },
          { id: 'my-other', label: '别人的', isShown: () => false, onSelect: fn() },
        ],
        hide: ['delete', 'reset', 'unlock', 'state', 'username', 'id'],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '有权限' })
    await canvas.findByRole('link', { name: '门禁系统' })
    for (const name of ['没有权限', '新增', '导出', '刷新', '列设置', '删除'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: '更多' }))
    await expect(canvas.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['打印卡片'])
    await userEvent.keyboard('{Escape}')
  },
}

/** Columns with text, nodes and elements, and one whose function throws: its cell is empty, the page is notified. */
export const Columns: Story = {
  args: {
    extensions: {
      columns: {
        add: [
          { id: 'my-node', header: '借书证', render: ({ name }) => button(`${name}的借书证`) },
          { id: 'my-element', header: '积分', render: () => <b>12</b> },
          {
            id: 'my-fault',
            header: '宿舍',
            render: () => {
              throw new Error('宿舍系统没有响应')
            },
          },
        ],
        order: ['my-node', 'username'],
        hide: ['index', 'schoolName'],
        format: { userType: ({ userType }) => `类型 ${userType}` },
      },
      parts: { tree: false, selection: false },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '林砚秋的借书证' })
    await canvas.findByText('12')
    await canvas.findByText('类型 4')
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads.slice(0, 2).join()).toMatch(/借书证.*登录名/)
    await expect(heads.join()).not.toContain('学校名称')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.queryByRole('tree')).toBeNull()
    await expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'broken' }))
  },
}

const refusing = { ...card, isRequired: true, save: fn() }

/** A field of the page that its store refuses: the user is saved, the form stays with the reason, and can be saved again. */
export const FieldRefused: Story = {
  args: {
    extensions: { fields: { heading: '门禁', add: [refusing], hide: ['remark'], readOnly: ['email'] } },
  },
  beforeEach: () => void refusing.save.mockReset().mockRejectedValueOnce(new Error('此卡已被使用')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await openForm(canvas)
    const field = await dialog.findByLabelText('门禁卡号')
    await waitFor(() => expect(field).toHaveValue('204817'))
    await expect(dialog.queryByLabelText('备注')).toBeNull()
    await expect(dialog.getByLabelText('邮箱')).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByRole('button', { name: '门禁卡号: 必填' })
    await expect(field).toHaveFocus()
    await expect(refusing.save).not.toHaveBeenCalled()
    await userEvent.type(field, '100001')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByRole('button', { name: '门禁卡号: 此卡已被使用' })
    await expect(field).toHaveValue('100001')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(refusing.save).toHaveBeenCalledTimes(2)
  },
}

/** A field that cannot be loaded is locked with the reason; the rest of the form works. */
export const FieldNotLoaded: Story = {
  args: {
    extensions: {
      fields: { add: [{ ...card, load: () => Promise.reject(new Error('门禁系统没有响应')), hint: '六位数字' }] },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openForm(within(canvasElement))
    await dialog.findByText('门禁系统没有响应')
    await expect(dialog.getByLabelText('门禁卡号')).toBeDisabled()
    await expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'broken' }))
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
  },
}

/** A control of the page's own in a form: a node, which is made once, and its value is stored. */
export const FieldOfNode: Story = {
  args: {
    extensions: {
      fields: {
        add: [
          {
            ...card,
            render: ({ value, onChange }) => {
              const input = Object.assign(document.createElement('input'), { value, ariaLabel: '刷卡' })
              input.addEventListener('input', () => onChange(input.value))
              return input
            },
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await openForm(canvas)
    const input = await dialog.findByLabelText('刷卡')
    await expect(input).toHaveValue('204817')
    await userEvent.type(input, '99')
    await expect(input).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(card.save).toHaveBeenCalledWith(expect.objectContaining({ username: 't_linyq' }), '20481799'),
    )
  },
}

/** A store of the page, which takes a moment as one across a network does. */
const slowStore = { number: '204817' }

/** A column that shows what an added field stores has the new value once the form is closed. */
export const FieldShownInColumn: Story = {
  args: {
    extensions: {
      columns: { add: [{ id: 'my-card', header: '门禁卡', render: () => slowStore.number }] },
      fields: {
        add: [
          {
            ...card,
            load: () => slowStore.number,
            save: async (_user, value) => {
              await new Promise((resolve) => setTimeout(resolve, 300))
              slowStore.number = value
            },
          },
        ],
      },
      parts: { tree: false },
    },
  },
  beforeEach: () => void (slowStore.number = '204817'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('204817')
    const dialog = await openForm(canvas)
    const field = await dialog.findByLabelText('门禁卡号')
    await waitFor(() => expect(field).toHaveValue('204817'))
    await userEvent.type(field, '99')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await canvas.findByText('20481799')
  },
}

const visits = {
  id: 'my-visits',
  label: '出入记录',
  render: fn(() => Object.assign(document.createElement('input'), { ariaLabel: '卡号' })),
} as const

/**
 * A tab of the page next to the form: neither loses what was typed in it. Saving shows the form with what is wrong. A tab
 * without the person's code, or for other people, is not there; a new user has none.
 */
export const RecordTabs: Story = {
  args: {
    extensions: {
      fields: { hide: ['remark'] },
      sections: {
        add: [
          { id: 'my-note', title: '门禁须知', render: (user) => <b>{user ? `给${user.name}` : '给新用户'}</b> },
          { id: 'my-code', title: '没有权限', code: 'sys:card:print', render: () => 'x' },
        ],
        hide: ['teacher'],
      },
      tabs: {
        add: [
          visits,
          { id: 'my-name', label: '姓名', render: ({ name }) => <i>{name}的页面</i> },
          { id: 'my-code', label: '没有权限', code: 'sys:card:print', render: () => 'x' },
          { id: 'my-other', label: '别人的', isShown: ({ userType }) => userType === '5', render: () => 'x' },
        ],
      },
    },
  },
  beforeEach: () => void visits.render.mockClear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await openForm(canvas)
    await dialog.findByText('给林砚秋')
    for (const title of ['没有权限', '教师信息']) await expect(dialog.queryByText(title)).toBeNull()
    const names = (await dialog.findAllByRole('tab')).map(({ textContent }) => textContent)
    await expect(names).toEqual(['基本信息', '出入记录', '姓名'])
    await expect(visits.render).not.toHaveBeenCalled()
    const email = dialog.getByLabelText('邮箱')
    await userEvent.clear(email)
    await userEvent.click(dialog.getByRole('tab', { name: '出入记录' }))
    await expect(email).not.toBeVisible()
    await userEvent.type(await dialog.findByLabelText('卡号'), '204817')
    await userEvent.click(dialog.getByRole('tab', { name: '姓名' }))
    await dialog.findByText('林砚秋的页面')
    await userEvent.click(dialog.getByRole('tab', { name: '出入记录' }))
    await expect(dialog.getByLabelText('卡号')).toHaveValue('204817')
    await expect(visits.render).toHaveBeenCalledTimes(1)
    await expect(visits.render).toHaveBeenCalledWith(expect.objectContaining({ username: 't_linyq', userType: '4' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(email).toBeVisible())
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    const question = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: '离开' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: '新增' }))
    const added = within(await canvas.findByRole('dialog', { name: '新增用户' }))
    await added.findByText('给新用户')
    await expect(added.queryByRole('tab')).toBeNull()
    await userEvent.click(added.getByRole('button', { name: '取消' }))
  },
}
