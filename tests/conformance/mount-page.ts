// A page that owns its DOM and mounts the screens into it.
import * as embed from '@doorway/admin-kit/embed'
import { hostElement, offer } from './page'

type AnyMount = embed.Mount<Readonly<Record<string, unknown>>>

const mounts: ReadonlyMap<string, unknown> = new Map(Object.entries(embed))
const isMount = (value: unknown): value is AnyMount => typeof value === 'function'

offer(({ screen, token, isShadow }, events) => {
  const mount = mounts.get(`mount${screen}`)
  if (!isMount(mount)) throw new Error(`There is no mount for ${screen}.`)
  const host = hostElement()
  const widget = mount(host, {
    getToken: () => token,
    isolation: isShadow ? 'shadow' : 'light',
    roleId: 8,
    onReady: () => events.push('ready'),
    onNavigate: () => events.push('navigate'),
  })
  return {
    handle: () => widget,
    speakEnglish: () => widget.update({ locale: 'en' }),
    unmount: () => {
      widget.unmount()
      if (host.childNodes.length > 0) throw new Error('The mount has left something behind.')
      host.remove()
    },
  }
})
