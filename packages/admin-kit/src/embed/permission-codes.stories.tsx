import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { unitToReturn } from '../testing/recommend-samples'
import { certificatesToIssue, runFor } from '../testing/result-samples'
import { StoryScreen, type StoryScreenProps } from '../testing/story-screen'
import { usableControls } from '../testing/usable-controls'
import { screenDefinitions } from './generated/screen-definitions'

type Canvas = ReturnType<typeof within>

/** A place of a screen where controls stand, and how to come to it. */
interface View {
  query?: Readonly<Record<string, string>>
  props?: object
  open: (canvas: Canvas) => Promise<unknown>
}

interface Args extends Omit<StoryScreenProps, 'children' | 'permissions'> {
  /** Name of a screen. */
  screen: string
  view?: View
}

const press = async (canvas: Canvas, role: string, name: string | RegExp) =>
  userEvent.click((await canvas.findAllByRole(role, { name }))[0] ?? document.body)
const line = async (canvas: Canvas, name: string) => {
  const item = await canvas.findByRole('treeitem', { name: new RegExp(`^${name}`) })
  await userEvent.click(within(item).getByText(name))
}

/** A school, which is deeper in the tree than the lines at the beginning. */
const located = async (canvas: Canvas, name: string) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索机构' }), name)
  await press(canvas, 'button', '定位')
  const hits = within(await canvas.findByRole('list', { name: '搜索结果' }))
  await userEvent.click((await hits.findAllByRole('button'))[0] ?? document.body)
  await line(canvas, name)
}

const editing = async (canvas: Canvas, name: string, title: string) => {
  await line(canvas, name)
  await press(canvas, 'button', '修改')
  await canvas.findByRole('dialog', { name: title })
}

const SCHOOL_ADMIN = '8'
const RUNNING = '云泽省第三届中小学微课大赛'
const oneUser = { username: 't_linyq' }
const roleMenus = async (canvas: Canvas) => {
  await canvas.findByRole('treeitem', { name: /^系统管理/ })
  await userEvent.type(canvas.getByRole('searchbox', { name: '搜索菜单或权限编码' }), 'sys:user:list')
}
const roleSites = async (canvas: Canvas) => {
  await press(canvas, 'tab', '站点管理')
  await canvas.findAllByRole('checkbox')
}

const views: Readonly<Record<string, readonly View[]>> = {
  ChangeSchoolApproval: [{ query: { request: '1' }, open: (canvas) => canvas.findByRole('button', { name: '驳回' }) }],
  DataOverview: [{ open: (canvas) => canvas.findByRole('grid', { name: '各地区数据' }) }],
  UserManager: [
    { query: oneUser, open: (canvas) => canvas.findByRole('button', { name: '修改' }) },
    { query: oneUser, open: (canvas) => press(canvas, 'button', '更多') },
    {
      query: oneUser,
      open: async (canvas) => {
        await canvas.findByRole('button', { name: '修改' })
        await press(canvas, 'checkbox', /本页全部/)
        await press(canvas, 'button', '更多')
      },
    },
    {
      query: oneUser,
      open: async (canvas) => {
        await press(canvas, 'button', '修改')
        await canvas.findByRole('heading', { name: '基本信息' })
      },
    },
  ],
  AreaManager: [
    { open: (canvas) => line(canvas, '云泽省') },
    { open: (canvas) => editing(canvas, '云泽省', '节点信息编辑') },
  ],
  OrganizationManager: [
    { open: (canvas) => line(canvas, '云泽省教育厅') },
    { open: (canvas) => editing(canvas, '云泽省教育厅', '修改机构') },
    { open: (canvas) => located(canvas, '望川市砚池小学') },
  ],
  RoleManager: [
    { open: (canvas) => canvas.findByRole('button', { name: '删除角色“学校管理员”' }) },
    { query: { role: SCHOOL_ADMIN }, open: roleMenus },
    { query: { role: SCHOOL_ADMIN }, open: roleSites },
  ],
  RoleEditor: [
    { open: roleMenus },
    { props: { roleId: Number(SCHOOL_ADMIN) }, open: roleMenus },
    { props: { roleId: Number(SCHOOL_ADMIN) }, open: roleSites },
  ],
  SchoolProfiles: [
    { query: { school: '9' }, open: (canvas) => canvas.findByRole('button', { name: '通过' }) },
    { query: { school: '8' }, open: (canvas) => canvas.findByRole('button', { name: '编辑' }) },
  ],
  PrincipalManager: [
    { query: { principal: '2' }, open: (canvas) => canvas.findByRole('button', { name: '通过' }) },
    { query: { principal: '1' }, open: (canvas) => canvas.findByRole('button', { name: '编辑' }) },
  ],
  PreschoolManager: [{ query: { work: '1' }, open: (canvas) => canvas.findByRole('button', { name: '通过' }) }],
  CompetitionManager: [
    { open: (canvas) => canvas.findByRole('button', { name: `修改 ${RUNNING}` }) },
    { open: (canvas) => press(canvas, 'button', '云泽省中小学实验教学说课展示活动 的操作') },
    { open: (canvas) => press(canvas, 'button', '云泽省第二届中小学微课大赛 的操作') },
    {
      query: { competition: '1', step: 'phases' },
      open: (canvas) => canvas.findByRole('button', { name: '延长阶段 资格审查' }),
    },
    { query: { competition: '1', step: 'quota' }, open: (canvas) => canvas.findByRole('form', { name: '级别与名额' }) },
  ],
  EntryManager: [
    { query: { competition: '3' }, open: (canvas) => canvas.findByRole('checkbox', { name: /本页全部/ }) },
    {
      query: { competition: '1', tab: 'works' },
      open: async (canvas) => {
        await press(canvas, 'button', /^审查 /)
        await canvas.findByText('提交材料')
      },
    },
    {
      query: { competition: '1', tab: 'recommend' },
      open: (canvas) => canvas.findByRole('button', { name: '退回名单' }),
    },
  ],
  ActivityManager: [{ open: (canvas) => canvas.findByRole('button', { name: '新增活动' }) }],
  SchemeManager: [
    { open: (canvas) => canvas.findByRole('button', { name: '新建评分方案' }) },
    { query: { scheme: '2' }, open: (canvas) => canvas.findByRole('button', { name: '复制为新版本' }) },
    { query: { scheme: 'new' }, open: (canvas) => canvas.findByRole('option', { name: RUNNING }) },
  ],
  JudgeManager: [
    { query: { competition: '1', panel: '2' }, open: (canvas) => canvas.findByRole('button', { name: '自动分配' }) },
    { query: { tab: 'pool' }, open: (canvas) => canvas.findByRole('button', { name: '修改 裴松年' }) },
    {
      query: { competition: '1', tab: 'monitor' },
      open: (canvas) => canvas.findByRole('button', { name: '查看评委 第2评审组' }),
    },
  ],
  ResultManager: [
    {
      open: async (canvas) => {
        await canvas.findByRole('tab', { name: '异议' })
        await canvas.findByRole('button', { name: '确认成绩' })
      },
    },
    {
      query: { tab: 'certificates' },
      open: async (canvas) => {
        await canvas.findByRole('button', { name: '颁发证书' })
        await canvas.findByRole('button', { name: /^作废 泽微课证/ })
      },
    },
    { query: { tab: 'templates' }, open: (canvas) => canvas.findByRole('button', { name: '新增模板' }) },
  ],
  RegistrationApproval: [{ open: (canvas) => canvas.findByRole('button', { name: /^批量通过/ }) }],
}

const definitionOf = (name: string) => {
  const found = screenDefinitions.find((definition) => definition.name === name)
  if (!found) throw new Error(`There is no screen ${name}.`)
  return found
}

/** A screen for somebody who has every code but one. */
function Governed({ screen, view, ...rest }: Args) {
  const [without, setWithout] = useState('')
  const definition = definitionOf(screen)
  const { codes } = definition
  return (
    <>
      <label>
        Without the code{' '}
        <select aria-label="Without the code" value={without} onChange={(event) => setWithout(event.target.value)}>
          <option value="">(none)</option>
          {codes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      <div data-story-screen={screen}>
        <StoryScreen {...rest} query={view?.query} permissions={codes.filter((code) => code !== without)}>
          {definition.render(view?.props ?? {})}
        </StoryScreen>
      </div>
    </>
  )
}

function EveryView(args: Args) {
  const [at, setAt] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Next view
      </button>
      <Governed key={at} {...args} view={views[args.screen]?.[at]} />
    </>
  )
}

/**
 * Every code of the screen's map is taken away once in every view: what can be used with it, and cannot be without it,
 * is what carries it. A code that nothing carries fails.
 */
const takeEachAway: Story['play'] = async ({ canvasElement, args: { screen } }) => {
  const canvas = within(canvasElement)
  const { codes } = definitionOf(screen)
  const carried = new Map<string, string[]>(codes.map((code) => [code, []]))
  for (const view of views[screen] ?? []) {
    await view.open(canvas)
    const root = canvasElement.querySelector('[data-story-screen]') ?? canvasElement
    const choice = canvas.getByLabelText('Without the code')
    const all = await settled(root)
    for (const code of codes) {
      await fireEvent.change(choice, { target: { value: code } })
      const rest = usableControls(root)
      carried.get(code)?.push(...[...all].filter((control) => !rest.has(control)))
      await fireEvent.change(choice, { target: { value: '' } })
      await expect([...all].filter((control) => !usableControls(root).has(control))).toEqual([])
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Next view' }))
  }
  await expect([...carried].filter(([, controls]) => controls.length === 0)).toEqual([])
}

/** The controls once nothing more arrives. */
async function settled(root: ParentNode): Promise<ReadonlySet<string>> {
  let before = usableControls(root)
  await waitFor(async () => {
    await new Promise((resolve) => void setTimeout(resolve, 100))
    const now = usableControls(root)
    const isSame = now.size === before.size
    before = now
    if (!isSame) throw new Error('Controls still arrive.')
  })
  return before
}

const meta: Meta<Args> = {
  title: 'Screens/Permission codes',
  parameters: {
    ownRoot: true,
    // The choice of a code stands outside the screen and knows one theme.
    lightOnly: true,
    // A chosen line shows its buttons; their words are names of their own, not part of the line's.
    a11y: { test: 'error', config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <EveryView locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args} />
  ),
  play: takeEachAway,
}
export default meta

type Story = StoryObj<Args>

export const Users: Story = { args: { screen: 'UserManager' } }

export const Areas: Story = { args: { screen: 'AreaManager' } }

export const Organizations: Story = { args: { screen: 'OrganizationManager' } }

export const Roles: Story = { args: { screen: 'RoleManager' } }

export const RoleEditing: Story = { args: { screen: 'RoleEditor' } }

export const Preschool: Story = { args: { screen: 'PreschoolManager' } }
export const Principals: Story = { args: { screen: 'PrincipalManager' } }
export const Schools: Story = { args: { screen: 'SchoolProfiles' } }

export const Registrations: Story = { args: { screen: 'RegistrationApproval' } }

export const Overview: Story = { args: { screen: 'DataOverview' } }

export const Competitions: Story = { args: { screen: 'CompetitionManager' } }

export const Entries: Story = {
  args: {
    screen: 'EntryManager',
    api: { as: 'admin', answering: { 'competitionRecommend/getQuota': unitToReturn } },
  },
}

export const Schemes: Story = { args: { screen: 'SchemeManager' } }

export const Activities: Story = { args: { screen: 'ActivityManager' } }

export const Judges: Story = { args: { screen: 'JudgeManager' } }

export const Results: Story = {
  args: {
    screen: 'ResultManager',
    api: { as: 'admin', answering: { ...runFor('computed', { isDecided: true }), ...certificatesToIssue } },
  },
}
