import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../../testing/portal-story'
import { Notice } from './notice'
import { StateArt, type StateKind } from './state-art'

const kinds: readonly StateKind[] = ['empty', 'noResults', 'error', 'offline', 'forbidden', 'signIn', 'notFound']

const meta: Meta = { title: 'Portal/States', parameters: { portal: true } }
export default meta
type Story = StoryObj

/** One drawing for each of the seven states. */
export const Drawings: Story = {
  render: () => (
    <PortalStory>
      <ul className="dw-story-grid">
        {kinds.map((kind) => (
          <li key={kind}>
            <StateArt kind={kind} />
            <br />
            {kind}
          </li>
        ))}
      </ul>
    </PortalStory>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('notFound')
    const lines = [...canvasElement.querySelectorAll('.dw-portal-art-line')].map((path) => path.getAttribute('d'))
    await expect(new Set(lines).size).toBe(kinds.length)
  },
}

/** A whole page that shows no content says why and offers the next step. */
export const WholePage: Story = {
  render: () => (
    <PortalStory>
      <Notice kind="notFound" title="内容不存在或已撤下" hint="它可能已经移动，可以从首页重新进入。">
        <a className="dw-portal-button" href="#home">
          返回首页
        </a>
      </Notice>
    </PortalStory>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: '内容不存在或已撤下' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回首页' }).offsetHeight).toBeGreaterThanOrEqual(38)
  },
}
