// A page that writes the screens as elements; who defines them, a bundle or the script tag, is not its business.
import { hostElement, offer } from './page'

const tags = {
  UserManager: 'doorway-user-manager',
  AreaManager: 'doorway-area-manager',
  OrganizationManager: 'doorway-organization-manager',
  RoleManager: 'doorway-role-manager',
  RoleEditor: 'doorway-role-editor',
  SelfEdit: 'doorway-self-edit',
} as const

const isElement = (name: string): name is keyof typeof tags => Object.hasOwn(tags, name)

offer(({ screen, token, isShadow }, told) => {
  if (!isElement(screen)) throw new Error(`There is no element for ${screen}.`)
  const host = hostElement()
  const element = document.createElement(tags[screen])
  element.setAttribute('isolation', isShadow ? 'shadow' : 'light')
  element.setAttribute('role-id', '8')
  for (const name of ['ready', 'navigate']) element.addEventListener(name, () => told.push(name))
  host.append(element)
  // Later than the element, as in a page that signs in first.
  setTimeout(() => {
    element.getToken = () => token
  })
  return {
    handle: () => element,
    speakEnglish: () => element.setAttribute('locale', 'en'),
    unmount: () => host.remove(),
  }
})
