import type { ChangePasswordBody } from '../../../schemas/api/signIn'
import { administratorRole, hasRole } from '../../../schemas/rights/roles'
import { CallFailure } from '../../kernel/CallFailure'
import { isPassword } from '../../kernel/passwords'
import { type Call, defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { type ServerTextKey, textOf } from '../../kernel/text/textOf'
import { userOf } from '../../kernel/userOf'
import type { Services } from '../Services'
import { type Account, findByPhone, findByUsername } from './accounts'
import { tokenOf } from './buildContext'
import { changePassword, passwordProblemText } from './changePassword'
import { readPasswords } from './passwordKey'
import { register } from './register'
import { isFreshSession } from './sessions'
import { takeAttempt } from './signInFailures'
import { takeSmsCode } from './smsCodes'

/** Code of a refused new password. */
const refusedPassword = 230

/** How long after signing in somebody need not say the old password once more, in seconds. */
const freshFor = 10 * 60

/** What is wrong with the old password that somebody gave. It counts as an attempt to sign in; the change that follows on a right one clears the count. */
async function oldPasswordProblem({ database }: Services, account: Account, old: string): Promise<ServerTextKey | null> {
  if (!(await takeAttempt(database, account.username))) return 'session.locked'
  if (!(await isPassword(old, account.passwordHash))) return 'session.oldPasswordWrong'
  return null
}

/**
 * Changes the password of an account, or says with code 230 why not. The own one takes the old one too, unless the user has only just signed in: a
 * session that somebody else got hold of later does not take over the account. A new password that cannot be taken is refused before the old one is
 * looked at, so that trying for one that is good enough never counts as guessing.
 */
async function change(
  services: Services,
  account: Account,
  { body, context, request }: Call<ChangePasswordBody>,
): Promise<RouteAnswer<null>> {
  const { database } = services
  const { oldpassword } = body
  const sent = [body.password, body.confirmpassword, ...(oldpassword === undefined ? [] : [oldpassword])]
  const [password = '', confirmation = '', old = ''] = await readPasswords(database, sent, body.nonce)
  const findProblem = async () => {
    const problem = passwordProblemText(password, confirmation)
    if (problem) return problem
    if (oldpassword !== undefined) return oldPasswordProblem(services, account, old)
    const isFree = account.id !== userOf(context).id || (await isFreshSession(database, tokenOf(request) ?? '', freshFor))
    return isFree ? null : 'session.oldPasswordMissing'
  }
  const problem = await findProblem()
  if (problem) return new RouteAnswer(null, { code: refusedPassword, message: textOf(problem, context.language), isRefused: true })
  await changePassword(database, account, password, userOf(context).username)
  return new RouteAnswer(null, { code: 200, message: textOf('session.passwordChanged', context.language) })
}

async function accountOf(services: Services, username: string): Promise<Account> {
  const account = await findByUsername(services.database, username)
  if (!account) throw new CallFailure('refused', 'session.noSuchUser')
  return account
}

/** Registering, a forgotten password, and a changed one. */
export function passwordRoutes(services: Services): Route[] {
  const { database } = services
  return [
    defineRoute({
      method: 'POST',
      url: '/api/auth/register',
      access: 'public',
      body: 'RegisterBody',
      query: null,
      params: null,
      answer: 'RegisterResult',
      ratePerMinute: 30,
      async handler({ body, context }) {
        return new RouteAnswer(await register(services, body), { code: 200, message: textOf('session.registered', context.language) })
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/auth/forge-password',
      access: 'public',
      body: 'AlterationBody',
      query: null,
      params: null,
      answer: 'Nothing',
      ratePerMinute: 30,
      async handler({ body, context }) {
        const [password = '', confirmation = ''] = await readPasswords(database, [body.password, body.confirmpassword], body.nonce)
        const problem = passwordProblemText(password, confirmation)
        if (problem) throw new CallFailure('refused', problem)
        const isRight = await takeSmsCode(database, body.mobile, '2', body.captcha)
        const account = isRight ? await findByPhone(database, body.mobile) : null
        if (!account) throw new CallFailure('refused', 'session.wrongCode')
        await changePassword(database, account, password, account.username)
        return new RouteAnswer(null, { code: 200, message: textOf('session.passwordChanged', context.language) })
      },
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/sys/user/changeMyPassword',
      access: 'user',
      body: 'ChangePasswordBody',
      query: null,
      params: null,
      answer: 'Nothing',
      async handler(call) {
        return change(services, await accountOf(services, userOf(call.context).username), call)
      },
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/sys/user/changePassword',
      access: 'user',
      body: 'ChangePasswordBody',
      query: null,
      params: null,
      answer: 'Nothing',
      async handler(call) {
        const { body, context } = call
        const username = body.username ?? userOf(context).username
        const isOwn = username === userOf(context).username
        // Whoever could set another's password could become anybody: no permission that a role is granted is enough.
        if (!isOwn && !hasRole(administratorRole, userOf(context).roles))
          throw new CallFailure('no-permission', 'session.passwordOfAnother')
        return change(services, await accountOf(services, username), call)
      },
    }),
  ]
}
