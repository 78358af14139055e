import type { SavedUser } from '@doorway/api-client'
import { Widget } from '../../../loading/widget'
import { FormSkeleton } from './form-skeleton'
import { addUserPage, editUserPage } from '../lazy-parts'

export interface UserAddProps {
  onSaved?: (user: SavedUser) => void
  /** Saved or given up: where to go is the host's choice. */
  onClose: () => void
}

/** 新增用户 as a page of its own (named route user-add). */
export function UserAdd(props: UserAddProps) {
  return (
    <Widget part="user-add" fallback={<FormSkeleton />}>
      <addUserPage.Part {...props} />
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
      <editUserPage.Part key={props.userId} {...props} />
    </Widget>
  )
}
