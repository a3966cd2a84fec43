import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { type Language, languages } from '../../schemas/page/Text'

/** `de` speaks for every German that the product does not have by itself. */
const offered = languages.flatMap((language) => [language, language.slice(0, 2)])

/** The caller's language: `X-Language`, else the one of ours that `Accept-Language` likes best, else Chinese. */
export function languageOf(request: FastifyRequest): Language {
  return (
    findLanguage(String(request.headers['x-language'] ?? '')) ?? findLanguage(new Negotiator(request).language(offered) ?? '') ?? 'zh-CN'
  )
}

function findLanguage(tag: string): Language | undefined {
  const wanted = tag.trim().slice(0, 2).toLowerCase()
  return languages.find((language) => language.slice(0, 2) === wanted)
}
