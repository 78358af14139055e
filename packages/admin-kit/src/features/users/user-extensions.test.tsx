// @vitest-environment happy-dom
import { createDoorwayClient } from '@doorway/api-client'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { DoorwayProvider } from '../../provider/doorway-provider'
import { useGivenExtensions, type UserExtensions } from './user-extensions'

function Screen({ given }: { given: UserExtensions }) {
  useGivenExtensions('UserManager', given)
  return null
}

describe('a property of a screen whose name is misspelt', () => {
  it('is named in the console, although the page brings no extension', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const client = createDoorwayClient({ baseUrl: 'https://api.example' })
    const root = createRoot(document.createElement('div'))
    // As plain JavaScript would.
    const given: object = { expandedOrganizationId: 2, onSaved: () => undefined, rowAction: { add: [] } }
    await act(async () =>
      root.render(
        <DoorwayProvider client={client}>
          <Screen given={given} />
        </DoorwayProvider>,
      ),
    )
    await vi.waitFor(() =>
      expect(warn.mock.calls).toEqual([['Doorway: UserManager has no option "rowAction". Do you mean rowActions?']]),
    )
    await act(async () => root.unmount())
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
})
