import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  CERTIFICATES,
  certificate,
  certificatesOf,
  certificatesToIssue,
  computedRun,
  missingCertificate,
  runFor,
} from '../../testing/result-samples'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { ResultManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const COMPETITIONS = 'result/listCompetitions'
const LIST = 'result/listRuns'
const ONE = 'result/getRun'

const meta: Meta<Args> = {
  title: 'Screens/Result manager',
  parameters: { ownRoot: true },
  args: { api: { as: 'comp01' }, query: { competition: '2' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <ResultManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const findTable = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('grid', { name: '成绩列表' }))

/** The published results of the demo. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = await findTable(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '组别' }), '小学组')
    await table.findByText('92.833333')
    await expect(canvas.getByText('成绩已公布，作者可以查看。')).toBeVisible()
    const steps = within(canvas.getByRole('list', { name: '成绩流程' })).getAllByRole('listitem')
    await expect(steps.every((step) => step.textContent.includes('已完成'))).toBe(true)
    await expect(canvas.getByRole('button', { name: '计算成绩' })).toBeDisabled()
  },
}

/** The stored steps of a score, with the dropped marks. */
export const CalculationOfAScore: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findTable(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '组别' }), '小学组')
    await userEvent.click(await canvas.findByRole('button', { name: '计算过程 可能性有多大' }))
    const drawer = within(await canvas.findByRole('dialog', { name: '可能性有多大' }))
    await drawer.findByText('偏离最大，不计入')
    await waitFor(() => expect(drawer.getByText('83.83')).toBeVisible())
    await waitFor(() => expect(drawer.getByText(/÷ 3 = 83\.833333$/)).toBeVisible())
  },
}

/** Marks are missing: the screen says how many. */
export const WaitingForMarks: Story = {
  args: { query: { competition: '1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '评审轮次' }), '初评')
    await canvas.findByText(/^还有 \d+ 份评分未提交，提交后才能计算。$/)
    await expect(canvas.getByRole('button', { name: '计算成绩' })).toBeDisabled()
    await canvas.findByText('还没有计算成绩')
  },
}

/** A tie across a line waits for the committee; awards are adjusted with a written reason. */
export const Computed: Story = {
  args: { api: { as: 'prov01', answering: runFor('computed') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findTable(canvasElement)
    await canvas.findByText('由 秦晚照 计算，请核对后确认。')
    await expect(canvas.getByText(/^还有 2 件作品待仲裁/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '确认成绩' })).toBeDisabled()
    await expect(canvas.getAllByText('并列')).toHaveLength(2)
  },
}

/** The person who computed does not confirm, and adjusts awards with a reason. */
export const WaitingForAnotherPerson: Story = {
  args: { api: { as: 'comp01', answering: runFor('computed', { isOwn: true }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('由您计算或调整，须由另一位有确认权限的人员核对并确认。')
    await userEvent.click(canvas.getByRole('button', { name: '调整奖项 认识负数：从温度计说起' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '调整奖项' }))
    await userEvent.click(dialog.getByRole('button', { name: '调整奖项' }))
    await dialog.findByText('请填写原因，至少 5 个字')
  },
}

/** Everything is decided: the second person may confirm. */
export const ToConfirm: Story = {
  args: { api: { as: 'prov01', answering: runFor('computed', { isDecided: true }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '确认成绩' }))
    await within(await canvas.findByRole('alertdialog', { name: '确认成绩' })).findByText(/确认后不能再调整奖项/)
  },
}

export const Confirmed: Story = {
  args: { api: { as: 'prov01', answering: runFor('confirmed') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '开始公示' }))
    await within(await canvas.findByRole('alertdialog', { name: '开始公示' })).findByText(/公示期内可以提出异议/)
  },
}

export const InPublicity: Story = {
  args: { api: { as: 'prov01', answering: runFor('publicity') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '公布成绩' }))
    await within(await canvas.findByRole('alertdialog', { name: '公布成绩' })).findByText(/公布后不能作废/)
  },
}

/** Making a run void that is announced takes its awards off the portal. */
export const Voiding: Story = {
  args: { api: { as: 'prov01', answering: runFor('publicity') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '作废' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '作废' }))
    await dialog.findByText(/从门户撤下/)
    await userEvent.click(dialog.getByRole('button', { name: '作废' }))
    await dialog.findByText('请填写原因，至少 5 个字')
  },
}

const OBJECTIONS = 'objection/queryPage'
const objection = {
  id: 9,
  competitionId: 2,
  workId: 55,
  workNo: 'W26549',
  workTitle: '分数墙上的秘密',
  groupId: 7,
  groupName: '小学组',
  awardId: 8,
  awardName: '优秀奖',
  awards: [{ id: 7, groupId: 7, name: '三等奖', level: 3, quotaKind: 'count', quota: 3 }],
  complainantName: '周苏禾',
  unit: '青屿市海韵小学',
  content: '公示名单中小学组三等奖的件数与大赛方案不一致，请核实。',
  state: 'received',
  reply: null,
  handlerName: null,
  createdAt: '2025-12-21 17:00:00',
  handledAt: null,
  version: 0,
}
const waiting = { [OBJECTIONS]: { data: [objection], total: 1, currentPage: 1, pageSize: 20 } }

/** Decided objections of the demo. */
export const Objections: Story = {
  args: { query: { competition: '2', tab: 'objections' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '查看 分数墙上的秘密 周苏禾' }))
    const drawer = within(await canvas.findByRole('dialog', { name: '分数墙上的秘密' }))
    await drawer.findByText(/^经核查，异议成立/)
  },
}

/** An objection waits: it is taken up, or decided with a reply and perhaps another award. */
export const ObjectionToDecide: Story = {
  args: { api: { as: 'comp01', answering: waiting }, query: { competition: '2', tab: 'objections' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '处理 分数墙上的秘密 周苏禾' }))
    const drawer = within(await canvas.findByRole('dialog', { name: '分数墙上的秘密' }))
    await userEvent.click(drawer.getByRole('button', { name: '改正' }))
    await drawer.findByText('请填写答复，至少 5 个字')
    await waitFor(() => expect(drawer.getByRole('button', { name: '受理' })).toBeVisible())
  },
}

/** Accepted, before the list has come again: the panel knows, and what was typed stays. */
export const ObjectionAccepted: Story = {
  args: {
    api: {
      as: 'comp01',
      answering: {
        ...waiting,
        'objection/handle': { ...objection, state: 'checking', handlerName: '罗昭宁', version: 1 },
      },
    },
    query: { competition: '2', tab: 'objections' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '处理 分数墙上的秘密 周苏禾' }))
    const drawer = within(await canvas.findByRole('dialog', { name: '分数墙上的秘密' }))
    await userEvent.type(drawer.getByRole('textbox', { name: '答复' }), '正在核查')
    await userEvent.click(drawer.getByRole('button', { name: '受理' }))
    await drawer.findByText('核查中', { exact: false })
    await expect(drawer.queryByRole('button', { name: '受理' })).toBeNull()
    await expect(drawer.getByRole('textbox', { name: '答复' })).toHaveValue('正在核查')
  },
}

export const NoObjections: Story = {
  args: { api: { as: 'comp01', empty: [OBJECTIONS] }, query: { competition: '2', tab: 'objections' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有异议')
  },
}

export const ObjectionsForbidden: Story = {
  args: { api: { as: 'comp01', forbidden: [OBJECTIONS] }, query: { competition: '2', tab: 'objections' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const ofCertificates = { competition: '2', tab: 'certificates' }

/** Certificates of the demo: one of them is revoked and names its successor. */
export const Certificates: Story = {
  args: { query: ofCertificates },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('所有奖项都已颁发证书。')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '证书状态' }), '已作废')
    await canvas.findByText(/异议成立，奖项变更，原证书作废。 已换发 泽微课证/)
  },
}

/** Awards without a certificate stand first; issuing is confirmed before. */
export const CertificatesToIssue: Story = {
  args: { api: { as: 'comp01', answering: certificatesToIssue }, query: ofCertificates },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('还有 1 个奖项未颁发证书。')
    await userEvent.click(canvas.getByRole('button', { name: '颁发证书' }))
    await within(await canvas.findByRole('alertdialog', { name: '颁发证书' })).findByText('为 1 个奖项颁发证书？')
    await canvas.findByText('微课大赛获奖证书：1 份，泽微课证〔2025〕第000142号 至 泽微课证〔2025〕第000142号')
  },
}

export const RevokingACertificate: Story = {
  args: { api: { as: 'comp01', answering: certificatesOf([certificate]) }, query: ofCertificates },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '作废 泽微课证〔2025〕第000123号' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '作废' }))
    await userEvent.click(dialog.getByRole('button', { name: '作废' }))
    await dialog.findByText('请填写原因，至少 5 个字')
  },
}

export const ReissuingACertificate: Story = {
  args: { api: { as: 'comp01', answering: certificatesOf([certificate]) }, query: ofCertificates },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '换发 泽微课证〔2025〕第000123号' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '换发' }))
    await userEvent.clear(dialog.getByRole('textbox', { name: '获奖者' }))
    await userEvent.click(dialog.getByRole('button', { name: '换发' }))
    await dialog.findByText('请填写获奖者姓名')
  },
}

export const CertificatesBeforeThePublication: Story = {
  args: { query: { competition: '1', tab: 'certificates' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('成绩公布后可以颁发证书。')
    await canvas.findByText('还没有证书')
  },
}

export const CertificatesWithoutPrefix: Story = {
  args: {
    api: { as: 'comp01', answering: certificatesOf([missingCertificate], 'noPrefix', 1) },
    query: ofCertificates,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/填写证书编号前缀/)
  },
}

export const CertificatesForbidden: Story = {
  args: { api: { as: 'comp01', forbidden: [CERTIFICATES] }, query: ofCertificates },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const CertificatesFailing: Story = {
  args: { api: { as: 'comp01', failing: [CERTIFICATES] }, query: ofCertificates },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

const TEMPLATES = 'certificate/listTemplates'
const ofTemplates = { competition: '2', tab: 'templates' }

/** Templates of the demo as they will look, and which award has which. */
export const Templates: Story = {
  args: { query: ofTemplates },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = within(await canvas.findByRole('list', { name: '证书模板' }))
    await expect(list.getAllByRole('img', { name: '证书预览' })).toHaveLength(3)
    await list.findByText('已停用')
    await expect(canvas.getAllByRole('combobox', { name: /一等奖/ })[0]).toHaveDisplayValue('微课大赛获奖证书')
    await userEvent.click(canvas.getByRole('button', { name: '删除 微课大赛获奖证书' }))
    const dialog = within(await canvas.findByRole('alertdialog', { name: '删除' }))
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await canvas.findByText(/正在使用此模板，不能删除/)
  },
}

/** Fields are inserted where the caret is; the preview and the numbers follow, and faults are next to their fields. */
export const EditingATemplate: Story = {
  args: { query: ofTemplates },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增模板' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增模板' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('请填写此项')
    await userEvent.type(dialog.getByRole('textbox', { name: '模板名称' }), '优秀作品证书')
    await userEvent.clear(dialog.getByRole('textbox', { name: '正文' }))
    await userEvent.click(
      within(dialog.getByRole('group', { name: '插入字段' })).getByRole('button', { name: '获奖者' }),
    )
    await expect(dialog.getByRole('textbox', { name: '正文' })).toHaveValue('{holder}')
    const rule = dialog.getByRole('textbox', { name: '编号规则' })
    await userEvent.clear(rule)
    await userEvent.type(rule, '{{code}{{year}')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('须含一个序号，如 {seq:6}，位数为 3 至 8 位')
    await userEvent.type(rule, '{{seq:4}')
    await dialog.findByText(/泽微课证20250001 泽微课证20250002/)
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await canvas.findByRole('button', { name: '删除 优秀作品证书' })
  },
}

export const TemplatesEmpty: Story = {
  args: {
    api: {
      as: 'comp01',
      answering: { [TEMPLATES]: { templates: [], awards: [], code: null, year: 2025, host: '云泽省教育厅' } },
    },
    query: ofTemplates,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有证书模板')
  },
}

export const TemplatesForbidden: Story = {
  args: { api: { as: 'comp01', forbidden: [TEMPLATES] }, query: ofTemplates },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

export const TemplatesFailing: Story = {
  args: { api: { as: 'comp01', failing: [TEMPLATES] }, query: ofTemplates },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Void: Story = {
  args: { query: { competition: '2', run: '1' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这次计算已作废，不再生效。')
  },
}

/** Those who may read only see who has to act. */
export const WithoutTheCodes: Story = {
  args: { api: { as: 'comp01', answering: runFor('computed') }, permissions: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('由 秦晚照 计算，等待有确认权限的人员确认。')
    await expect(canvas.queryByRole('button', { name: '计算成绩' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '确认成绩' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^调整奖项/ })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await findTable(canvasElement)
    await expect(within(canvasElement).queryByRole('button', { name: '计算成绩' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { api: { as: 'comp01', empty: [COMPETITIONS] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有可以管理成绩的赛事')
  },
}

export const FilteredEmpty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await findTable(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: '作品、姓名或学校' }), '不存在的作品')
    await canvas.findByText('没有符合条件的作品')
  },
}

export const Loading: Story = { args: { api: { as: 'comp01', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'comp01', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'comp01', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'comp01', failing: [ONE] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'comp01', forbidden: [COMPETITIONS] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const long = computedRun.results.map((result) => ({
  ...result,
  title: '从温度计、海拔和收支认识生活中的负数并用数轴解释其大小关系的一节微课设计与实践',
  schoolName: '望川市砚池区清槐街道中心小学（望川师范大学附属小学清槐校区）',
}))

export const LongText: Story = {
  args: { api: { as: 'comp01', answering: { ...runFor('computed'), [ONE]: { ...computedRun, results: long } } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/^从温度计、海拔/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const [first] = computedRun.results
const many = Array.from({ length: 300 }, (_, at) => ({ ...first, workId: at + 1, rank: at + 1, tiePath: [] }))

export const ManyRows: Story = {
  args: { api: { as: 'comp01', answering: { ...runFor('computed'), [ONE]: { ...computedRun, results: many } } } },
  play: async ({ canvasElement }) => {
    await findTable(canvasElement)
    await expect(within(canvasElement).getAllByRole('button', { name: /^计算过程/ })).toHaveLength(20)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <ResultManager />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await findTable(canvasElement)
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: 'Results' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
