import type { CurrentUser } from '../domain/current-user'
import type { Schema } from '../types'

/** The signed-in person. */
export function currentUserFromWire({ user, ...session }: Schema<'CurrentUser'>): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    userType: user.userType,
    organizationId: user.schoolId,
    organizationName: user.schoolName,
    areaCode: user.areaCode,
    avatar: user.imgPath,
    roles: session.roles,
    permissionCodes: session.permissionCodes,
    siteIds: session.siteIds,
    passwordState: session.passwordState,
    scopeText: session.scopeText,
  }
}
