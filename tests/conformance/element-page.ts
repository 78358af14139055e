// A page that writes the screens as elements; who defines them, a bundle or the script tag, is not its business.
import type { DoorwayElement } from '@doorway/admin-kit/elements'
import { hostElement, offer } from './page'

/** `UserManager` is `doorway-user-manager`. */
const tagOf = (screen: string) => `doorway${screen.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const isWidget = (element: HTMLElement): element is DoorwayElement<object> => 'refresh' in element

offer(({ screen, token, isShadow }, events) => {
  const host = hostElement()
  const element = document.createElement(tagOf(screen))
  if (!isWidget(element)) throw new Error(`There is no element for ${screen}.`)
  element.setAttribute('isolation', isShadow ? 'shadow' : 'light')
  element.setAttribute('role-id', '8')
  for (const name of ['ready', 'navigate']) element.addEventListener(name, () => events.push(name))
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
