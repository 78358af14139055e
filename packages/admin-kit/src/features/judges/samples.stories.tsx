import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import {
  chosenSample,
  hiddenSpread,
  noSamples,
  spreadOfMarks,
  submittedSample,
  unmarkedSample,
} from '../../testing/calibration-samples'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { JudgeManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const SAMPLES = 'judgeAdmin/getSamples'
const CALIBRATION = 'judgeAdmin/getCalibration'
const ofMonitor = { competition: '1', tab: 'monitor' }

const meta: Meta<Args> = {
  title: 'Screens/Judge manager/Samples',
  parameters: { ownRoot: true },
  args: { api: { as: 'comp01' }, query: { competition: '1', panel: '2' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <JudgeManager />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

async function openSamples(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: '试评' }))
  return within(await canvas.findByRole('dialog', { name: '试评样本' }))
}

async function openJudges(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: '查看评委 第2评审组' }))
  return within(await canvas.findByRole('dialog', { name: '第2评审组' }))
}

/** Two samples are chosen from the works of the panel; one that too few judges can score is not offered. */
export const Choosing: Story = {
  args: { api: { as: 'comp01', answering: noSamples } },
  play: async ({ canvasElement }) => {
    const dialog = await openSamples(canvasElement)
    await dialog.findByText('还没有选择样本，评委直接评审作品。')
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('共 60 件，只显示前 3 件，请输入关键字查找。')).toBeVisible())
    await expect(dialog.getByRole('button', { name: '选用 认识负数：从温度计说起' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: '保存样本' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: '选用 三角形的内角和为什么是180度' }))
    await userEvent.click(dialog.getByRole('button', { name: '选用 长方形的面积为什么是长乘宽' }))
    await expect(dialog.getAllByRole('button', { name: /^移除 / })).toHaveLength(2)
    await expect(dialog.getByRole('button', { name: '保存样本' })).toBeEnabled()
  },
}

/** A sample without a submitted mark can be removed. */
export const Chosen: Story = {
  args: { api: { as: 'comp01', answering: chosenSample } },
  play: async ({ canvasElement }) => {
    const dialog = await openSamples(canvasElement)
    await userEvent.click(await dialog.findByRole('button', { name: '移除 三角形的内角和为什么是180度' }))
    await dialog.findByText('还没有选择样本，评委直接评审作品。')
    await expect(dialog.getByRole('button', { name: '保存样本' })).toBeEnabled()
  },
}

/** Once a judge has submitted a sample, nothing can be changed. */
export const Fixed: Story = {
  args: { api: { as: 'comp01', answering: submittedSample } },
  play: async ({ canvasElement }) => {
    const dialog = await openSamples(canvasElement)
    await dialog.findByText('已有评委提交试评，样本不能再更改。')
    await expect(dialog.queryByRole('button', { name: '保存样本' })).toBeNull()
    await expect(dialog.queryByRole('button', { name: /^移除/ })).toBeNull()
  },
}

/** The panel of the demo has begun: the server says so. */
export const Begun: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openSamples(canvasElement)
    await dialog.findByText('已有评委开始评分，不能再安排试评。')
  },
}

export const NoMatch: Story = {
  args: { api: { as: 'comp01', answering: { [SAMPLES]: { ...noSamples[SAMPLES], works: [], total: 0 } } } },
  play: async ({ canvasElement }) => {
    const dialog = await openSamples(canvasElement)
    await dialog.findByText('没有符合条件的作品')
  },
}

export const Failing: Story = {
  args: { api: { as: 'comp01', failing: [SAMPLES] } },
  play: async ({ canvasElement }) => {
    const dialog = await openSamples(canvasElement)
    await dialog.findByRole('button', { name: '重试' })
  },
}

/** Points by criterion and judge, with those who have not submitted; distances that are large are marked. */
export const Spread: Story = {
  args: { api: { as: 'comp01', answering: spreadOfMarks }, query: ofMonitor },
  play: async ({ canvasElement }) => {
    const drawer = await openJudges(canvasElement)
    const report = within(await drawer.findByRole('region', { name: '试评' }))
    await waitFor(() => expect(report.getByText('已提交 3/4')).toBeVisible())
    await waitFor(() => expect(report.getByText('未提交：吕若岚')).toBeVisible())
    const table = within(report.getByRole('region', { name: '“三角形的内角和为什么是180度”的评分分布' }))
    await waitFor(() => expect(table.getByRole('row', { name: /^总分 84 72–90 72 -12/ })).toBeVisible())
    await waitFor(() => expect(table.getByRole('row', { name: /^内容准确 9 9 9 0/ })).toBeVisible())
  },
}

export const NoneSubmitted: Story = {
  args: { api: { as: 'comp01', answering: unmarkedSample }, query: ofMonitor },
  play: async ({ canvasElement }) => {
    const drawer = await openJudges(canvasElement)
    await drawer.findByText('还没有评委提交，提交后显示评分分布。')
    await waitFor(() => expect(drawer.getByText('已提交 0/4')).toBeVisible())
  },
}

/** Without the code for scores: who has submitted, and no points. */
export const WithoutScores: Story = {
  args: { api: { as: 'comp01', answering: hiddenSpread }, query: ofMonitor },
  play: async ({ canvasElement }) => {
    const drawer = await openJudges(canvasElement)
    await drawer.findByText('已提交 4/4')
    await expect(drawer.queryByRole('table')).toBeNull()
  },
}

export const SpreadFailing: Story = {
  args: { api: { as: 'comp01', failing: [CALIBRATION] }, query: ofMonitor },
  play: async ({ canvasElement }) => {
    const drawer = await openJudges(canvasElement)
    await drawer.findByRole('button', { name: '重试' })
  },
}

export const OnAPhone: Story = {
  ...Spread,
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <JudgeManager />
      </div>
    </StoryScreen>
  ),
}

export const InEnglish: Story = {
  args: { ...Spread.args, locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /第2评审组$/ }))
    await canvas.findByText('Not submitted: 吕若岚')
  },
}

export const Dark: Story = { ...Spread, args: { ...Spread.args, theme: 'dark' } }
