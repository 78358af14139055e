import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button, IconButton } from '../button/button'
import { Chip } from '../chip/chip'
import { LoadingBar } from '../loading-bar/loading-bar'
import { PageHeader } from './page-header'
import { Toolbar } from './toolbar'

const meta: Meta<typeof PageHeader> = {
  title: 'Components/PageHeader, Toolbar, LoadingBar',
  component: PageHeader,
  args: { title: '用户管理' },
}
export default meta
type Story = StoryObj<typeof PageHeader>

export const WithActions: Story = {
  args: { details: <Chip>共 44 人</Chip>, actions: <Button variant="primary">新增</Button> },
}

export const ToolbarUnderIt: Story = {
  render: (args) => (
    <>
      <PageHeader {...args} />
      <Toolbar label="用户操作" end={<IconButton icon="columns" label="列设置" />}>
        <Button variant="primary">新增</Button>
        <Button>导出</Button>
      </Toolbar>
    </>
  ),
}

export const Loading: Story = {
  render: () => <LoadingBar isLoading label="页面加载中" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: '页面加载中' })).toBeInTheDocument()
  },
}
