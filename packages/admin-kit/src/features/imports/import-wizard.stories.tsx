import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { ImportWizard } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const close = fn()
const changed = fn()

const meta: Meta<Args> = {
  title: 'Screens/Import wizard',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <ImportWizard kind="user" onChanged={changed} onClose={close} />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const DROP = '把表格文件拖到这里，或'
const HEADINGS = '登录名,用户名,用户类型,密码,所属机构,所在区域,邮箱'
const good = (username: string) =>
  `${username},苏婉清,教师,Import@2026,望川市砚池小学,380102,${username}@doorway.example`
const bad = 'x,,教师,weak,不存在的学校,380102,no-mail'
const csv = (...rows: string[]) => new File([[HEADINGS, ...rows].join('\n')], '用户.csv', { type: 'text/csv' })

export const Start: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('dialog', { name: '导入用户' })
    await expect(canvas.getByRole('radio', { name: '跳过' })).toBeChecked()
    const zone = canvas.getByText(DROP).parentElement
    const rightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0
    await expect(rightOf(zone)).toBeGreaterThan(0)
    await expect(rightOf(zone)).toBeLessThanOrEqual(rightOf(zone?.parentElement))
  },
}

export const RefusesOtherFiles: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = await canvas.findByLabelText(DROP)
    // A file chosen by “all files” gets past the filter of the browser.
    await userEvent.upload(input, new File(['x'], '照片.png'), { applyAccept: false })
    await canvas.findByText('只能导入 xlsx 或 csv 文件')
  },
}

/** What is wrong stands at its row; the sound rows go in, and come out again. */
export const ChecksStoresAndTakesBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(await canvas.findByLabelText(DROP), csv(good('story_imp1'), bad))
    await canvas.findByText('共 2 行：1 行可导入（其中 0 行已存在），1 行有误。')
    await canvas.findByText('登录名：6~18个字符，区分大小写')
    await userEvent.click(canvas.getByRole('button', { name: '只导入正确的 1 行' }))
    await canvas.findByText('导入完成：新增 1 条，更新 0 条，跳过 1 条。')
    await waitFor(() => expect(changed).toHaveBeenCalled())
    await userEvent.click(canvas.getByRole('button', { name: '撤销本次导入' }))
    await canvas.findByText('本次导入已撤销')
  },
}

export const NothingSound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(await canvas.findByLabelText(DROP), csv(bad))
    await canvas.findByRole('button', { name: '下载错误行' })
    await expect(canvas.queryByRole('button', { name: /导入正确/ })).toBeNull()
  },
}

export const WrongHeadings: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(await canvas.findByLabelText(DROP), new File(['甲,乙\n1,2'], '用户.csv'))
    await canvas.findByText(/表头|缺少列|未知列/)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(await canvas.findByLabelText(DROP), csv(good('story_imp2'), bad))
    await canvas.findByRole('button', { name: '只导入正确的 1 行' })
  },
}
