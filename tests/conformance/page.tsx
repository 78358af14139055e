import { ChangePassword, createMemoryNavigation, DoorwayProvider } from '@doorway/admin-kit'
import { AreaManager } from '@doorway/admin-kit/area-manager'
import { OrganizationManager } from '@doorway/admin-kit/organization-manager'
import { RoleEditor, RoleManager } from '@doorway/admin-kit/role-manager'
import { SelfEdit } from '@doorway/admin-kit/self-edit'
import { UserManager } from '@doorway/admin-kit/user-manager'
import { createDoorwayClient } from '@doorway/api-client'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

const nothing = () => undefined

/** Every screen as an embedder draws it; the role is the demo's school administrator. */
const screens: Readonly<Record<string, () => ReactNode>> = {
  UserManager: () => <UserManager />,
  AreaManager: () => <AreaManager height={400} />,
  OrganizationManager: () => <OrganizationManager height={400} />,
  RoleManager: () => <RoleManager />,
  RoleEditor: () => <RoleEditor roleId={8} onSaved={nothing} onClose={nothing} />,
  SelfEdit: () => <SelfEdit />,
  ChangePassword: () => <ChangePassword onChanged={nothing} onCancel={nothing} />,
}

interface Mounting {
  screen: string
  token: string
  isShadow: boolean
  sheet: string
}

let root: Root | null = null

/** Where the screen stands: the page itself, or an open shadow root with the sheet in it. */
function placeOf({ isShadow, sheet }: Mounting): Element | DocumentFragment {
  const host = document.createElement('div')
  host.id = 'host'
  document.body.append(host)
  const styles = new CSSStyleSheet()
  styles.replaceSync(sheet)
  if (!isShadow) {
    document.adoptedStyleSheets = [styles]
    return host
  }
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styles]
  return shadow
}

function mount(mounting: Mounting) {
  const draw = screens[mounting.screen]
  if (!draw) throw new Error(`There is no screen ${mounting.screen}.`)
  const client = createDoorwayClient({ getToken: () => mounting.token })
  root = createRoot(placeOf(mounting))
  root.render(
    <DoorwayProvider client={client} navigation={createMemoryNavigation()} instanceId="conformance">
      {draw()}
    </DoorwayProvider>,
  )
}

function unmount() {
  root?.unmount()
  document.querySelector('#host')?.remove()
  document.adoptedStyleSheets = []
}

Object.assign(window, { conformance: { mount, unmount } })
