// A page with React of its own that draws the screens as components.
import { ChangePassword, createMemoryNavigation, DoorwayProvider, type WidgetHandle } from '@doorway/admin-kit'
import { AreaManager } from '@doorway/admin-kit/area-manager'
import { OrganizationManager } from '@doorway/admin-kit/organization-manager'
import { RoleEditor, RoleManager } from '@doorway/admin-kit/role-manager'
import { SelfEdit } from '@doorway/admin-kit/self-edit'
import { UserManager } from '@doorway/admin-kit/user-manager'
import { createDoorwayClient } from '@doorway/api-client'
import type { ReactNode, Ref } from 'react'
import { createRoot } from 'react-dom/client'
import { hostElement, offer, type Mounting } from './page'

const nothing = () => undefined

/** Every screen as an embedder draws it; the role is the demo's school administrator. */
const screens: Readonly<Record<string, (handle: Ref<WidgetHandle>) => ReactNode>> = {
  UserManager: (handle) => <UserManager handle={handle} />,
  AreaManager: (handle) => <AreaManager height={400} handle={handle} />,
  OrganizationManager: (handle) => <OrganizationManager height={400} handle={handle} />,
  RoleManager: (handle) => <RoleManager handle={handle} />,
  RoleEditor: (handle) => <RoleEditor roleId={8} onSaved={nothing} onClose={nothing} handle={handle} />,
  SelfEdit: (handle) => <SelfEdit handle={handle} />,
  ChangePassword: () => <ChangePassword onChanged={nothing} onCancel={nothing} />,
}

/** Where the screen stands: the page itself, or an open shadow root with the sheet in it. */
function placeOf(host: HTMLElement, { isShadow, sheet }: Mounting): Element | DocumentFragment {
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

offer((mounting, told) => {
  const draw = screens[mounting.screen]
  if (!draw) throw new Error(`There is no screen ${mounting.screen}.`)
  const client = createDoorwayClient({ getToken: () => mounting.token })
  const navigation = createMemoryNavigation()
  const host = hostElement()
  const root = createRoot(placeOf(host, mounting))
  let handle: WidgetHandle | null = null
  const render = (locale: 'zh' | 'en') =>
    root.render(
      <DoorwayProvider
        client={client}
        locale={locale}
        navigation={navigation}
        instanceId="conformance"
        onReady={() => told.push('ready')}
        onNavigate={() => told.push('navigate')}
      >
        {draw((given) => {
          handle = given
        })}
      </DoorwayProvider>,
    )
  render('zh')
  return {
    handle: () => handle,
    speakEnglish: () => render('en'),
    unmount: () => {
      root.unmount()
      host.remove()
      document.adoptedStyleSheets = []
    },
  }
})
