import {
  createControlledNavigation,
  createMemoryNavigation,
  createQueryNavigation,
  DirtyScope,
  DoorwayProvider,
  TabBar,
  useClientStateStore,
  useDirtyGuard,
  useKitLocation,
  Widget,
  type NavigationAdapter,
  type ScreenProps,
} from '@doorway/admin-kit'
import { createRouterGuard, useReactRouterNavigation } from '@doorway/admin-kit/react-router'
import { createDoorwayClient, createMemoryStorage } from '@doorway/api-client'
import { Button, Dialog, Field, TextField } from '@doorway/ui'
import { useEffect, useMemo, useState, version, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useBlocker, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import './mounting'
import { createElementState } from '../../packages/admin-kit/src/elements/screen-element'
import type { AnyScreen } from '../../packages/admin-kit/src/embed/screen-definition'

// Embedding, requirement 9: every way out of something unsaved, whatever stands behind the address.

const HERE = '/note'
const THERE = '/elsewhere'
const HOME = '/home'

const client = createDoorwayClient({ fetch: () => new Promise(() => undefined), getToken: () => 't' })

/** A form in a dialog, on a page that is one of the opened ones. */
function Note() {
  const [isOpen, setOpen] = useState(true)
  const [text, setText] = useState('')
  const [stored, setStored] = useState('')
  const guard = useDirtyGuard({ isDirty: text !== stored, what: '便笺' })
  const close = async () => {
    if (!(await guard.mayLeave())) return
    guard.release()
    setOpen(false)
  }
  const save = () => {
    setStored(text)
    guard.release()
  }
  return (
    <Dialog isOpen={isOpen} onClose={() => void close()} title="便笺" footer={<Button onClick={save}>保存便笺</Button>}>
      <Field label="内容">
        <TextField value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </Dialog>
  )
}

/** The opened pages, and the note while its page is in view. */
function Console() {
  const { path } = useKitLocation()
  const store = useClientStateStore()
  useEffect(() => {
    const page = (at: string) => ({ path: at, name: at, title: at, selected: at === path })
    store.setState({ pageOpenedList: [HOME, HERE, THERE].map(page) })
  }, [store, path])
  return (
    <>
      <TabBar homePath={HOME} />
      <output data-place>{path}</output>
      {path === HERE && (
        <DirtyScope value={HERE}>
          <Note />
        </DirtyScope>
      )}
    </>
  )
}

/** A page that stands somewhere, and the host's own link out of it. */
interface Host {
  page: ReactNode
  leave: () => void
}

const inProvider = (navigation: NavigationAdapter) => (
  <DoorwayProvider
    client={client}
    navigation={navigation}
    storage={{ session: createMemoryStorage(), local: createMemoryStorage() }}
  >
    <Console />
  </DoorwayProvider>
)
const start = { path: HERE, query: {} }

function InRouter() {
  const [guard] = useState(createRouterGuard)
  const navigation = useReactRouterNavigation({
    guard,
    location: useLocation(),
    navigate: useNavigate(),
    blocker: useBlocker(guard.isBlocked),
  })
  return useMemo(() => inProvider(navigation), [navigation])
}

const hosts: Readonly<Record<string, () => Host>> = {
  memory: () => {
    const navigation = createMemoryNavigation(start)
    return { page: inProvider(navigation), leave: () => navigation.navigate({ path: THERE }) }
  },
  query: () => {
    history.replaceState(history.state, '', `${location.pathname}?note.path=${encodeURIComponent(HERE)}`)
    const navigation = createQueryNavigation('note')
    return { page: inProvider(navigation), leave: () => navigation.navigate({ path: THERE }) }
  },
  'react-router': () => {
    const router = createMemoryRouter([{ path: '*', element: <InRouter /> }], { initialEntries: [HERE] })
    return { page: <RouterProvider router={router} />, leave: () => void router.navigate(THERE) }
  },
  'the host’s own': () => {
    const navigation = createControlledNavigation(start, (to) => navigation.update(to))
    const leave = async () => (await navigation.mayLeave()) && navigation.update({ path: THERE, query: {} })
    return { page: inProvider(navigation), leave: () => void leave() }
  },
}

const place = () => document.querySelector('[data-place]')?.textContent
const dialog = () => document.querySelector('[role="dialog"]')
const tab = (name: string) => browser.getByRole('tab', { name, exact: false })

/** A way out: how it is taken, and whether the note is gone afterwards. */
interface Way {
  leave: (host: Host) => Promise<unknown> | void
  isGone: () => boolean
}

const isElsewhere = () => place() !== HERE
// The dialog makes everything around it inert; a press of a script goes where the pointer could not.
const press = async (name: string) => {
  const element = tab(name).element()
  if (element instanceof HTMLElement) element.click()
}

const ways: Readonly<Record<string, Way>> = {
  'a change of route': { leave: ({ leave }) => leave(), isGone: isElsewhere },
  'another tab': { leave: () => press(THERE), isGone: isElsewhere },
  'closing its tab': {
    leave: () => {
      const event = new KeyboardEvent('keydown', { key: 'Delete', bubbles: true })
      tab(HERE).element().dispatchEvent(event)
    },
    isGone: isElsewhere,
  },
  Escape: { leave: () => userEvent.keyboard('{Escape}'), isGone: () => dialog() === null },
  'a press beside the dialog': {
    leave: () =>
      userEvent.click(document.querySelector('.dw-dialog-overlay') ?? document.body, { position: { x: 5, y: 5 } }),
    isGone: () => dialog() === null,
  },
  'the cross': {
    leave: () => browser.getByRole('button', { name: '关闭' }).click(),
    isGone: () => dialog() === null,
  },
}

let root: Root | null = null

async function rendered(name: string): Promise<Host> {
  const host = hosts[name]?.()
  if (!host) throw new Error(`There is no host ${name}.`)
  const element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  root.render(host.page)
  await browser.getByRole('textbox', { name: '内容' }).fill('写了一半')
  return host
}

afterEach(() => {
  root?.unmount()
  root = null
  document.body.replaceChildren()
  history.replaceState(history.state, '', location.pathname)
})

const prompted = () => document.querySelector('[role="alertdialog"]') !== null
const choose = (name: string) => browser.getByRole('alertdialog').getByRole('button', { name }).click()
const wouldAskBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe.each(Object.keys(hosts))(`something unsaved on React ${version}, with navigation in %s`, (host) => {
  it.each(Object.entries(ways))('is asked about once at %s, and stays when the person stays', async (_, way) => {
    const present = await rendered(host)
    await way.leave(present)
    await choose('继续编辑')
    await vi.waitUntil(() => !prompted())
    expect(place()).toBe(HERE)
    await expect.element(browser.getByRole('textbox', { name: '内容' })).toHaveValue('写了一半')
    await way.leave(present)
    await choose('离开')
    await vi.waitUntil(way.isGone)
    expect(prompted()).toBe(false)
  })

  it.each(Object.entries(ways))('is not asked about at %s right after it was saved', async (_, way) => {
    const present = await rendered(host)
    await browser.getByRole('button', { name: '保存便笺' }).click()
    await way.leave(present)
    await vi.waitUntil(way.isGone)
    expect(prompted()).toBe(false)
  })

  it('is asked about by the browser before the page is unloaded, and not after it was saved', async () => {
    await rendered(host)
    expect(wouldAskBeforeUnload()).toBe(true)
    await browser.getByRole('button', { name: '保存便笺' }).click()
    expect(wouldAskBeforeUnload()).toBe(false)
  })
})

const noteScreen: AnyScreen = {
  name: 'Note',
  title: 'selfEdit.title',
  tag: 'doorway-note',
  part: 'note',
  parts: [],
  codes: [],
  values: {},
  callbacks: {},
  render: ({ handle }: ScreenProps) => (
    <Widget part="note" handle={handle}>
      <Note />
    </Widget>
  ),
  prefetch: () => undefined,
}

describe('something unsaved in an element', () => {
  it.each(['memory', 'query', 'controlled'])('that is taken out is told of, with navigation in %s', async (kind) => {
    const adapters: Readonly<Record<string, unknown>> = {
      memory: 'memory',
      query: 'query',
      controlled: createControlledNavigation(start, () => undefined),
    }
    const reported = vi.fn()
    for (const isSaved of [false, true]) {
      const element = document.createElement('div')
      document.body.append(element)
      const state = createElementState(element, noteScreen)
      state.set('client', client)
      state.set('isolation', 'layer')
      state.set('navigation', adapters[kind])
      element.addEventListener('discard', reported)
      state.connected()
      await browser.getByRole('textbox', { name: '内容' }).fill('写了一半')
      if (isSaved) await browser.getByRole('button', { name: '保存便笺' }).click()
      await vi.waitUntil(() => state.mounted()?.isDirty() === !isSaved)
      element.remove()
      state.disconnected()
      await vi.waitUntil(() => state.mounted() === null)
    }
    expect(reported).toHaveBeenCalledTimes(1)
  })
})
