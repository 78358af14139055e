import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { subjects } from '../../tests/ui/subjects'

const isOverlay = (name: string) => /Dialog|Drawer|LoadingBar/.test(name)

const meta: Meta = { title: 'Overview/Components at a glance' }
export default meta

/** Every component, small and live; dialogs and the loading bar, which cover the page, have stories of their own. */
export const All: StoryObj = {
  render: () => (
    <ul className="dw-story-overview">
      {Object.entries(subjects)
        .filter(([name]) => !isOverlay(name))
        .map(([name, { draw }]) => (
          <li key={name} className="dw-story-overview-tile">
            <span className="dw-story-overview-name">{name}</span>
            <div>{draw({})}</div>
          </li>
        ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('YearField')).toBeVisible()
    await expect(canvasElement.querySelectorAll('.dw-story-overview-tile').length).toBeGreaterThan(45)
  },
}
