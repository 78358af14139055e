import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { RegistrationApproval } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const LIST = '/api/registration/queryPage'
const DETAIL = '/api/registration/getRegistration'
const WAITING = '叶清'
const RETURNED = '韩沫'

const meta: Meta<Args> = {
  title: 'Screens/Registration approval',
  parameters: { ownRoot: true },
  args: { api: { as: 'ycxx_school01' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <RegistrationApproval />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

/** A request that may belong to accounts that are there already. */
const suspicious = {
  id: 1,
  trackNo: 'ZC7K2MQ4XW9D',
  userType: '5',
  name: WAITING,
  username: 't_yeqing',
  schoolName: '望川市砚池小学',
  state: 'pending',
  submittedAt: '2026-11-21 09:00:00',
  waitingHours: 90,
  decidedAt: null,
  deciderName: null,
  sex: '1',
  birthDate: '2005-03-01',
  idCard: '380***********0628',
  mobile: '138****0000',
  email: 't***@doorway.example',
  areaName: '砚池区',
  remark: null,
  dutyName: null,
  subjects: [],
  userNumber: null,
  inSchoolYear: '2026',
  gradeName: '一年级',
  className: '1班',
  enrollmentNumber: null,
  guardian: null,
  childUsername: null,
  consents: [{ textCode: 'register.privacy', textVersion: '1' }],
  reason: null,
  checks: {
    isNameTaken: true,
    sameName: 2,
    sameIdentity: 't_linyq',
    ageOfClass: 'unlikely',
    child: null,
  },
  duplicates: [
    {
      userId: 20,
      username: 't_linyq',
      name: WAITING,
      userType: '4',
      schoolName: '望川市砚池小学',
      match: 'identity',
      mobile: '138****0001',
      email: 't***@doorway.example',
    },
    {
      userId: 21,
      username: 't_yeqing09',
      name: WAITING,
      userType: '4',
      schoolName: '望川市砚池小学',
      match: 'name',
      mobile: null,
      email: null,
    },
  ],
}

/** What waits, with the time it has waited and the counts of all states. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: '注册申请列表' })
    await canvas.findByText(WAITING)
    await expect(await canvas.findByRole('tab', { name: /^待审核 \d+$/ })).toBeVisible()
  },
}

/** A returned request of a child, with its guardian and the reason. */
export const Returned: Story = {
  args: { query: { tab: 'returned' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: `查看 ${RETURNED}` }))
    const details = within(await canvas.findByRole('dialog', { name: RETURNED }))
    await details.findByText('班级与学校登记不一致，请与班主任核对后重新提交')
    await details.findByText('监护人已同意儿童个人信息保护规则（版本1）', { exact: false })
    await expect(details.queryByRole('button', { name: '通过' })).toBeNull()
  },
}

/** What has been compared; a reason that is too short stands at its field. */
export const Details: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: `审核 ${WAITING}` }))
    const details = within(await canvas.findByRole('dialog', { name: WAITING }))
    await details.findByText('没有发现重复的账号')
    await userEvent.click(details.getByRole('button', { name: '退回' }))
    const question = within(await canvas.findByRole('dialog', { name: '退回' }))
    await userEvent.type(question.getByLabelText('退回原因'), '太短')
    await userEvent.click(question.getByRole('button', { name: '退回' }))
    await question.findByText('请填写原因（至少5个字），申请人会看到')
  },
}

/** An identity number that an account has, a name that is taken, a grade that does not go with the age. */
export const Suspicious: Story = {
  args: { query: { request: '1' }, api: { as: 'ycxx_school01', answering: { [DETAIL]: suspicious } } },
  play: async ({ canvasElement }) => {
    const details = within(await within(canvasElement).findByRole('dialog', { name: WAITING }))
    await details.findByText('身份证号与已有账号 t_linyq 相同')
    await details.findByText('出生日期与所选年级不相符')
  },
}

/** The proof that an account is the applicant's: a code, or the document of the same identity number. */
export const Merging: Story = {
  args: Suspicious.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '合并到已有账号 t_linyq' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '合并到已有账号 t_linyq' }))
    await dialog.findByRole('button', { name: '发送到手机 138****0001' })
    await userEvent.click(dialog.getByRole('button', { name: '合并' }))
    await dialog.findByText('请输入6位数字验证码')
    await userEvent.click(dialog.getByRole('radio', { name: '已核验申请人的身份证件' }))
    await userEvent.type(dialog.getByLabelText('核验情况'), '看过')
    await userEvent.click(dialog.getByRole('button', { name: '合并' }))
    await dialog.findByText('请填写核验情况（至少5个字）')
  },
}

/** The same name is no proof, and no code can be sent: the way out is named. */
export const MergingByNameOnly: Story = {
  args: Suspicious.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '合并到已有账号 t_yeqing09' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '合并到已有账号 t_yeqing09' }))
    await dialog.findByText('姓名相同不足以证明是同一人，只能用验证码确认。')
    await expect(dialog.getByRole('radio', { name: '已核验申请人的身份证件' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: '合并' })).toBeDisabled()
  },
}

/** The question before several accounts are opened names their owners. */
export const Batch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(WAITING)
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(WAITING) }))
    await userEvent.click(canvas.getByRole('button', { name: '批量通过（1）' }))
    await canvas.findByText(/将为叶清（共1人）开通账号/)
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(WAITING)
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索姓名或查询编号' }), '没有这个人{Enter}')
    await canvas.findByText('没有符合条件的申请')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText(WAITING)
  },
}

export const Empty: Story = {
  args: { query: { tab: 'expired' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有过期的申请')
  },
}

export const Loading: Story = { args: { api: { as: 'ycxx_school01', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'ycxx_school01', latency: 300 } }, play: Filled.play }

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: `查看 ${WAITING}` }))
    const details = within(await canvas.findByRole('dialog', { name: WAITING }))
    await details.findByText('没有发现重复的账号')
    await expect(details.queryByRole('button', { name: '通过' })).toBeNull()
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'ycxx_school01', many: { [LIST]: 200 } } },
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('grid', { name: '注册申请列表' }))
    await waitFor(() => expect(list.getAllByRole('row').length).toBeGreaterThan(5))
  },
}

export const Failing: Story = {
  args: { api: { as: 'ycxx_school01', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^请求编号：story-/)
  },
}

export const Offline: Story = {
  args: { api: { as: 'ycxx_school01', failing: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'ycxx_school01', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const LongText: Story = {
  args: { api: { as: 'ycxx_school01', wordy: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '注册申请列表' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const INVITATIONS = '/api/registration/queryPageInvitation'

/** Codes with which whole classes register, and the QR code of one. */
export const InvitationCodes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '班级邀请码' }))
    const codes = within(await canvas.findByRole('dialog', { name: '班级邀请码' }))
    await userEvent.click(await codes.findByRole('button', { name: /^二维码 / }))
    const sheet = within(await canvas.findByRole('dialog', { name: '班级邀请码', description: /^望川市砚池小学/ }))
    await sheet.findByText('R7K2M Q4XW9')
    // The dialog fades in.
    await waitFor(() => expect(sheet.getByRole('img', { name: /注册二维码$/ })).toBeVisible())
  },
}

/** What is missing stands at its field. */
export const NewInvitationCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '班级邀请码' }))
    const codes = within(await canvas.findByRole('dialog', { name: '班级邀请码' }))
    await userEvent.click(await codes.findByRole('button', { name: '生成邀请码' }))
    const form = within(await canvas.findByRole('dialog', { name: '生成邀请码' }))
    await expect(form.getByRole('combobox', { name: /所属机构/ })).toHaveValue('望川市砚池小学')
    await userEvent.clear(form.getByRole('textbox', { name: /人数上限/ }))
    await userEvent.type(form.getByRole('textbox', { name: /人数上限/ }), '101')
    await userEvent.click(form.getByRole('button', { name: '生成' }))
    await form.findByText('请输入 1~100 的整数')
    await expect(form.getAllByText('请选择班级').length).toBeGreaterThan(1)
  },
}

export const WithoutInvitationCodes: Story = {
  args: { api: { as: 'ycxx_school01', empty: [INVITATIONS] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '班级邀请码' }))
    await canvas.findByText('还没有邀请码')
  },
}
