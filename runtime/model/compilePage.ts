import { factsOfPage, kindOf, type PageParts } from '../../schemas/page/anatomy'
import { type PageKind, pageKinds } from '../../schemas/page/kinds'
import { kindUrls } from '../../schemas/page/kindUrls'
import { normalisePage } from '../../schemas/page/normalisePage'
import { chooseText } from '../../schemas/page/Text'
import type { ListUrls } from '../../schemas/wire/rowCalls'
import { type RowCallName, rowCalls } from '../../schemas/wire/rowCalls'
import type { CompileContext } from './CompileContext'
import { compileFields } from './compileFields'
import { compileParts } from './compileParts'
import { formatValue, PageFindings } from './Findings'
import { joinPeriods } from './joinPeriods'
import type { ModelOf, PageModel } from './PageModel'
import { isObject, readObject, readText, readUrl, type Unvalidated } from './read'

/**
 * A page for one user and one language. Total: whatever a broken page holds, it gives a model in which the broken item carries its problem
 * and the rest works. Pure: the same page and context give the same model.
 */
export function compilePage<C extends { readonly kind: PageKind }>(config: C, context: CompileContext): ModelOf<C['kind']>
export function compilePage(config: unknown, context: CompileContext): PageModel
export function compilePage(config: unknown, context: CompileContext): PageModel {
  const findings = new PageFindings(context.language)
  if (!isObject(config)) findings.add('', 'not-a-page')
  const { page, writtenPath } = normalisePage(readObject<Record<string, unknown>>(config))
  const written: Unvalidated<PageParts> = page
  const kind = kindOf(written)
  noteUnknownKind(written, kind, findings)
  const code = readText(written.code)
  const authPre = readText(written.authPre, code)
  const list = factsOfPage(kind).fields
  const place = { path: `/${list}`, authPre, address: { page: code } }
  const fields = isObject(config) ? joinPeriods(compileFields(written[list], place, context, findings)) : []
  const url = readUrls(written.url, findings)
  const base = {
    code,
    title: chooseText(written.title, context.language, code),
    authPre,
    url: { ...kindUrls(kind, code), ...url },
    fields,
  }
  const parts = compileParts({ written, kind, base, context, findings })
  // A cast: which parts a kind has, its facts say, and `ModelOf` reads them there as well.
  return { kind, config: written, ...base, ...parts, problems: findings.located(writtenPath) } as unknown as PageModel
}

function noteUnknownKind(page: Unvalidated<PageParts>, kind: PageKind, findings: PageFindings): void {
  if (page.kind === kind || (page.kind === undefined && Object.keys(page).length === 0)) return
  if (page.kind === undefined) findings.add('', 'missing-property', { name: 'kind' })
  else findings.add('/kind', 'unknown-page-kind', { name: readText(page.kind, formatValue(page.kind)), known: pageKinds.join(', ') })
}

function readUrls(written: unknown, findings: PageFindings): ListUrls {
  const urls: ListUrls = {}
  const config = readObject<ListUrls>(written)
  for (const name of Object.keys(rowCalls) as RowCallName[]) {
    const url = readUrl(config[name])
    if (url) urls[name] = url
    else if (config[name] !== undefined) {
      findings.addWrongType(`/url/${name}`, name, 'path', formatValue(config[name]))
    }
  }
  return urls
}
