import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { gallery } from './gallery'

const meta: Meta = { title: 'Overview/Components at a glance' }
export default meta

/** Every component on one page, live, with the content of its own stories. */
export const All: StoryObj = {
  render: () => (
    <div className="dw-story-overview">
      {gallery.map(({ title, samples }) => (
        <section key={title} aria-label={title}>
          <h2 className="dw-story-overview-title">{title}</h2>
          <ul className="dw-story-overview-samples">
            {samples.map(({ name, Story, isWide }) => (
              <li key={name} className="dw-story-overview-sample" data-wide={isWide}>
                <span className="dw-story-overview-name">{name}</span>
                <Story />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('RichText')).toBeVisible()
    await expect(canvasElement.querySelectorAll('.dw-story-overview-sample')).toHaveLength(
      gallery.reduce((sum, { samples }) => sum + samples.length, 0),
    )
  },
}
