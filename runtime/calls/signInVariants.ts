import type { LoginResult } from '../../schemas/api/session'
import type { RegisterBody, SignInOptions, SmsMode, SmsResult } from '../../schemas/api/signIn'
import { encryptPasswords } from './encryptPasswords'
import { readSignIn } from './signInAnswer'
import type { Transport } from './Transport'

/** Another system's word for who somebody is, as it arrives in an address. */
export type Ticket =
  | { kind: 'portal'; value: string }
  /** `service`: the address that the single sign-on server made the ticket out to. */
  | { kind: 'sso'; value: string; service: string }
  | { kind: 'third'; value: string; type: string }

/** Which ways of signing in the server offers. */
export async function fetchSignInOptions(transport: Transport): Promise<SignInOptions> {
  return (await transport.call({ method: 'GET', path: '/sys/signInOptions' })).result as SignInOptions
}

/** By user name, phone number or e-mail address. */
export async function signInByAccount(transport: Transport, account: string, password: string, isShared = false): Promise<LoginResult> {
  const { texts, nonce } = await encryptPasswords(transport, [password])
  const body = { account, password: texts[0], nonce, ...(isShared && { isShared }) }
  return readSignIn(await transport.call({ method: 'POST', path: '/sys/accountLogin', body }), transport)
}

export async function signInByPhone(transport: Transport, mobile: string, captcha: string, isShared = false): Promise<LoginResult> {
  return readSignIn(
    await transport.call({ method: 'POST', path: '/sys/phoneLogin', body: { mobile, captcha, ...(isShared && { isShared }) } }),
    transport,
  )
}

export async function signInByTicket(transport: Transport, ticket: Ticket): Promise<LoginResult> {
  const { value } = ticket
  switch (ticket.kind) {
    case 'portal':
      return readSignIn(await transport.call({ method: 'POST', path: '/sys/portal/oauth', params: { t: value } }), transport)
    case 'sso': {
      const params = { ticket: value, service: ticket.service }
      return readSignIn(await transport.call({ method: 'GET', path: '/sys/cas/client/validateLogin', params }), transport)
    }
    case 'third': {
      const path = `/sys/thirdLogin/getLoginUser/${encodeURIComponent(value)}/${encodeURIComponent(ticket.type)}`
      return readSignIn(await transport.call({ method: 'GET', path }), transport)
    }
  }
}

/** Has a code sent to a phone. Answers the seconds until another may be asked for. */
export async function sendCode(transport: Transport, mobile: string, smsmode: SmsMode): Promise<number> {
  const { result } = await transport.call({ method: 'POST', path: '/account/sms', body: { mobile, smsmode } })
  return (result as SmsResult | null)?.waitSeconds ?? 60
}

export async function registerAccount(transport: Transport, body: RegisterBody): Promise<void> {
  await sendNewPassword(transport, 'POST', '/auth/register', body)
}

/** A new password in place of a forgotten one. */
export async function alterPassword(
  transport: Transport,
  body: { mobile: string; captcha: string; password: string; confirmpassword: string },
): Promise<void> {
  await sendNewPassword(transport, 'POST', '/auth/forge-password', body)
}

export async function changeMyPassword(
  transport: Transport,
  body: { oldpassword: string; password: string; confirmpassword: string },
): Promise<void> {
  await sendNewPassword(transport, 'PUT', '/sys/user/changeMyPassword', body)
}

async function sendNewPassword(
  transport: Transport,
  method: 'POST' | 'PUT',
  path: string,
  body: { oldpassword?: string; password: string; confirmpassword: string },
): Promise<void> {
  const old = body.oldpassword === undefined ? [] : [body.oldpassword]
  const { texts, nonce } = await encryptPasswords(transport, [body.password, body.confirmpassword, ...old])
  const [password, confirmpassword, oldpassword] = texts
  await transport.call({ method, path, body: { ...body, password, confirmpassword, oldpassword, nonce } })
}
