import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { useUserFields, useUserList, useUserPermissions, useUserRecord, type UserRecord } from './headless'

type Args = Omit<StoryScreenProps, 'children'>

const meta: Meta<Args> = {
  title: 'Screens/User manager/Rendered by a page',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' }, query: { username: 't_lin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <OwnList />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

/** A list of the page's own: two filters, cards and steps through the pages. */
function OwnList() {
  const [editedId, setEditedId] = useState<number | null>(null)
  const { rows, total, search, setSearch, searchBy, isLoading, error } = useUserList(editedId !== null)
  const { canEdit } = useUserPermissions()
  if (error) return <p role="alert">{error.message}</p>
  return (
    <section aria-label="通讯录" aria-busy={isLoading}>
      <label>
        姓名
        <input
          defaultValue={search.filters.name}
          onChange={({ target }) => searchBy({ ...search.filters, name: target.value })}
        />
      </label>
      <p>共 {total} 人</p>
      <ul>
        {rows.map(({ id, name, username, organizationName }) => (
          <li key={id}>
            {name}（{username}，{organizationName}）
            {canEdit && (
              <button type="button" onClick={() => setEditedId(id)}>
                改 {name}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" disabled={search.page === 1} onClick={() => setSearch({ page: search.page - 1 })}>
        前一页
      </button>
      {editedId !== null && <OwnForm key={editedId} id={editedId} onClose={() => setEditedId(null)} />}
    </section>
  )
}

function OwnForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { record } = useUserRecord(id)
  return record ? <OwnFields record={record} onClose={onClose} /> : <p>正在读取</p>
}

const shown = [
  ['name', '姓名（表单）'],
  ['remark', '说明'],
] as const

function OwnFields({ record, onClose }: { record: UserRecord; onClose: () => void }) {
  const form = useUserFields({ record, onSaved: onClose, onClose })
  return (
    <form
      aria-label="改一个人"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      {shown.map(([name, label]) => {
        const { value, onChange, onBlur, error } = form.field(name)
        return (
          <p key={name}>
            <label>
              {label}
              <input
                value={value ?? undefined}
                aria-invalid={error !== undefined}
                onBlur={onBlur}
                onChange={({ target }) => onChange(target.value)}
              />
            </label>
            {error !== undefined && <span role="alert">{error}</span>}
          </p>
        )
      })}
      <output>{form.isDirty ? '有未保存的修改' : '没有修改'}</output>
      <button type="submit" disabled={form.isSaving}>
        存
      </button>
      <button type="button" onClick={form.close}>
        不存
      </button>
    </form>
  )
}

/** The page filters, edits with the rules of ours, and saves; unsaved input prompts before it is lost. */
export const ListAndForm: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '改 林砚秋' }))
    const form = within(await canvas.findByRole('form', { name: '改一个人' }))
    await waitFor(() => expect(form.getByText('没有修改')).toBeVisible())

    const name = form.getByLabelText('姓名（表单）')
    await userEvent.clear(name)
    await userEvent.tab()
    await waitFor(() => expect(form.getByRole('alert')).toBeVisible())
    await userEvent.type(name, '林砚秋')
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull())

    await userEvent.type(form.getByLabelText('说明'), '九月起兼任教研组长')
    await waitFor(() => expect(form.getByText('有未保存的修改')).toBeVisible())
    await userEvent.click(form.getByRole('button', { name: '不存' }))
    const question = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: '继续编辑' }))
    await userEvent.click(form.getByRole('button', { name: '存' }))
    await waitFor(() => expect(canvas.queryByRole('form', { name: '改一个人' })).toBeNull())

    await userEvent.click(canvas.getByRole('button', { name: '改 林砚秋' }))
    await expect(await canvas.findByLabelText('说明')).toHaveValue('九月起兼任教研组长')
  },
}

/** Without the code to edit, the hooks say so. */
export const WithoutPermission: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} permissions={['sys:user:list']} {...args}>
      <OwnList />
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/林砚秋（t_linyq/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /改/ })).toBeNull()
  },
}
