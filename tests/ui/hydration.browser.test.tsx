import { DoorwayProvider } from '@doorway/admin-kit'
import { createDoorwayClient, createMemoryStorage } from '@doorway/api-client'
import { version, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server.browser'
import { expect, it, vi } from 'vitest'
import { components } from '../conformance/generated/components'
import { until } from './mounting'

// Requirement 18 of embedding: server-rendered markup is hydrated unchanged.
const screens: [string, ComponentType][] = Object.entries(components)
const storage = { session: createMemoryStorage(), local: createMemoryStorage() }
// The server never responds, so that the screen stays as it was rendered.
const client = createDoorwayClient({ fetch: () => new Promise(() => undefined), getToken: () => 't' })

/** What a server sends when everything has come that a page waits for, as frameworks do for search engines. */
async function serverRendered(page: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(page)
  await stream.allReady
  return new Response(stream).text()
}

it.each(screens)(`%s goes on from its skeleton without a warning on React ${version}`, async (_, Screen) => {
  const page = (
    <DoorwayProvider client={client} storage={storage}>
      <Screen />
    </DoorwayProvider>
  )
  const place = document.createElement('div')
  document.body.append(place)
  // Unlike `innerHTML`, this runs the server's scripts, which move what came late to its place.
  place.append(document.createRange().createContextualFragment(await serverRendered(page)))
  await until(() => !place.innerHTML.includes('<!--$?-->'))
  const rendered = place.querySelector('[data-dw-part]')
  expect(rendered).not.toBeNull()
  const handleFault = vi.fn()
  const complaints = vi.spyOn(console, 'error')
  const root = hydrateRoot(place, page, { onRecoverableError: handleFault })
  // React marks the elements that it has taken over.
  await until(() => Object.keys(rendered ?? {}).some((key) => key.startsWith('__reactProps')))
  expect(handleFault).not.toHaveBeenCalled()
  // React counts the server's drawing as a second renderer, since both run in this page.
  const received = complaints.mock.calls
    .map(([text]) => String(text))
    .filter((text) => !text.includes('multiple renderers'))
  expect(received).toEqual([])
  // The very elements of the server, not new ones in their place.
  expect(place.querySelector('[data-dw-part]')).toBe(rendered)
  root.unmount()
  complaints.mockRestore()
  place.remove()
})
