import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import drawings from '../../../../public/covers.svg?raw'
import { PortalStory } from '../../testing/portal-story'
import { chooseCover, motifs, type CoverSubject } from './cover-motif'
import { GeneratedCover } from './generated-cover'

/** A subject or kind that leads to each motif. */
const covers: readonly CoverSubject[] = [
  { title: '勾股定理的证明', subject: '初中数学' },
  { title: '浮力的探究', subject: '初中物理' },
  { title: '酸碱中和', subject: '高中化学' },
  { title: '古诗词整本书阅读', subject: '小学语文' },
  { title: '江河与城市', subject: '初中地理' },
  { title: '合唱排练', subject: '小学音乐' },
  { title: '校园足球', subject: '小学体育' },
  { title: '招生信息公开', kind: 'disclose' },
  { title: '游戏中的学习', kind: 'preschool' },
  // Decided by no subject and no kind: the title alone.
  { title: '远方' },
]

const meta: Meta = {
  title: 'Portal/Generated covers',
  parameters: { portal: true },
  render: () => (
    <PortalStory>
      <ul className="dw-story-grid">
        {covers.map((cover, place) => (
          <li key={cover.title}>
            <span className="dw-story-cover">
              <GeneratedCover {...cover} place={place} />
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
    const missing = motifs.filter((motif) => !drawings.includes(`id="${motif}"`))
    await expect(missing).toEqual([])
  },
}
export default meta
type Story = StoryObj

/** The ten motifs, by subject and kind; neighbours have different colours. */
export const TenMotifs: Story = {}

/** The same at night: the colours are deep, the sun is a moon. */
export const Dark: Story = { globals: { theme: 'dark' } }
