import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { shadowCanvas } from '../../packages/admin-kit/src/testing/shadow-canvas'
import { EmbedPlayground } from './embed-playground'

const meta: Meta = { title: 'Foundation/Embed playground' }
export default meta

/** Every widget as it stands on somebody else's page, and the lines that put it there. */
export const Playground: StoryObj = {
  render: () => <EmbedPlayground />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { canvas } = await shadowCanvas(canvasElement)
    await canvas.findByRole('button', { name: 'Edit role 学校管理员' }, { timeout: 60_000 })
    await expect(page.getByText(/<doorway-role-manager base-url=/)).toBeVisible()
    await userEvent.selectOptions(page.getByLabelText('Language'), 'ko')
    await userEvent.selectOptions(page.getByLabelText('Theme'), 'dark')
    await waitFor(() =>
      expect(
        canvasElement.querySelector('.dw-story-widget div')?.shadowRoot?.querySelector('[data-theme="dark"]:lang(ko)'),
      ).not.toBeNull(),
    )
    await userEvent.click(page.getByRole('tab', { name: 'React' }))
    await expect(page.getByText(/locale="ko" theme="dark"/)).toBeVisible()
  },
}

/** What the page adds is in the widget, and in the lines to copy. */
export const Extended: StoryObj = {
  render: () => <EmbedPlayground />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(page.getByLabelText('Widget'), 'UserManager')
    for (const point of ['columns', 'toolbar', 'parts'])
      await userEvent.click(page.getByRole('checkbox', { name: point }))
    const { canvas } = await shadowCanvas(canvasElement)
    await canvas.findByRole('columnheader', { name: 'Card' }, { timeout: 60_000 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Check cards' }))
    await canvas.findByText('All cards are valid')
    await expect(canvas.queryByRole('tree')).toBeNull()
    await expect(
      page.getByText(/Object\.assign\(document.querySelector\('doorway-user-manager'\), {\s+columns: {/),
    ).toBeVisible()
    await userEvent.click(page.getByRole('tab', { name: 'React' }))
    await expect(page.getByText(/<UserManager {\.\.\.extensions} \/>/)).toBeVisible()
  },
}
