import type { FastifyRequest } from 'fastify'
import { type Language, languages } from '../../../schemas/page/Text'

/** The caller's language: `X-Language`, else the first of `Accept-Language` that the product speaks, else Chinese. */
export function languageOf(request: FastifyRequest): Language {
  const wanted = [request.headers['x-language'], ...String(request.headers['accept-language'] ?? '').split(',')]
  for (const entry of wanted) {
    const tag = String(entry ?? '')
      .split(';')[0]
      ?.trim()
      .replace('_', '-')
      .toLowerCase()
    if (!tag) continue
    const found = languages.find((language) => language.toLowerCase() === tag || language.slice(0, 2) === tag.slice(0, 2))
    if (found) return found
  }
  return 'zh-CN'
}
