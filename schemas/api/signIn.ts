/** What travels when a password does: `nonce` present, every password of the body is SM2 cipher text; absent, they are plain. */
export interface PasswordKey {
  /** Public SM2 key, 130 hex characters. */
  publicKey: string
  /** Goes into the cipher text before the password, divided by a colon. Good once, for five minutes. */
  nonce: string
}

/** Body of POST /sys/accountLogin. */
export interface AccountLoginBody {
  /**
   * User name, phone number or e-mail address.
   * @maxLength 100
   */
  account?: string
  /**
   * The same by another name.
   * @maxLength 100
   */
  username?: string
  /** @maxLength 4000 */
  password: string
  /** @maxLength 100 */
  nonce?: string
  /** As of LoginBody. */
  isShared?: boolean
}

/** What a code sent to a phone is for: 0 signing in, 1 registering, 2 a new password. */
export type SmsMode = '0' | '1' | '2'

/** Body of POST /account/sms. */
export interface SmsBody {
  /** @pattern ^\+?[0-9]{6,15}$ */
  mobile: string
  smsmode?: SmsMode
}

/** Answer of POST /account/sms. */
export interface SmsResult {
  /** Seconds until another code may be asked for. */
  waitSeconds: number
}

/** Body of POST /sys/phoneLogin. */
export interface PhoneLoginBody {
  /** @pattern ^\+?[0-9]{6,15}$ */
  mobile: string
  /** @pattern ^[0-9]{6}$ */
  captcha: string
  /** As of LoginBody. */
  isShared?: boolean
}

/** Body of POST /auth/register. */
export interface RegisterBody {
  /** @pattern ^[A-Za-z0-9][A-Za-z0-9._-]{2,49}$ */
  username: string
  /** @maxLength 100 */
  realname?: string
  /** @pattern ^\+?[0-9]{6,15}$ */
  mobile: string
  /** @pattern ^[0-9]{6}$ */
  captcha: string
  /** @maxLength 4000 */
  password: string
  /** @maxLength 4000 */
  confirmpassword: string
  /** @maxLength 100 */
  nonce?: string
}

/** Body of POST /auth/forge-password. */
export interface AlterationBody {
  /** @pattern ^\+?[0-9]{6,15}$ */
  mobile: string
  /** @pattern ^[0-9]{6}$ */
  captcha: string
  /** @maxLength 4000 */
  password: string
  /** @maxLength 4000 */
  confirmpassword: string
  /** @maxLength 100 */
  nonce?: string
}

/** Body of PUT /sys/user/changePassword and /sys/user/changeMyPassword. */
export interface ChangePasswordBody {
  /**
   * Whose; the caller when left out.
   * @maxLength 100
   */
  username?: string
  /**
   * The password so far; checked when it is given. The own password takes it, unless the user signed in within the last ten minutes.
   * @maxLength 4000
   */
  oldpassword?: string
  /** @maxLength 4000 */
  password: string
  /** @maxLength 4000 */
  confirmpassword: string
  /** @maxLength 100 */
  nonce?: string
}

/** Which ways of signing in are switched on. */
export interface SignInOptions {
  /** true: whoever has a phone may register. */
  registration: boolean
  /** true: codes reach phones, so that they sign in and replace forgotten passwords. */
  phone: boolean
  /** Where single sign-on begins; null when it is switched off. */
  casUrl: string | null
  /** Kinds of third-party sign-in, for example `wechat`. */
  thirdParty: string[]
  /** What the sign-in page says of the product: what it is, or what it is for agencies of flexible employment. */
  words: 'product' | 'employment'
}

/** Answer of POST /sys/portal/ticket. */
export interface TicketResult {
  /** Good once, within `seconds`, as `?t=` of any address of the product. */
  ticket: string
  seconds: number
}

/** Answer of POST /auth/register. */
export interface RegisterResult {
  username: string
}

/** Query of GET /sys/cas/client/validateLogin. */
export interface CasQuery {
  ticket?: string
  /** Address of this product that the ticket is made out to. */
  service?: string
  [more: string]: unknown
}

/** Parameters of GET /sys/thirdLogin/getLoginUser/{token}/{type}. */
export interface ThirdLoginParams {
  token: string
  type: string
}

/** Query of POST /sys/portal/oauth. */
export interface PortalQuery {
  /** The ticket. */
  t?: string
  [more: string]: unknown
}
