// A page that owns its DOM and mounts the screens into it.
import * as embed from '@doorway/admin-kit/embed'
import { hostElement, offer } from './page'

const mounts: Readonly<Record<string, embed.Mount<{ roleId?: number }>>> = {
  UserManager: embed.mountUserManager,
  AreaManager: embed.mountAreaManager,
  OrganizationManager: embed.mountOrganizationManager,
  RoleManager: embed.mountRoleManager,
  RoleEditor: embed.mountRoleEditor,
  SelfEdit: embed.mountSelfEdit,
}

offer(({ screen, token, isShadow }, told) => {
  const mount = mounts[screen]
  if (!mount) throw new Error(`There is no mount for ${screen}.`)
  const host = hostElement()
  const widget = mount(host, {
    getToken: () => token,
    isolation: isShadow ? 'shadow' : 'light',
    roleId: 8,
    onReady: () => told.push('ready'),
    onNavigate: () => told.push('navigate'),
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
