import { Button } from '@doorway/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { commandPalette, shortcutSheet } from './index'
import type { PaletteEntry } from './index'

type Args = Omit<StoryScreenProps, 'children'>

const signOut = fn()
const actions: readonly PaletteEntry[] = [{ id: 'sign-out', label: '退出登录', icon: 'sign-out', run: signOut }]
const PEOPLE = 'userInfo/queryPageUserInfoList'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      {isOpen && (
        <Suspense>
          <commandPalette.Part actions={actions} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const meta: Meta<Args> = {
  title: 'Screens/Command palette',
  parameters: { ownRoot: true },
  args: { api: { as: 'admin' } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <Opener />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

/** Opens the palette and returns it with its field. */
async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: '打开' }))
  const palette = within(await canvas.findByRole('dialog', { name: '快速查找' }))
  return { canvas, palette, input: await palette.findByRole('combobox') }
}

/** Pages of the menu, at first; arrow keys move, Enter opens, and what was opened comes first the next time. */
export const Pages: Story = {
  play: async ({ canvasElement }) => {
    const { palette, input } = await open(canvasElement)
    await palette.findByRole('option', { name: '用户管理' })
    await userEvent.type(input, '管理')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const again = await open(canvasElement)
    await again.palette.findByRole('group', { name: '最近使用' })
  },
}

/** People, organizations and areas come from the server. */
export const Records: Story = {
  play: async ({ canvasElement }) => {
    const { palette, input } = await open(canvasElement)
    await userEvent.type(input, '砚池')
    await palette.findByRole('group', { name: '学校与机构' })
    await palette.findByRole('group', { name: '区域' })
    await userEvent.clear(input)
    await userEvent.type(input, '林')
    await palette.findByRole('group', { name: '人员' })
  },
}

/** What the surrounding page does is found by its name. */
export const Actions: Story = {
  play: async ({ canvasElement }) => {
    const { palette, input } = await open(canvasElement)
    await userEvent.type(input, '退出')
    await userEvent.click(await palette.findByRole('option', { name: '退出登录' }))
    await expect(signOut).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { palette, input } = await open(canvasElement)
    await userEvent.type(input, '没有这样的名字')
    await palette.findByText('没有找到“没有这样的名字”')
  },
}

/** A search that fails leaves the others, and is tried again on request. */
export const Failing: Story = {
  args: { api: { as: 'admin', broken: [PEOPLE] } },
  play: async ({ canvasElement }) => {
    const { palette, input } = await open(canvasElement)
    await userEvent.type(input, '砚池')
    await palette.findByText(/部分内容未能查找/)
    await palette.findByRole('group', { name: '区域' })
    await palette.findByRole('button', { name: '重试' })
  },
}

/** Without the codes no records are searched. */
export const WithoutCodes: Story = {
  args: { api: { as: 'edit01' } },
  play: async ({ canvasElement }) => {
    const { palette, input } = await open(canvasElement)
    await userEvent.type(input, '林')
    await palette.findByText('没有找到“林”')
  },
}

export const Dark: Story = { ...Pages, args: { api: { as: 'admin' }, theme: 'dark' } }

/** The sheet of keyboard shortcuts. */
export const Shortcuts: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <Suspense>
        <shortcutSheet.Part onClose={() => undefined} />
      </Suspense>
    </StoryScreen>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('dialog', { name: '键盘快捷键' })
  },
}
