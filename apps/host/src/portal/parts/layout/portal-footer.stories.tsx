import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRouteLoaderData } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../../testing/portal-story'
import { PortalFooter } from './portal-footer'
import type { loadSite } from './portal-layout'

function Footer() {
  const frame = useRouteLoaderData<typeof loadSite>('portal')
  return frame ? <PortalFooter site={frame.site} columns={frame.columns} /> : null
}

const meta: Meta = {
  title: 'Portal/Footer',
  parameters: { portal: true, layout: 'fullscreen' },
}
export default meta

/** Permanent pages, and the identifiers that a public site in China must show. */
export const MainSite: StoryObj = {
  render: () => (
    <PortalStory>
      <Footer />
    </PortalStory>
  ),
  play: async ({ canvasElement }) => {
    const footer = await within(canvasElement).findByRole('contentinfo')
    await expect(within(footer).getByRole('link', { name: '网站地图' })).toHaveAttribute('href', '/siteMap')
    await expect(within(footer).getAllByRole('definition').length).toBeGreaterThanOrEqual(6)
  },
}
