import type { SignInOptions } from '../../../schemas/api/signIn'
import { SettingError } from '../../kernel/SettingError'
import type { SmsSender } from './sms'

/** Which ways of signing in this server offers. */
export interface SignInSettings {
  /** true: whoever proves to have a phone may register. */
  isRegistrationOpen: boolean
  /** Role that registered users get, by its code. */
  registrationRole: string
  /** The single sign-on server; null switches it off. `service`: the address of this product that its tickets are made out to. */
  cas: { url: string; service: string } | null
  /** Kinds of third-party sign-in that tickets are taken of. */
  thirdParty: readonly string[]
  /** What the sign-in page says of the product. */
  words: SignInOptions['words']
  /** The way of codes to phones; null: no way is offered that asks for one. */
  sms: SmsSender | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads REGISTRATION, REGISTRATION_ROLE, CAS_URL with CAS_SERVICE, THIRD_LOGIN (kinds joined by commas) and SIGN_IN_WORDS. Everything is off when nothing is set. */
export function readSignInSettings(environment: Environment, sms: SmsSender | null): SignInSettings {
  const { REGISTRATION, REGISTRATION_ROLE, CAS_URL, CAS_SERVICE, THIRD_LOGIN = '', SIGN_IN_WORDS } = environment
  if (CAS_URL && !CAS_SERVICE)
    throw new SettingError('CAS_URL is set without CAS_SERVICE, the address of this product that CAS knows it by.')
  return {
    isRegistrationOpen: REGISTRATION === 'open',
    registrationRole: REGISTRATION_ROLE || 'staff',
    cas: CAS_URL && CAS_SERVICE ? { url: CAS_URL.replace(/\/+$/, ''), service: CAS_SERVICE } : null,
    thirdParty: THIRD_LOGIN.split(',').flatMap((kind) => kind.trim() || []),
    words: SIGN_IN_WORDS === 'employment' ? 'employment' : 'product',
    sms,
  }
}
