import type { UserInfo } from './session'

/** Body of POST /system/sysMenuLog/add. `createName` and `createBy` may come and are not believed: who it was, and from which address, the session says. */
export interface MenuLogBody {
  createName?: string
  createBy?: string
  /** @maxLength 64 */
  menuId: string
  /** @maxLength 300 */
  menuName: string
  ip?: string
}

/** Body of PUT (or POST) /sys/selectDepart: the department that the user acts for from now on. One of the user's own. */
export interface SelectDepartBody {
  /** @maxLength 100 */
  orgCode: string
  username?: string
  loginTenantId?: string | number
}

export interface SelectDepartResult {
  userInfo: UserInfo
}

/** Body of PUT /sys/user/avatar; answers the `UserInfo` with it. */
export interface AvatarBody {
  /**
   * Path of an uploaded picture, as the upload answered it; `builtin:<name>` for one of the product's own; empty for none.
   * @maxLength 300
   */
  avatar: string
}
