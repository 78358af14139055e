import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLoaderData } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PortalStory } from '../../testing/portal-story'
import { loader, strings } from './door-main.page'
import { Hero } from './hero'

const pages = [{ name: 'door-main', strings }]

function HeroOfHome({ hasPictures = true }: { hasPictures?: boolean }) {
  const home = useLoaderData<typeof loader>()
  const lead = hasPictures ? home.lead : home.lead.map((story) => ({ ...story, coverUrl: null }))
  return <Hero home={{ ...home, lead }} />
}

const meta: Meta<typeof HeroOfHome> = {
  title: 'Portal/Hero',
  parameters: { portal: true, layout: 'fullscreen' },
  render: (args) => (
    <PortalStory loader={loader} pages={pages}>
      <HeroOfHome {...args} />
    </PortalStory>
  ),
}
export default meta
type Story = StoryObj<typeof HeroOfHome>

/** Five lead stories next to the notices; the dots choose a story. */
export const LeadStories: Story = {
  play: async ({ canvasElement }) => {
    const lead = await within(canvasElement).findByRole('region', { name: '要闻' })
    const second = await within(lead).findByRole('button', { name: /^第 2 条/ })
    await userEvent.click(second)
    await expect(second).toHaveAttribute('aria-current', 'true')
    await expect(lead.querySelectorAll('.dw-home-lead-stage li[data-current]')).toHaveLength(1)
    const picture = lead.querySelector<HTMLImageElement>('li[data-current] img')
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0))
  },
}

/** Stories without a picture of their own have generated covers. */
export const WithoutPictures: Story = {
  args: { hasPictures: false },
  play: async ({ canvasElement }) => {
    const lead = await within(canvasElement).findByRole('region', { name: '要闻' })
    await expect(lead.querySelectorAll('.dw-cover')).toHaveLength(5)
    await expect(lead.querySelector('img')).toBeNull()
  },
}
