import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { readerOf, type ArticleRow, type ContentPage, type ListName } from '../../data/portal-reader'
import { PortalStory } from '../../testing/portal-story'
import { ActivityRows } from './activity-rows'
import { CardGrid } from './card-grid'
import { NewsRows } from './news-rows'
import { NoticeRows } from './notice-rows'
import { StudioCards } from './studio-cards'

interface ListProps {
  /** Which list of the server fills the rows. */
  list: ListName
  query: Record<string, string>
  Rows: ComponentType<{ rows: readonly ArticleRow[] }>
}

function LoadedRows({ Rows }: Pick<ListProps, 'Rows'>) {
  const page = useLoaderData<ContentPage>()
  return (
    <div className="dw-portal-container">
      <Rows rows={page.data} />
    </div>
  )
}

const meta: Meta<ListProps> = {
  title: 'Portal/List rows',
  parameters: { portal: true, layout: 'fullscreen', controls: { disable: true } },
  render: ({ list, query, Rows }) => (
    <PortalStory loader={(args) => readerOf(args).list(list, { currentPage: '1', pageSize: '4', ...query })}>
      <LoadedRows Rows={Rows} />
    </PortalStory>
  ),
  play: async ({ canvasElement }) => {
    const titles = await within(canvasElement).findAllByRole('heading', { level: 2 })
    await expect(titles.length).toBeGreaterThanOrEqual(3)
    for (const title of titles) await expect(within(title).getByRole('link')).toHaveAttribute('href')
  },
}
export default meta
type Story = StoryObj<ListProps>

/** With picture, summary and source. */
export const News: Story = { args: { list: 'articles', query: { columnCode: 'educationNews' }, Rows: NewsRows } }

/** Led by the day: notices, pinned ones first. */
export const Notices: Story = { args: { list: 'articles', query: { columnCode: 'announcement' }, Rows: NoticeRows } }

/** Day, time, place and free seats. */
export const Activities: Story = { args: { list: 'activities', query: { when: 'coming' }, Rows: ActivityRows } }

/** Schools with their pictures. */
export const Schools: Story = {
  args: {
    list: 'schools',
    query: {},
    Rows: ({ rows }) => <CardGrid rows={rows} chips={['phase', 'nature']} line="area" />,
  },
}

/** People with portrait or monogram. */
export const People: Story = {
  args: { list: 'principals', query: {}, Rows: ({ rows }) => <CardGrid rows={rows} chips={[]} line="position" /> },
}

/** Groups with their leader and the number of members. */
export const Studios: Story = { args: { list: 'studios', query: {}, Rows: StudioCards } }
