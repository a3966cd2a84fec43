import type { Result } from '../../schemas/api/Result'
import type { LoginResult } from '../../schemas/api/session'
import { isLoginResult } from './answerShapes'
import { CallError } from './Calls'
import type { Transport } from './Transport'

/** What a sign-in brought. Specification P4: signed in only with code 200, whatever `success` says. */
export function readSignIn(answer: Result, { options }: Transport): LoginResult {
  if (answer.code !== 200) throw new CallError('refused', answer.message || options.text('server'), { code: answer.code })
  if (!isLoginResult(answer.result)) throw new CallError('server', options.text('badAnswer'), { code: answer.code })
  return answer.result
}
