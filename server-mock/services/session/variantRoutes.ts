import type { LoginResult } from '../../../schemas/api/session'
import type { SignInOptions, SmsBody, TicketResult } from '../../../schemas/api/signIn'
import { CallFailure } from '../../kernel/CallFailure'
import { type Call, defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import { systemTables } from '../../system/SystemTables'
import type { Services } from '../Services'
import { findByAny, findByPhone, findByUsername } from './accounts'
import { askCas } from './cas'
import { issuePasswordKey, readPassword } from './passwordKey'
import { requireOpenRegistration } from './register'
import { arrivalOf, signedIn } from './signedIn'
import { openFor, signInTo } from './signIn'
import { issueSmsCode, takeSmsCode, waitSeconds } from './smsCodes'
import { issueTicket, takeTicket } from './tickets'

type SomeCall = Pick<Call, 'request' | 'reply' | 'context'>

const portalKind = 'portal'
const portalSeconds = 60

/** Kind of the tickets that third-party sign-in exchanges. */
export function thirdPartyKind(type: string): string {
  return `third:${type}`
}

/** Exchanges a ticket for a session; one that is unknown, used or too old, or whose user is frozen, is refused with one sentence. */
async function signInByTicket(services: Services, kind: string, ticket: string, call: SomeCall): Promise<RouteAnswer<LoginResult>> {
  const { database } = services
  const taken = await takeTicket(database.kysely, kind, ticket)
  const users = systemTables(database.kysely).selectFrom('sys_user').select('id').where('status', '=', '1')
  const user = taken?.userId ? await users.where('id', '=', taken.userId).executeTakeFirst() : undefined
  if (!user) throw new CallFailure('sign-in-refused', 'session.badTicket')
  return signedIn(call, await openFor(services, user.id, arrivalOf(call)))
}

/**
 * A phone nobody signs in with gets no message and the same answer, so that nobody learns whose phone is known. The message is not waited for:
 * its time would tell.
 */
async function sendCode(services: Services, { body, context: { ip, language }, request }: Call<SmsBody>): Promise<void> {
  const { sms } = services.signIn
  if (!sms) throw new CallFailure('refused', 'session.codesOff')
  const { mobile, smsmode = '0' } = body
  if (smsmode === '1') requireOpenRegistration(services)
  const code = await issueSmsCode(services.database, mobile, smsmode, ip)
  if (code === null) throw new CallFailure('refused', 'session.codeTooSoon')
  const account = await findByPhone(services.database, mobile)
  if (smsmode !== '1' && !account) return
  const sending = sms.send(mobile, textOf('session.codeMessage', language, { code }))
  sending.catch((error: unknown) => request.log.error({ err: error }, 'a code could not be sent'))
}

/** Signing in by anything but user name and password. */
export function signInVariantRoutes(services: Services): Route[] {
  const { database, signIn: settings } = services
  return [
    defineRoute({
      method: 'GET',
      url: '/api/sys/signInOptions',
      access: 'public',
      body: null,
      query: null,
      params: null,
      answer: 'SignInOptions',
      handler: (): SignInOptions => ({
        registration: settings.isRegistrationOpen && settings.sms !== null,
        phone: settings.sms !== null,
        casUrl: settings.cas?.url ?? null,
        thirdParty: [...settings.thirdParty],
        words: settings.words,
      }),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/passwordKey',
      access: 'public',
      body: null,
      query: null,
      params: null,
      answer: 'PasswordKey',
      ratePerMinute: 120,
      handler: () => issuePasswordKey(database),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sys/accountLogin',
      access: 'public',
      body: 'AccountLoginBody',
      query: null,
      params: null,
      answer: 'LoginResult',
      ratePerMinute: 120,
      async handler(call) {
        const { body } = call
        const typed = (body.account ?? body.username ?? '').trim()
        if (!typed) throw new CallFailure('sign-in-refused', 'session.wrong')
        const password = await readPassword(database, body)
        return signedIn(call, await signInTo(services, await findByAny(database, typed), typed, password, arrivalOf(call, body)))
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/account/sms',
      access: 'public',
      body: 'SmsBody',
      query: null,
      params: null,
      answer: 'SmsResult',
      ratePerMinute: 30,
      async handler(call) {
        await sendCode(services, call)
        return new RouteAnswer({ waitSeconds }, { code: 200, message: textOf('session.codeSent', call.context.language) })
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sys/phoneLogin',
      access: 'public',
      body: 'PhoneLoginBody',
      query: null,
      params: null,
      answer: 'LoginResult',
      ratePerMinute: 60,
      async handler(call) {
        const { body } = call
        const isRight = await takeSmsCode(database, body.mobile, '0', body.captcha)
        const account = isRight ? await findByPhone(database, body.mobile) : null
        if (!account) throw new CallFailure('sign-in-refused', 'session.wrongCode')
        return signedIn(call, await openFor(services, account.id, arrivalOf(call, body)))
      },
    }),
    ...ticketRoutes(services),
  ]
}

/** Signing in by what another system vouches for. */
function ticketRoutes(services: Services): Route[] {
  const { database, signIn: settings } = services
  return [
    defineRoute({
      method: 'GET',
      url: '/api/sys/cas/client/validateLogin',
      access: 'public',
      body: null,
      query: 'CasQuery',
      params: null,
      answer: 'LoginResult',
      ratePerMinute: 60,
      async handler(call) {
        const { query } = call
        if (!settings.cas) throw new CallFailure('sign-in-refused', 'session.ssoOff')
        const account = await findByUsername(database, await askCas(settings.cas, query.ticket ?? '', query.service))
        if (!account?.isActive) throw new CallFailure('sign-in-refused', 'session.ssoRefused')
        return signedIn(call, await openFor(services, account.id, arrivalOf(call)))
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sys/thirdLogin/getLoginUser/:token/:type',
      access: 'public',
      body: null,
      query: null,
      params: 'ThirdLoginParams',
      answer: 'LoginResult',
      ratePerMinute: 60,
      handler(call) {
        const { params } = call
        if (!settings.thirdParty.includes(params.type)) throw new CallFailure('sign-in-refused', 'session.thirdPartyOff')
        return signInByTicket(services, thirdPartyKind(params.type), params.token, call)
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sys/portal/oauth',
      access: 'public',
      body: null,
      query: 'PortalQuery',
      params: null,
      answer: 'LoginResult',
      ratePerMinute: 60,
      handler: (call) => signInByTicket(services, portalKind, call.query.t ?? '', call),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sys/portal/ticket',
      access: 'user',
      body: null,
      query: null,
      params: null,
      answer: 'TicketResult',
      async handler({ context }): Promise<TicketResult> {
        return { ticket: await issueTicket(database.kysely, portalKind, portalSeconds, userOf(context).id), seconds: portalSeconds }
      },
    }),
  ]
}
