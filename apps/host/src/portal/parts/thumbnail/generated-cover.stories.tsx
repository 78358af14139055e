import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalStory } from '../../testing/portal-story'
import { chooseCover, motifs, type CoverSubject } from './cover-motif'
import { GeneratedCover } from './generated-cover'

/** Without subject and kind the position alone chooses among all motifs. */
const covers: readonly CoverSubject[] = motifs.map((_, place) => ({ title: `第 ${place + 1} 篇`, place }))

const meta: Meta = {
  title: 'Portal/Generated covers',
  parameters: { portal: true },
  render: () => (
    <PortalStory>
      <ul className="dw-story-grid">
        {covers.map((cover) => (
          <li key={cover.title}>
            <span className="dw-story-cover">
              <GeneratedCover {...cover} />
            </span>
            {chooseCover(cover).motif}
          </li>
        ))}
      </ul>
    </PortalStory>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('hills')
    const shown = covers.map((cover) => chooseCover(cover).motif)
    await expect(new Set(shown)).toEqual(new Set(motifs))
    const used = [...canvasElement.querySelectorAll('use')].map((drawing) => drawing.getAttribute('href'))
    await expect(new Set(used)).toEqual(new Set(motifs.map((motif) => `/covers.svg#${motif}`)))
    const hues = [...canvasElement.querySelectorAll('.dw-cover')].map((cover) => cover.getAttribute('data-hue'))
    await expect(hues.filter((hue, place) => hue === hues[place + 1])).toEqual([])
  },
}
export default meta
type Story = StoryObj

/** The ten motifs; neighbours have different colours. */
export const TenMotifs: Story = {}

/** The same at night: the colours are deep, the sun is a moon. */
export const Dark: Story = { globals: { theme: 'dark' } }
