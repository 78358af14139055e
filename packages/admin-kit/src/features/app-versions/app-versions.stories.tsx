import { appVersionEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { AppVersions } from './index'

type Args = Omit<StoryScreenProps, 'children'>
type Canvas = ReturnType<typeof within>

const LIST = 'appVersion/queryPage'

const meta: Meta<Args> = {
  title: 'Screens/App versions',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <AppVersions />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('grid', { name: '应用版本' }))
    await table.findByText('修复若干问题，优化视频播放。')
    await expect(table.getAllByText('已发布').length).toBeGreaterThan(2)
    await expect(table.getByText('强制')).toBeVisible()
  },
}

async function fill(canvas: Canvas, build: string) {
  await userEvent.click(await canvas.findByRole('button', { name: '新增版本' }))
  const dialog = within(await canvas.findByRole('dialog', { name: '新增版本' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '平台' }), 'iOS')
  await userEvent.type(dialog.getByRole('textbox', { name: '版本' }), '5.0.0')
  await userEvent.type(dialog.getByRole('textbox', { name: '构建号' }), build)
  await userEvent.type(dialog.getByRole('textbox', { name: '下载地址' }), 'https://edu.yunze.example/app/ios-5')
  return dialog
}

let nextBuild = 1_000
const freshBuild = () => String((nextBuild += 1))

/** Added as a draft, published and withdrawn. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await fill(canvas, freshBuild())
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await canvas.findByText('版本“iOS 5.0.0”已保存')
    const actions = async () => (await canvas.findAllByRole('button', { name: 'iOS 5.0.0 的操作' }))[0] ?? canvasElement
    await userEvent.click(await actions())
    await userEvent.click(await canvas.findByRole('menuitem', { name: '发布' }))
    const question = within(await canvas.findByRole('alertdialog', { name: '发布' }))
    await question.findByText(/^100% 的设备从下次检查更新起会收到此版本/)
    await userEvent.click(question.getByRole('button', { name: '发布' }))
    await canvas.findByText('版本“iOS 5.0.0”已发布')
    await userEvent.click(await actions())
    await userEvent.click(await canvas.findByRole('menuitem', { name: '撤回' }))
    const withdrawal = within(await canvas.findByRole('alertdialog', { name: '撤回' }))
    await userEvent.click(withdrawal.getByRole('button', { name: '撤回' }))
    await canvas.findByText('版本“iOS 5.0.0”已撤回')
  },
}

export const NamesEveryFault: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '新增版本' }))
    const dialog = within(await canvas.findByRole('dialog', { name: '新增版本' }))
    await userEvent.clear(dialog.getByRole('textbox', { name: '灰度比例' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '灰度比例' }), '101')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('请输入 0 到 100 的整数')
    await userEvent.clear(dialog.getByRole('textbox', { name: '灰度比例' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('请选择平台')
    await dialog.findByText('请输入构建号')
    await dialog.findByText('下载地址必须以http://或https://开头')
  },
}

/** The server's refusal is at its field, and what was typed stays. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await fill(canvas, '320')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('该平台已有相同的构建号')
    await expect(dialog.getByRole('textbox', { name: '版本' })).toHaveValue('5.0.0')
  },
}

/** Another person saved in between; the same input is saved over it when the editor says so. */
export const Conflict: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '平台' }), 'HarmonyOS')
    await canvas.findByText('适配折叠屏。')
    const edits = await canvas.findAllByRole('button', { name: '修改' })
    await userEvent.click(edits[0] ?? canvasElement)
    const dialog = within(await canvas.findByRole('dialog', { name: /^修改 HarmonyOS/ }))
    await expect(dialog.getByRole('textbox', { name: '版本' })).toHaveAttribute('readonly')
    const versions = createStoryApi({ as: 'admin' }).endpoints(appVersionEndpoints)
    const { rows } = await versions.query({ conditions: { platform: 'harmony' }, page: 1, pageSize: 1 })
    await versions.save({ id: rows[0]?.id, rollout: 60 })
    await userEvent.clear(dialog.getByRole('textbox', { name: '灰度比例' }))
    await userEvent.type(dialog.getByRole('textbox', { name: '灰度比例' }), '50')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    const conflict = within(await dialog.findByRole('alert', { name: '数据已被他人修改' }))
    await conflict.findByRole('radio', { name: '我的：50' })
    await conflict.findByRole('radio', { name: '他人的：60' })
    await userEvent.click(conflict.getByRole('button', { name: '覆盖保存' }))
    await canvas.findByText(/^版本“HarmonyOS .*”已保存$/)
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有版本')
  },
}

export const FilteredEmpty: Story = {
  args: { api: { as: 'admin', empty: [LIST] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '平台' }), 'H5')
    await canvas.findByText('没有符合条件的版本')
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }))
    await canvas.findByText('还没有版本')
  },
}

/** With the code of the list alone nothing is changed. */
export const WithoutTheCodes: Story = {
  args: { permissions: ['app:version:list'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('适配折叠屏。')
    await expect(canvas.queryByRole('button', { name: '新增版本' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '修改' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /的操作$/ })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('适配折叠屏。')
    await expect(canvas.queryByRole('button', { name: '新增版本' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '修改' })).toBeNull()
  },
}

export const Loading: Story = { args: { api: { as: 'admin', latency: 'forever' } } }

export const Slow: Story = { args: { api: { as: 'admin', latency: 300 } }, play: Filled.play }

export const Failing: Story = {
  args: { api: { as: 'admin', broken: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('请求编号：story-1')
  },
}

export const Offline: Story = {
  args: { api: { as: 'admin', failing: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '重试' })
  },
}

export const Forbidden: Story = {
  args: { api: { as: 'admin', forbidden: [LIST] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('您没有权限查看此内容')
  },
}

const LONG =
  '支持在离线状态下查看成绩、证书与学习记录，并在恢复网络后自动与省级平台同步；优化视频播放、字幕与无障碍朗读。'
const release = {
  id: 1,
  platform: 'android',
  versionName: '3.2.0-beta.release.1',
  build: 2_147_483_647,
  url: 'https://edu.yunze.example/app',
  minBuild: 2_147_483_647,
  isForced: true,
  rollout: 100,
  notes: { zh: LONG.repeat(3) },
  state: 'published',
  publishedAt: '2026-09-01 09:00:00',
  version: 0,
}
const pageOf = (count: number) => ({
  data: Array.from({ length: count }, (_, at) => ({ ...release, id: at + 1 })),
  total: count,
  currentPage: 1,
  pageSize: 100,
})

export const LongText: Story = {
  args: { api: { as: 'admin', answering: { [LIST]: pageOf(3) } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/^支持在离线状态下/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const ManyRows: Story = {
  args: { api: { as: 'admin', answering: { [LIST]: pageOf(100) } } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('button', { name: '修改' })).length).toBe(100)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <AppVersions />
      </div>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '应用版本' })
  },
}

export const InEnglish: Story = {
  args: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: 'App versions' })
  },
}

export const Dark: Story = { ...Filled, args: { theme: 'dark' } }
