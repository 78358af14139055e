import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { expect, userEvent, within } from 'storybook/test'
import { PortalStory } from '../../testing/portal-story'
import { MENU_ID, PortalHeader } from './portal-header'
import type { loadSite } from './portal-layout'
import { PortalNavigation } from './portal-navigation'

/** Header and navigation with the data that the frame of every page loads. */
function Header() {
  const frame = useRouteLoaderData<typeof loadSite>('portal')
  const [isOpen, setOpen] = useState(false)
  if (!frame) return null
  return (
    <div id={MENU_ID} className="dw-portal-top" data-menu={isOpen || undefined}>
      <PortalHeader
        site={frame.site}
        sites={frame.sites}
        isMenuOpen={isOpen}
        onMenuToggle={() => setOpen((wasOpen) => !wasOpen)}
      />
      <PortalNavigation columns={frame.columns} />
    </div>
  )
}

const meta: Meta = {
  title: 'Portal/Header',
  parameters: { portal: true, layout: 'fullscreen' },
}
export default meta
type Story = StoryObj

/** The main site: at most eight columns in the row, the others under 更多. */
export const MainSite: Story = {
  render: () => (
    <PortalStory>
      <Header />
    </PortalStory>
  ),
  play: async ({ canvasElement }) => {
    const navigation = await within(canvasElement).findByRole('navigation')
    await expect(within(navigation).getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
    const more = within(navigation).getByText('更多')
    await userEvent.click(more)
    const last = navigation.querySelector('.dw-portal-more-list a')
    await expect(last).toBeVisible()
    await expect(navigation.querySelectorAll('.dw-portal-nav-row > a')).toHaveLength(9)
    await userEvent.keyboard('{Escape}')
  },
}

/** A city's site has its own name, columns and colour. */
export const CitySite: Story = {
  render: () => (
    <PortalStory address="/doorMain?site=wangchuan">
      <Header />
    </PortalStory>
  ),
  play: async ({ canvasElement }) => {
    const brand = (await within(canvasElement).findByRole('banner')).querySelector('.dw-portal-brand')
    await expect(brand).toHaveTextContent('望川市')
    await expect(brand).toHaveAttribute('href', '/doorMain?site=wangchuan')
  },
}

/** 360 px wide: search and menu only; the menu opens below. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PortalStory>
      <Header />
    </PortalStory>
  ),
  play: async ({ canvasElement }) => {
    const menu = await within(canvasElement).findByText('更多')
    const top = canvasElement.querySelector(`#${MENU_ID}`)
    if (innerWidth > 767) return
    const button = within(canvasElement).getByRole('button', { name: '菜单' })
    await expect(menu).not.toBeVisible()
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(top).toHaveAttribute('data-menu')
  },
}
