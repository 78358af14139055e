// A page with its own React that renders the screens as components.
import { ChangePassword, createMemoryNavigation, DoorwayProvider, type WidgetHandle } from '@doorway/admin-kit'
import { createDoorwayClient } from '@doorway/api-client'
import type { ReactNode, Ref } from 'react'
import { createRoot } from 'react-dom/client'
import { components, samples } from './generated/components'
import { hostElement, offer, type Mounting } from './page'

const nothing = () => undefined
const props: Readonly<Record<string, object>> = samples

/** Every screen as an embedder renders it. */
const screens: Readonly<Record<string, (handle: Ref<WidgetHandle>) => ReactNode>> = {
  ...Object.fromEntries(
    Object.entries(components).map(([name, Screen]) => [
      name,
      (handle: Ref<WidgetHandle>) => <Screen {...props[name]} handle={handle} />,
    ]),
  ),
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

offer((mounting, events) => {
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
        onReady={() => events.push('ready')}
        onNavigate={() => events.push('navigate')}
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
