import { managedSiteEndpoints } from '@doorway/api-client/endpoints'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryApi } from '../../testing/story-api'
import { StoryScreen, type StoryScreenProps } from '../../testing/story-screen'
import { SiteManager } from './index'

type Args = Omit<StoryScreenProps, 'children'>
type Canvas = ReturnType<typeof within>

const MAIN_SITE = 1
const LINKS = '/links'

const meta: Meta<Args> = {
  title: 'Screens/Topics and links of a site',
  parameters: {
    ownRoot: true,
    // A chosen line shows its buttons; their words are names of their own, not part of the line's.
    a11y: { test: 'error', config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
  args: { api: { as: 'admin' }, query: { blocks: String(MAIN_SITE) } },
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <SiteManager portalOrigin="about:blank#" />
    </StoryScreen>
  ),
}
export default meta

type Story = StoryObj<Args>

const sites = createStoryApi({ as: 'admin' }).endpoints(managedSiteEndpoints)

/** Topics and links are as before after a story. */
const withLinks = async () => {
  const { topics, linkGroups } = await sites.listLinks(MAIN_SITE)
  return async () => {
    const { version } = await sites.listLinks(MAIN_SITE)
    // A topic with its number retains its cover.
    const written = topics.map(({ id, title, titles, summary, tag, route }) => ({
      id,
      title,
      titles,
      summary,
      tag,
      route,
    }))
    await sites.saveLinks(MAIN_SITE, { version, topics: written, linkGroups })
  }
}

async function openList(canvas: Canvas, block: '专题' | '友情链接', action: string) {
  await userEvent.click(await canvas.findByRole('treeitem', { name: new RegExp(`^${block}`) }))
  await userEvent.click(await canvas.findByRole('button', { name: `${block}的操作` }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: action }))
  const dialog = () => within(canvas.getByRole('dialog', { name: `云泽教育门户 · ${block}` }))
  // The form, or what says why there is none, takes the place of its placeholder.
  await waitFor(() =>
    expect(dialog().queryByRole('button', { name: '保存' }) ?? dialog().queryByText(/^请求编号/)).not.toBeNull(),
  )
  return dialog()
}

export const Topics: Story = {
  play: async ({ canvasElement }) => {
    const form = await openList(within(canvasElement), '专题', '编辑专题')
    await waitFor(() => expect(form.getAllByRole('group').length).toBeGreaterThan(2))
    await expect(form.getAllByRole('textbox', { name: '专题名称' })[0]).not.toHaveValue('')
    const [cover] = await form.findAllByRole('img')
    await expect(cover?.parentElement?.offsetHeight).toBeLessThan(100)
  },
}

export const FriendLinks: Story = {
  play: async ({ canvasElement }) => {
    const form = await openList(within(canvasElement), '友情链接', '编辑链接')
    await waitFor(() => expect(form.getAllByRole('textbox', { name: '网址' }).length).toBeGreaterThan(2))
  },
}

/** Every refusal of the server is shown at its field, and nothing typed is lost. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const form = await openList(within(canvasElement), '专题', '编辑专题')
    await userEvent.click(await form.findByRole('button', { name: '添加专题' }))
    const added = within(await form.findByRole('group', { name: '新专题' }))
    await userEvent.type(added.getByRole('textbox', { name: '标签' }), '夜读')
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(added.getAllByText('此项必填')).toHaveLength(2))
    await waitFor(() => expect(added.getByRole('textbox', { name: '专题名称' })).toHaveFocus())
    await expect(added.getByRole('textbox', { name: '标签' })).toHaveValue('夜读')
  },
}

export const Saved: Story = {
  beforeEach: withLinks,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await openList(canvas, '友情链接', '编辑链接')
    const [name] = await form.findAllByRole('textbox', { name: '网站名称' })
    if (!name) throw new Error('The demo has no links.')
    await userEvent.clear(name)
    await userEvent.type(name, '新的名称')
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    await canvas.findByText('“云泽教育门户”的首页已更新')
    const { linkGroups } = await sites.listLinks(MAIN_SITE)
    await expect(linkGroups[0]?.links[0]?.name).toBe('新的名称')
  },
}

export const Empty: Story = {
  args: { api: { as: 'admin', answering: { [LINKS]: { version: 1, topics: [], linkGroups: [] } } } },
  play: async ({ canvasElement }) => {
    const form = await openList(within(canvasElement), '友情链接', '编辑链接')
    await form.findByText('还没有链接')
  },
}

export const Failing: Story = {
  args: { api: { as: 'admin', broken: [LINKS] } },
  play: async ({ canvasElement }) => {
    const form = await openList(within(canvasElement), '专题', '编辑专题')
    await form.findByText(/^请求编号：story-/)
  },
}

export const OnAPhone: Story = {
  render: (args, { globals }) => (
    <StoryScreen locale={globals['locale']} theme={globals['theme']} density={globals['density']} {...args}>
      <div style={{ inlineSize: 320 }}>
        <SiteManager portalOrigin="about:blank#" />
      </div>
    </StoryScreen>
  ),
  play: async (context) => {
    // The list moves into a tab once the width is known.
    await within(context.canvasElement).findByRole('tab', { name: '首页预览' })
    await FriendLinks.play?.(context)
  },
}

export const Dark: Story = { ...Topics, args: { theme: 'dark' } }
