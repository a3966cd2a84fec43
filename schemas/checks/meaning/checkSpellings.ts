import { aliases } from '../../json/propertyShapes'
import type { Finding, Path } from '../Finding'
import type { CheckedPage } from './viewPage'

/** A property that is written twice, by its own name and by another spelling: only one of them can count. */
export function checkSpellings({ rows }: CheckedPage): Finding[] {
  return rows.flatMap(({ fields, kinds }) =>
    [...fields, ...kinds].flatMap(({ field, path }) => {
      const options = 'options' in field ? (field.options ?? []) : []
      return [
        ...findSpellings(field, aliases.field, path),
        ...options.flatMap((option, index) => findSpellings(option, aliases.option, [...path, 'options', index])),
      ]
    }),
  )
}

/** A page is checked when its names are its own: what is still spelt otherwise stands beside its own name. */
function findSpellings(object: object, names: Readonly<Record<string, string>>, path: Path): Finding[] {
  return Object.entries(names).flatMap(([name, own]) =>
    Object.hasOwn(object, name)
      ? [{ code: 'two-spellings', path: [...path, name], at: 'key', values: { name, own }, severity: 'warning' } satisfies Finding]
      : [],
  )
}
