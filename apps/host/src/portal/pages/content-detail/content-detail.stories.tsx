import type { Meta, StoryObj } from '@storybook/react-vite'
import type { LoaderFunction } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { readerOf, type ListName } from '../../data/portal-reader'
import { PortalStory } from '../../testing/portal-story'
import { Component as ContentDetail, strings } from './content-detail.page'

const pages = [{ name: 'content-detail', strings }]

interface ItemProps {
  /** A list that has the item; its first one is shown. */
  list: ListName
  query: Record<string, string>
}

/** Loads the first item of a list, as the item's own page does. */
function firstOf({ list, query }: ItemProps): LoaderFunction {
  return async (args) => {
    const reader = readerOf(args)
    const { data } = await reader.list(list, { currentPage: '1', pageSize: '1', ...query })
    const [row] = data
    if (!row) throw new Error(`The demo has no item in the list ${list}.`)
    return reader.content(row.type, String(row.id))
  }
}

const meta: Meta<ItemProps> = {
  title: 'Portal/Article',
  parameters: { portal: true, layout: 'fullscreen' },
  render: (args) => (
    <PortalStory address="/comPageInfo" loader={firstOf(args)} pages={pages}>
      <ContentDetail />
    </PortalStory>
  ),
}
export default meta
type Story = StoryObj<ItemProps>

/** A notice: breadcrumb, one line of metadata, text, files, neighbours. */
export const Notice: Story = {
  args: { list: 'articles', query: { columnCode: 'announcement' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: '当前位置' })).toBeVisible()
    await expect(canvasElement.querySelector('.dw-article-meta time')).toHaveAttribute('datetime')
    await expect(canvasElement.querySelector('.dw-article-body')?.textContent?.length).toBeGreaterThan(40)
  },
}

/** A school: picture, motto, facts, and what the school presents. */
export const School: Story = {
  args: { list: 'schools', query: {} },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 })
    await expect(canvasElement.querySelector('.dw-article-picture :is(img, svg)')).toBeVisible()
  },
}
