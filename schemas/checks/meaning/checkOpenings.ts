import { factsOfPage, kindOf, mainFieldsOf, openingsOf, queryKeysOf } from '../../page/anatomy'
import type { PageConfig } from '../../page/kinds'
import type { OpenParameters } from '../../page/parts/Action'
import { isSystemField } from '../../wire/systemFields'
import type { Finding, Path } from '../Finding'
import { findMissing } from './missing'
import type { CheckedPage } from './viewPage'

/** What a page is opened with is what it takes: queries that it has, values of its form, a row in a page that shows rows in a form. */
export function checkOpenings({ page, known }: CheckedPage): Finding[] {
  return openingsOf(page).flatMap(({ action, path }) => {
    const given = action.with
    const opened = known.pageConfigs?.get(action.page)
    if (!given) return []
    return [...checkOneForm(given, path), ...(opened ? checkTaken(given, opened, path) : [])]
  })
}

/** One form is opened: that of a stored row, or that of a new one. */
function checkOneForm({ row, values }: OpenParameters, path: Path): Finding[] {
  return row === undefined || values === undefined ? [] : [{ code: 'row-and-values', path: [...path, 'with', 'values'], at: 'key' }]
}

function checkTaken({ filter = {}, values, row }: OpenParameters, opened: PageConfig, path: Path): Finding[] {
  const asked = new Set(queryKeysOf(opened).map(({ name }) => name))
  const fields = new Set(mainFieldsOf(opened).map(({ key }) => key))
  const hasForm = factsOfPage(kindOf(opened)).parts.includes('form')
  const named = { at: 'key', values: { page: opened.code } } as const
  const needsForm = (['values', 'row'] as const).filter((part) => (part === 'row' ? row : values) !== undefined && !hasForm)
  return [
    ...Object.keys(filter).flatMap((key) => findMissing('unknown-query', key, asked, [...path, 'with', 'filter', key], named)),
    ...Object.keys(values ?? {}).flatMap((key) => {
      const place = [...path, 'with', 'values', key]
      if (isSystemField(key)) return [{ code: 'system-field', path: place, at: 'key', values: { name: key } } satisfies Finding]
      return findMissing('unknown-page-field', key, fields, place, named)
    }),
    ...needsForm.map((part): Finding => ({ code: 'opens-no-form', path: [...path, 'with', part], ...named })),
  ]
}
