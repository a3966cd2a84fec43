import { checkPage } from '../../../schemas/checks/checkPage'
import type { KnownNames } from '../../../schemas/checks/KnownNames'
import { type NamesOfPage, namesOfPage } from '../../../schemas/checks/namesOfPage'
import { fieldListsOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Problem } from '../../../schemas/page/Problem'
import type { Language } from '../../../schemas/page/Text'
import { textOf } from '../../kernel/text/textOf'
import type { Services } from '../Services'
import { problem } from './findTaken'

/** The tables and reports of a page of which fields are gone, by their names. */
function namesThatLose(before: NamesOfPage, after: NamesOfPage): string[] {
  return (['tables', 'reports'] as const).flatMap((kind) =>
    [...before[kind]].filter(([name, keys]) => [...keys].some((key) => !after[kind].get(name)?.has(key))).map(([name]) => name),
  )
}

/** What exists, as it will be when the page is published. */
function knownAfter(known: KnownNames, before: NamesOfPage, after: NamesOfPage): KnownNames {
  const replaced = <T>(all: ReadonlyMap<string, T> | undefined, old: ReadonlyMap<string, T>, next: ReadonlyMap<string, T>) =>
    all && new Map([...[...all].filter(([name]) => !old.has(name)), ...next])
  return {
    ...known,
    tables: replaced(known.tables, before.tables, after.tables),
    reports: replaced(known.reports, before.reports, after.reports),
    reportColumns: replaced(known.reportColumns, before.reportColumns, after.reportColumns),
  }
}

/**
 * Other pages that read what a page will no longer have: fields of its tables, columns of its report. A field that was renamed is there under its earlier
 * key too.
 */
export function findDependants({ pages }: Services, config: PageConfig, known: KnownNames, language: Language): Problem[] {
  const published = pages.get(config.code)?.config
  if (!published) return []
  const [before, after] = [namesOfPage(published), namesOfPage(config)]
  const lost = namesThatLose(before, after)
  if (lost.length === 0) return []
  const path = `/${fieldListsOf(config)[0]?.path.join('/') ?? ''}`
  const next = knownAfter(known, before, after)
  return pages
    .all()
    .filter(({ code, json }) => code !== config.code && lost.some((name) => json.includes(name)))
    .flatMap(({ code, json }) => {
      const errors = (names: KnownNames) =>
        checkPage(json, { language, known: names }).problems.filter(({ severity }) => severity === 'error')
      const already = new Set(errors(known).map((one) => `${one.code} ${one.path}`))
      return errors(next)
        .filter((one) => !already.has(`${one.code} ${one.path}`))
        .map((one) =>
          problem(path, 'still-read', textOf('pages.stillRead', language, { page: code, place: one.path, reason: one.message })),
        )
    })
}
