import { Button, Select, TextField } from '@doorway/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type FormEvent } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { LibraryTexts } from '../features/library/library-texts'
import { StoryScreen, type StoryScreenProps } from '../testing/story-screen'
import { FilterFold } from './filter-fold'

interface Args extends Omit<StoryScreenProps, 'children'> {
  width: number
  kind: string
}

/** The row of a list of files: its name stays visible, its kind folds. */
function Row({ width, kind }: Pick<Args, 'width' | 'kind'>) {
  const [searched, setSearched] = useState(kind)
  const [chosen, setChosen] = useState(kind)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSearched(chosen)
  }
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%', containerType: 'inline-size' }}>
      <form className="dw-library-filters" role="search" onSubmit={handleSubmit}>
        <FilterFold
          set={searched === '' ? 0 : 1}
          search={<TextField type="search" aria-label="名称" placeholder="名称" />}
        >
          <Select
            aria-label="类型"
            placeholder="全部类型"
            options={[
              { value: 'picture', label: '图片' },
              { value: 'video', label: '视频' },
            ]}
            value={chosen}
            onValueChange={setChosen}
          />
          <Button type="submit">查询</Button>
        </FilterFold>
      </form>
    </div>
  )
}

const meta: Meta<Args> = {
  title: 'Screens/Folded filters',
  parameters: { ownRoot: true },
  args: { width: 336, kind: '' },
  render: ({ width, kind, ...args }, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <LibraryTexts>
        <Row width={width} kind={kind} />
      </LibraryTexts>
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

/** Closed at first; the search field of the list stays. */
export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: '筛选' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(canvas.getByRole('searchbox', { name: '名称' })).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: '类型' })).toBeNull()
  },
}

/** The number of filters in effect is on the button, which starts closed all the same. */
export const WithFiltersInEffect: Story = {
  args: { kind: 'video' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '筛选 1', expanded: false })
    await expect(canvas.queryByRole('combobox', { name: '类型' })).toBeNull()
  },
}

/** Opened by keyboard; searching leaves it open and updates the number. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: '筛选' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const kind = await canvas.findByRole('combobox', { name: '类型' })
    await expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(kind)
    await userEvent.tab()
    await expect(kind).toHaveFocus()
    await userEvent.selectOptions(kind, '视频')
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await canvas.findByRole('button', { name: '筛选 1', expanded: true })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: '类型' })).toBeNull())
  },
}

/** Where there is room, all of them and no button. */
export const Wide: Story = {
  args: { width: 900 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('combobox', { name: '类型' })
    await expect(canvas.queryByRole('button', { name: '筛选' })).toBeNull()
  },
}

export const Dark: Story = { ...WithFiltersInEffect, args: { kind: 'video', theme: 'dark' } }

export const InEnglish: Story = {
  args: { kind: 'video', locale: 'en' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Filters 1' })
  },
}
