import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { gallery } from './gallery'

const meta: Meta = { title: 'Overview/Components at a glance' }
export default meta

/** Every component on one page, live, with the content of its own stories. */
export const All: StoryObj = {
  // Headings that belong to pages of their own stand side by side here.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  render: () => (
    <div className="dw-story-overview">
      {gallery.map(({ title, samples }) => (
        <section key={title} aria-label={title}>
          <h2 className="dw-story-overview-title">{title}</h2>
          <ul className="dw-story-overview-samples">
            {samples.map(({ name, Story, isWide }) => (
              <li key={name} className="dw-story-overview-sample" data-wide={isWide}>
                <h3 className="dw-story-overview-name">{name}</h3>
                <Story />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('CardGrid')).toBeVisible()
    await expect(canvasElement.querySelectorAll('.dw-story-overview-sample')).toHaveLength(
      gallery.reduce((sum, { samples }) => sum + samples.length, 0),
    )
  },
}
