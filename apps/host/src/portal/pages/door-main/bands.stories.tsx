import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLoaderData } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../../testing/portal-story'
import { Bands } from './bands'
import { loader, strings } from './door-main.page'
import { groupBlocks } from './group-blocks'
import { listSections } from './list-sections'

const pages = [{ name: 'door-main', strings }]

interface BandProps {
  /** Kind of the block, as the site arranges it. */
  kind: string
}

/** The row of the front page that begins with a block. */
function Band({ kind }: BandProps) {
  const home = useLoaderData<typeof loader>()
  const lists = listSections(home)
  const groups = groupBlocks(home.blocks, lists).filter(([first]) => first?.kind === kind)
  return <Bands home={home} lists={lists} groups={groups} />
}

const meta: Meta<BandProps> = {
  title: 'Portal/Bands',
  parameters: { portal: true, layout: 'fullscreen' },
  render: (args) => (
    <PortalStory loader={loader} pages={pages}>
      <Band {...args} />
    </PortalStory>
  ),
}
export default meta
type Story = StoryObj<BandProps>

/** The running competition: phases, the time that is left by the server's clock, one button. */
export const Competition: Story = {
  args: { kind: 'contest' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const phases = await canvas.findByRole('list', { name: '赛程' })
    await expect(phases.querySelectorAll('[aria-current="step"]')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: '查看赛事详情' })).toBeVisible()
  },
}

/** The first column: one large picture, five small ones. */
export const News: Story = {
  args: { kind: 'educationNews' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2 })
    await expect(canvasElement.querySelectorAll('.dw-home-news-list li')).toHaveLength(5)
  },
}

/** Lessons with an award, each with its ribbon. */
export const Winners: Story = {
  args: { kind: 'winners' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2 })
    const winners = canvasElement.querySelectorAll('.dw-winner')
    await expect(winners.length).toBeGreaterThanOrEqual(3)
    await expect(canvasElement.querySelectorAll('.dw-winner-ribbon')).toHaveLength(winners.length)
  },
}

/** Activities, articles and lessons of teaching research in three columns below their subjects. */
export const Research: Story = {
  args: { kind: 'teachResearch' },
  play: async ({ canvasElement }) => {
    const titles = await within(canvasElement).findAllByRole('heading', { level: 3 })
    await expect(titles.map(({ textContent }) => textContent)).toEqual(['近期活动', '教研动态', '新到资源'])
  },
}

/** Schools with their buildings, the first one large. */
export const Schools: Story = {
  args: { kind: 'schools' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2 })
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('.dw-school')
    await expect(first?.offsetWidth).toBeGreaterThan(second?.offsetWidth ?? Infinity)
  },
}

/** Principals with portrait or monogram. */
export const Principals: Story = {
  args: { kind: 'principals' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2 })
    const people = canvasElement.querySelectorAll('.dw-principal')
    await expect(people.length).toBeGreaterThanOrEqual(3)
    await expect(canvasElement.querySelectorAll('.dw-portrait')).toHaveLength(people.length)
  },
}

/** Three figures and one chart, whose table names every hill. */
export const RegionFigures: Story = {
  args: { kind: 'numbers' },
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('table', { name: /^各地学校数量：望川市最多/ })
    const rows = within(chart).getAllByRole('row')
    await expect(rows.length).toBeGreaterThanOrEqual(3)
    await expect(chart.querySelectorAll('path')).toHaveLength(rows.length)
  },
}
