// @doorway/admin-kit/elements: screens as custom elements. Importing defines nothing; `defineElements()` does.
import type { EmbedOptions } from '../embed/embed-options'
import type { AreaManagerProps } from '../features/areas'
import type { OrganizationManagerProps } from '../features/organizations'
import type { RoleEditorProps, RoleManagerProps } from '../features/roles'
import type { SelfEditProps } from '../features/self-edit'
import type { UserManagerProps } from '../features/users'
import type { WidgetHandle } from '../loading/widget-handle'

export { defineElements, type DefineOptions } from './define-elements'

/** A screen as an element: options and props are properties, callbacks are events, the handle is its methods. */
export type DoorwayElement<Props> = HTMLElement & EmbedOptions & Omit<Props, 'handle'> & Omit<WidgetHandle, 'focus'>

declare global {
  interface HTMLElementTagNameMap {
    'doorway-user-manager': DoorwayElement<UserManagerProps>
    'doorway-area-manager': DoorwayElement<AreaManagerProps>
    'doorway-organization-manager': DoorwayElement<OrganizationManagerProps>
    'doorway-role-manager': DoorwayElement<RoleManagerProps>
    'doorway-role-editor': DoorwayElement<Partial<RoleEditorProps>>
    'doorway-self-edit': DoorwayElement<SelfEditProps>
  }
}
