import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { baseLanguage, findLanguage, languageCodes, primaryTag } from '../../schemas/language/findLanguage'
import type { Language } from '../../schemas/page/Text'

/** `de` speaks for every German that the product does not have by itself. */
const offered = languageCodes.flatMap((language) => [language, primaryTag(language)])

/** The caller's language: `X-Language`, else the one of ours that `Accept-Language` likes best, else Chinese. */
export function languageOf(request: FastifyRequest): Language {
  const { 'x-language': own, 'accept-language': accepted = '' } = request.headers
  // Some clients write a tag as their system does: `de_DE`.
  const headers = { 'accept-language': accepted.replaceAll('_', '-') }
  return findLanguage(String(own ?? '')) ?? findLanguage(new Negotiator({ headers }).language(offered) ?? '') ?? baseLanguage
}
