import type { SavedUser } from '@doorway/api-client'
import { Widget } from '../../../loading/widget'
import { FormSkeleton } from './form-skeleton'
import { addUserPage, editUserPage } from '../lazy-parts'
import { UserExtensionsProvider, useGivenExtensions, type UserRecordExtensions } from '../user-extensions'

export interface UserAddProps extends UserRecordExtensions {
  onSaved?: (user: SavedUser) => void
  /** Saved or given up: where to go is the host's choice. After adding it receives the login name, to show the row. */
  onClose: (addedUsername?: string) => void
}

/** 新增用户 as a page of its own (named route user-add). */
export function UserAdd(props: UserAddProps) {
  return (
    <Widget part="user-add" fallback={<FormSkeleton />}>
      <UserExtensionsProvider value={useGivenExtensions('UserAdd', props)}>
        <addUserPage.Part {...props} />
      </UserExtensionsProvider>
    </Widget>
  )
}

export interface UserEditProps extends UserAddProps {
  userId: number
}

/** 修改用户 as a page of its own (named route user-edit). */
export function UserEdit(props: UserEditProps) {
  return (
    <Widget part="user-edit" fallback={<FormSkeleton />}>
      <UserExtensionsProvider value={useGivenExtensions('UserEdit', props)}>
        <editUserPage.Part key={props.userId} {...props} />
      </UserExtensionsProvider>
    </Widget>
  )
}
