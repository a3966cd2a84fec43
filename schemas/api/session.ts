import type { Translations } from '../wire/translations'
import type { UserPreferences } from './preferences'

/** Body of POST /sys/login. */
export interface LoginBody {
  /** @maxLength 100 */
  username: string
  /**
   * Plain, or with `nonce` SM2 cipher text (see PasswordKey).
   * @maxLength 4000
   */
  password: string
  /** @maxLength 100 */
  nonce?: string
  captcha?: string
  checkKey?: string | number
  loginOrgCode?: string
  /** true: others use the computer as well, so the session ends after half an hour without a call. */
  isShared?: boolean
}

/** Who is signed in. */
export interface UserInfo {
  id: string
  username: string
  realname: string
  avatar?: string | null
  orgCode?: string | null
  orgCodeTxt?: string | null
  departIds?: string | null
  phone?: string | null
  email?: string | null
  sex?: number | null
  status?: number
  /** The tenant that the session acts for, where a server keeps tenants apart. */
  tenantid?: string | number | null
  /** A greeting in place of the product's own. */
  welcome?: string | null
}

/** Body of PUT /sys/user/editSelf: what somebody changes of the own account. */
export interface OwnAccountBody {
  /** May come and is not believed: who it is, the session says. */
  id?: string
  /** Version of the account that the change started from. */
  rowVersion: number
  /**
   * @minLength 1
   * @maxLength 100
   */
  realname?: string
  telephone?: string | null
  email?: string | null
  /** `YYYY-MM-DD` */
  birthday?: string | null
  sex?: string | number | null
}

export interface DictItem {
  value: string
  text: string
  /** The text once more, for clients that read `label` or `title`. */
  label?: string
  title?: string
  color?: string | null
  textEn?: string | null
  textDe?: string | null
  /** The texts in all languages but Chinese. */
  texts?: Translations
  /** What the entry means, in Chinese, and in the other languages. */
  description?: string
  descriptions?: Translations
  /** true: shown where it is stored, and not to be chosen any more. */
  disabled?: boolean
}

/** Every dictionary by its code. */
export type DictItems = Record<string, DictItem[]>

export interface DepartInfo {
  id: string
  orgCode: string
  departName: string
  parentId?: string | null
}

export interface LoginResult {
  token: string
  userInfo: UserInfo
  departs?: DepartInfo[]
  /** 0 none, 1 one department (set as current), 2 several (the client must ask). */
  multi_depart?: number
  sysAllDictItems?: DictItems
}

/** One granted or listed action. */
export interface PermissionEntry {
  /** One action, or several joined by commas. */
  action: string
  /** `1` visible when granted, `2` enabled when granted. */
  type: '1' | '2'
  /** `1` controlled, `0` not controlled; only in the list of all actions. */
  status?: '0' | '1'
  describe?: string
}

export interface MenuMeta {
  id?: string
  title: string
  titleEn?: string | null
  titleDe?: string | null
  /** The titles in all languages but Chinese. */
  titles?: Translations
  icon?: string | null
  url?: string | null
  /** false: the page is drawn anew each time it is gone back to. */
  keepAlive?: boolean
  /** true: the page goes without the header above it. */
  hiddenHeaderContent?: boolean
  internalOrExternal?: boolean
  componentName?: string
  permissionList?: string[]
  /** Code of the published page that stands at the address. */
  page?: string
}

/** One item of the menu. `route` is `"0"` for items that are no route. */
export interface MenuItem {
  id: string
  route: '0' | '1'
  path: string
  name: string
  component?: string | null
  redirect?: string | null
  hidden?: boolean
  alwaysShow?: boolean
  meta: MenuMeta
  children?: MenuItem[]
}

/** Answer of GET /sys/permission/getUserPermissionByToken. */
export interface PermissionResult {
  menu: MenuItem[]
  sendRouterArray: MenuItem[]
  userMenuList: MenuItem[]
  auth: PermissionEntry[]
  allAuth: PermissionEntry[]
  codeList: string[]
  roleCodes: string[]
  platformInfo: Record<string, unknown>
  sysSafeMode: boolean
  /** Zone by whose clock the server writes the moments that it notes, by its IANA name, such as `Asia/Shanghai`. */
  timeZone?: string
  /** How long the session that asks goes on. */
  session?: SessionLife
  /** What the user has chosen for the screen. */
  preferences?: UserPreferences
}

/** How long a session goes on, in seconds from the answer on. */
export interface SessionLife {
  endsIn: number
  /** It ends when nothing was called for so long; null where it does not. */
  idleSeconds: number | null
}

/** An open session of the caller. */
export interface OwnSession {
  id: string
  /** How the browser named itself when it signed in. */
  userAgent: string | null
  ip: string | null
  createTime: string | null
  lastUsedAt: string | null
  /** true: the one that asks. */
  isCurrent: boolean
}

/** Answer of GET /sys/session/own. */
export interface OwnSessions {
  sessions: OwnSession[]
}

/** Query of DELETE /sys/session/own: an own session by its id, every one but that which asks where it is left out. */
export interface EndSessionQuery {
  /** @maxLength 64 */
  id?: string
}

/** Answer of GET /sys/user/getUserInfo. */
export interface UserInfoResult {
  userInfo: UserInfo
  sysAllDictItems: DictItems
}

/** Answer of GET /sys/user/getCurrentUserDeparts: the departments of the user, and the one that the user acts for. */
export interface OwnDeparts {
  list: DepartInfo[]
  orgCode: string | null
}
