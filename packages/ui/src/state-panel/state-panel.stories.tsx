import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button'
import { Card } from '../card/card'
import type { StateKind } from './state-art'
import { StatePanel } from './state-panel'

const meta: Meta<typeof StatePanel> = {
  title: 'Components/StatePanel',
  tags: ['autodocs'],
  component: StatePanel,
  args: { kind: 'empty', title: '暂无数据' },
}
export default meta
type Story = StoryObj<typeof StatePanel>

const panels: [StateKind, string, string][] = [
  ['empty', '暂无数据', '还没有用户，可以新增或导入。'],
  ['filtered-empty', '没有符合条件的用户', '换个条件试试。'],
  ['error', '加载失败', '网络连接超时，请重试！'],
  ['forbidden', '您没有权限查看此内容', '如需使用，请联系上级管理员。'],
  ['offline', '网络已断开', '恢复后会自动重试。'],
  ['closed', '报名已截止', '报名已于 2026-11-20 截止。'],
  ['coming', '即将开放', '页面正在建设中。'],
]

export const Every: Story = {
  render: () => (
    <div className="dw-story-grid">
      {panels.map(([kind, title, text]) => (
        <Card key={kind}>
          <StatePanel kind={kind} title={title} text={text} action={<Button>重试</Button>} />
        </Card>
      ))}
    </div>
  ),
}

export const Compact: Story = {
  args: { kind: 'error', isCompact: true, title: '加载失败', action: <Button size="s">重试</Button> },
}
