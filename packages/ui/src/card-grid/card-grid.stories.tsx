import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Avatar } from '../avatar/avatar'
import { Badge } from '../badge/badge'
import { Card } from '../card/card'
import { CardGrid } from './card-grid'

const roles = ['省级业务管理员', '市级管理员', '县级管理员', '学校管理员', '内容编辑', '评委', '教研员']

const meta: Meta<typeof CardGrid> = {
  title: 'Components/CardGrid',
  tags: ['autodocs'],
  component: CardGrid,
  args: {
    label: '角色',
    children: roles.map((name, at) => (
      <li key={name}>
        <Card className="dw-story-card">
          <Avatar name={name} />
          {name}
          <Badge count={at * 180} />
        </Card>
      </li>
    )),
  },
}
export default meta
type Story = StoryObj<typeof CardGrid>

export const Cards: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: '角色' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(7)
    await expect(list.getByText('999+')).toBeVisible()
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
}
