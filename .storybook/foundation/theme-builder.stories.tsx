import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ThemeBuilder } from './theme-builder'

const meta: Meta = {
  title: 'Foundation/Theme builder',
  parameters: {
    lightOnly: true,
    // The check repaints roots whose accent is computed for their theme; the story measures its pairs itself.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
}
export default meta

/** Variables of a page from one brand colour, any of which can be read. */
export const Builder: StoryObj = {
  render: () => <ThemeBuilder />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const brand = page.getByRole('textbox', { name: 'Brand colour' })
    // Yellow is the hard one: neither white words on it nor links of it can be read.
    for (const colour of ['#ffd400', '#6a1b9a', '#ffffff', '#000000']) {
      await userEvent.clear(brand)
      await userEvent.type(brand, colour)
      await waitFor(() => expect(page.getByLabelText('Sheet')).toHaveTextContent(`--dw-accent: ${colour};`))
      const ratios = page.getAllByText(/^[\d.]+ : 1$/).map((cell) => Number.parseFloat(cell.textContent ?? '0'))
      await expect(ratios).toHaveLength(10)
      await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
    }
    await userEvent.clear(brand)
    await userEvent.type(brand, '#ffd40')
    await expect(page.queryByLabelText('Sheet')).toBeNull()
    await userEvent.type(brand, '0')
    // What is shown is what is exported.
    const [save] = await page.findAllByRole('button', { name: 'Save' })
    await waitFor(() => expect(save && getComputedStyle(save).backgroundColor).toBe('rgb(255, 212, 0)'))
    await userEvent.selectOptions(page.getByLabelText('Corners'), '0px')
    await expect(page.getByLabelText('Sheet')).toHaveTextContent('--dw-radius: 0px;')
    await waitFor(() => expect(save && getComputedStyle(save).borderTopLeftRadius).toBe('0px'))
  },
}
