import type { KnownNames } from '../../../schemas/checks/KnownNames'
import { type NamesOfPage, namesOfPage } from '../../../schemas/checks/namesOfPage'
import { fieldListsOf } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'
import type { Problem } from '../../../schemas/page/Problem'
import type { Language } from '../../../schemas/page/Text'
import { textOf } from '../../kernel/text/textOf'
import type { Services } from '../Services'
import { problem } from './findTaken'
import { newProblems } from './newProblems'

/** The tables and reports of a page of which fields are gone or hold something else, by their names. */
function changedNames(before: NamesOfPage, after: NamesOfPage): string[] {
  const kinds = [
    ['tables', 'tableColumns'],
    ['reports', 'reportColumns'],
  ] as const
  return kinds.flatMap(([kind, types]) =>
    [...before[kind]].flatMap(([name, keys]) => {
      const typeOf = (names: NamesOfPage, key: string) => names[types].get(name)?.get(key)
      const isChanged = (key: string) => !after[kind].get(name)?.has(key) || typeOf(before, key) !== typeOf(after, key)
      return [...keys].some(isChanged) ? [name] : []
    }),
  )
}

/** What exists, as it will be when the page is published. */
function knownAfter(known: KnownNames, before: NamesOfPage, after: NamesOfPage): KnownNames {
  const replaced = <T>(all: ReadonlyMap<string, T> | undefined, old: ReadonlyMap<string, T>, next: ReadonlyMap<string, T>) =>
    all && new Map([...[...all].filter(([name]) => !old.has(name)), ...next])
  return {
    ...known,
    tables: replaced(known.tables, before.tables, after.tables),
    tableColumns: replaced(known.tableColumns, before.tableColumns, after.tableColumns),
    reports: replaced(known.reports, before.reports, after.reports),
    reportColumns: replaced(known.reportColumns, before.reportColumns, after.reportColumns),
  }
}

/**
 * Other pages that read what a new version of a page would no longer have: fields of its tables, columns of its report, or their types. A field that was
 * renamed is there under its earlier key too.
 */
export function findBrokenReaders({ pages }: Services, config: PageConfig, known: KnownNames, language: Language): Problem[] {
  const published = pages.get(config.code)?.config
  if (!published) return []
  const [before, after] = [namesOfPage(published), namesOfPage(config)]
  const changed = changedNames(before, after)
  if (changed.length === 0) return []
  const path = `/${fieldListsOf(config)[0]?.path.join('/') ?? ''}`
  const next = knownAfter(known, before, after)
  return pages
    .all()
    .filter(({ code, json }) => code !== config.code && changed.some((name) => json.includes(name)))
    .flatMap(({ code, json }) =>
      newProblems(json, known, next, language)
        .filter(({ severity }) => severity === 'error')
        .map((one) =>
          problem(path, 'still-read', textOf('pages.stillRead', language, { page: code, place: one.path, reason: one.message })),
        ),
    )
}
