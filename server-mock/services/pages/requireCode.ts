import { pageCodePattern } from '../../../schemas/page/pageCode'
import { CallFailure } from '../../kernel/CallFailure'

/** A code that a page can have; throws for any other. */
export function requireCode(code: string): string {
  if (!pageCodePattern.test(code)) throw new CallFailure('not-found', 'pages.unknown', { code })
  return code
}
