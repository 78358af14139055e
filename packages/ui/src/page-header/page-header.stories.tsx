import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, IconButton } from '../button/button'
import { Chip } from '../chip/chip'
import { PageHeader } from './page-header'
import { Toolbar } from './toolbar'

const meta: Meta<typeof PageHeader> = {
  title: 'Components/PageHeader, Toolbar',
  tags: ['autodocs'],
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
