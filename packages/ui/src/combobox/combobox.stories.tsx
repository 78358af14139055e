import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field'
import { Combobox } from './combobox'

const schools = Array.from({ length: 9_000 }, (_, n) => ({ value: `${n + 1}`, label: `云泽市第 ${n + 1} 小学` }))

const searchSchools = (keyword: string) =>
  Promise.resolve(schools.filter(({ label }) => label.includes(keyword)).slice(0, 20))

const changed = fn()

const meta: Meta<typeof Combobox> = {
  title: 'Components/Combobox',
  tags: ['autodocs'],
  component: Combobox,
  args: { search: searchSchools, onValueChange: changed },
  render: (args) => (
    <Field label="所属机构">
      <Combobox {...args} />
    </Field>
  ),
}
export default meta
type Story = StoryObj<typeof Combobox>

export const SearchOnTheServer: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const field = screen.getByRole('combobox', { name: '所属机构' })
    await userEvent.type(field, '第 77')
    await screen.findByRole('option', { name: '云泽市第 77 小学' })
    await waitFor(() => expect(screen.queryByRole('option', { name: '云泽市第 1 小学' })).toBeNull())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: '云泽市第 770 小学' }).id,
    )
    await userEvent.keyboard('{Enter}')
    await expect(changed).toHaveBeenLastCalledWith({ value: '770', label: '云泽市第 770 小学' })
    await expect(field).toHaveValue('云泽市第 770 小学')
    await expect(field).toHaveFocus()
  },
}

export const EscapeRestoresTheChoice: Story = {
  args: { defaultValue: { value: '3', label: '云泽市第 3 小学' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const field = screen.getByRole('combobox', { name: '所属机构' })
    await userEvent.clear(field)
    await userEvent.type(field, '别的')
    await waitFor(() => expect(screen.getByText('没有匹配的结果')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('云泽市第 3 小学')
    await userEvent.click(screen.getByRole('button', { name: '清除' }))
    await expect(changed).toHaveBeenLastCalledWith(null)
  },
}

export const Failing: Story = {
  args: { search: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('combobox', { name: '所属机构' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toBeVisible())
  },
}

const forever = () => new Promise<never>(() => undefined)

export const Loading: Story = {
  args: { search: forever },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '所属机构' }))
    await expect(await within(canvasElement).findByText('加载中')).toBeInTheDocument()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: { value: '3', label: '云泽市第 3 小学' } } }
