import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Chip } from '../chip/chip'
import { Timeline } from './timeline'

const meta: Meta<typeof Timeline> = {
  title: 'Components/Timeline',
  tags: ['autodocs'],
  component: Timeline,
  args: {
    label: '修改记录',
    entries: [
      { id: '3', time: '2026-11-21 09:30:00', title: '停用', details: '省级管理员 林砚秋', tone: 'danger' },
      {
        id: '2',
        time: '2026-11-20 16:02:11',
        title: (
          <>
            修改所属机构 <Chip>批量</Chip>
          </>
        ),
        details: '云泽市第一小学 → 砚池小学',
        tone: 'accent',
      },
      { id: '1', time: '2026-09-01 08:00:00', title: '新增', tone: 'success' },
    ],
  },
}
export default meta

export const Changes: StoryObj<typeof Timeline> = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: '修改记录' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Empty: StoryObj<typeof Timeline> = { args: { entries: [] } }
