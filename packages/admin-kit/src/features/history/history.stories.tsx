import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
// The words of roles come with their code.
import '../roles/lazy-parts'
import { OrganizationManager } from '../organizations'
import { RoleEditor } from '../roles'
import { UserEdit } from '../users'
import { HistoryButton } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const SCHOOL_ADMIN = 8
const LOG = 'queryPageOperationLog'
const labels = { name: 'roles.form.name' } as const

const record = (id: number) => ({
  id,
  at: '2026-11-20 09:30:00',
  actorId: 1,
  actorName: '沈砚舟',
  action: 'role.edit',
  permissionCode: 'sys:role:edit',
  targetType: 'role',
  targetId: '8',
  targetLabel: '学校管理员',
  requestId: null,
  ip: null,
  diff: {
    difference: {
      name: { before: '管理员', after: '学校管理员' },
      mobile: { before: 'hmac:1', after: 'hmac:2' },
      remark: { before: null, after: '核对' },
    },
  },
})
const page = (total: number) => ({
  data: Array.from({ length: Math.min(20, total) }, (_, at) => record(at + 1)),
  total,
  currentPage: 1,
  pageSize: 20,
})

const meta: Meta<Args> = {
  title: 'Screens/History of a record',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' }, permissions: ['log:oper:list'] },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <HistoryButton targetType="role" targetId={SCHOOL_ADMIN} fieldLabels={labels} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

async function opened(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: '修改记录' }))
  return within(await canvas.findByRole('dialog', { name: '修改记录' }))
}

/** Who changed what and when; personal values are not for reading, and there is more. */
export const Filled: Story = {
  args: { api: { as: 'admin', answering: { [LOG]: page(45) } } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await expect((await dialog.findAllByText('沈砚舟：修改')).length).toBe(20)
    await waitFor(() => expect(dialog.getAllByText('名称：管理员 → 学校管理员')[0]).toBeVisible())
    await expect(dialog.getAllByText('mobile：（个人信息，不显示） → （个人信息，不显示）')[0]).toBeInTheDocument()
    await expect(dialog.getAllByText('remark：（空） → 核对')[0]).toBeInTheDocument()
    await dialog.findByRole('button', { name: '显示更多' })
  },
}

/** The log holds codes, the person reads words. */
export const CodesInWords: Story = {
  args: {
    api: {
      as: 'admin',
      answering: {
        [LOG]: {
          ...page(1),
          data: [
            {
              ...record(1),
              diff: {
                difference: {
                  dataState: { before: null, after: '0' },
                  sex: { before: '0', after: '1' },
                  areaCode: { before: '380102', after: '380200' },
                },
              },
              names: [
                { field: 'areaCode', value: '380102', name: '砚池区' },
                { field: 'areaCode', value: '380200', name: '青屿市' },
              ],
            },
          ],
        },
      },
    },
  },
  render: (args) => (
    <StoryScreen {...args}>
      <UserEdit userId={1} onClose={() => undefined} />
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await dialog.findByText('状态：（空） → 启用')
    await waitFor(() => expect(dialog.getByText('性别：男 → 女')).toBeVisible())
    await waitFor(() => expect(dialog.getByText(/：砚池区 → 青屿市$/)).toBeVisible())
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', empty: [LOG] } },
  play: async ({ canvasElement }) => {
    await (await opened(canvasElement)).findByText('还没有修改记录')
  },
}

export const Failing: Story = {
  args: { api: { as: 'admin', broken: [LOG] } },
  play: async ({ canvasElement }) => {
    await (await opened(canvasElement)).findByText('请求编号：story-1')
  },
}

export const WithoutTheCode: Story = {
  args: { permissions: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: '修改记录' })).toBeNull()
  },
}

const difference = (fields: Readonly<Record<string, readonly [string, string]>>) => ({
  [LOG]: {
    ...page(1),
    data: [
      {
        ...record(1),
        diff: {
          difference: Object.fromEntries(
            Object.entries(fields).map(([field, [before, after]]) => [field, { before, after }]),
          ),
        },
      },
    ],
  },
})

/** Every member of a role, in the words of the editor; text around the data scope stays readable. */
export const RoleInWords: Story = {
  args: {
    api: {
      as: 'admin',
      answering: difference({
        name: ['管理员', '学校管理员'],
        icon: ['crown', 'school'],
        roleExtent: ['scope=all', 'scope=org_tree'],
      }),
    },
  },
  render: (args) => (
    <StoryScreen {...args}>
      <RoleEditor roleId={SCHOOL_ADMIN} onSaved={() => undefined} onClose={() => undefined} />
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await dialog.findByText('扩展属性：全部数据 → 所在机构及下级')
    await dialog.findByText('名称：管理员 → 学校管理员')
    await dialog.findByText('图标：皇冠 → 学校')
    for (const code of [/scope=/, /crown/, /roleExtent/]) await expect(dialog.queryByText(code)).toBeNull()
  },
}

/** Chosen organisations are in the attribute alone, so it stays in view after the word. */
export const RoleWithOrganisations: Story = {
  ...RoleInWords,
  args: { api: { as: 'admin', answering: difference({ roleExtent: ['级别=1;scope=self', 'scope=custom:{3,4}'] }) } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await dialog.findByText('扩展属性：仅本人数据（级别=1;scope=self） → 指定机构及下级（scope=custom:{3,4}）')
  },
}

/** Every member of an organisation that the log holds as a code. */
export const OrganisationInWords: Story = {
  args: {
    api: { as: 'admin', answering: difference({ type: ['1', '2'], schoolType: ['211', '311'] }) },
    permissions: ['log:oper:list', 'school:list', 'school:edit'],
  },
  render: (args) => (
    <StoryScreen {...args}>
      <OrganizationManager height={420} />
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const line = await canvas.findByRole('treeitem', { name: /^云泽省教育厅/ })
    await userEvent.click(within(line).getByText('云泽省教育厅'))
    await userEvent.click(await within(line).findByText('修改'))
    const dialog = await opened(canvasElement)
    await dialog.findByText('组织类型：行政机构 → 学校')
    await dialog.findByText('学校类型：小学 → 初级中学')
  },
}
