import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { type Language, languages } from '../../schemas/page/Text'

/** `de` speaks for every German that the product does not have by itself. */
const offered = languages.flatMap((language) => [language, language.slice(0, 2)])

/** The caller's language: `X-Language`, else the one of ours that `Accept-Language` likes best, else Chinese. */
export function languageOf(request: FastifyRequest): Language {
  const { 'x-language': own, 'accept-language': accepted = '' } = request.headers
  // Some clients write a tag as their system does: `de_DE`.
  const headers = { 'accept-language': accepted.replaceAll('_', '-') }
  return findLanguage(String(own ?? '')) ?? findLanguage(new Negotiator({ headers }).language(offered) ?? '') ?? 'zh-CN'
}

function findLanguage(tag: string): Language | undefined {
  const wanted = tag.trim().slice(0, 2).toLowerCase()
  return languages.find((language) => language.slice(0, 2) === wanted)
}
