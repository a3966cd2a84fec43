import { UserOutlined } from '@ant-design/icons'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import { pageSizes } from '../../../schemas/wire/pageSizes'
import { type RecordSource, recordsFrom } from '../../session/records'
import type { TextKey } from '../../text/TextKey'
import type { FieldComponents } from '../FieldComponents'
import { pickerComponents } from './pickerComponents'

interface Listed<F> {
  /** Whom it lists, as the dialog says it. */
  label: TextKey
  sourceOf(config: F): RecordSource
  /** Headings by column key. */
  columns: Readonly<Record<string, TextKey>>
  /** The columns that a word is looked for in. */
  asked: readonly string[]
}

/** The components of a kind whose values are positions or roles: a list of the product, picked in a dialog and asked for by some of its columns. */
export function listedComponents<F extends FieldBase & { multiple?: boolean }>({
  label,
  sourceOf,
  columns,
  asked,
}: Listed<F>): FieldComponents<F> {
  return pickerComponents<F>({
    Icon: UserOutlined,
    sourceOf: (config) => recordsFrom(sourceOf(config)),
    pick({ pick, text }, { config }, given) {
      const headings = Object.entries(columns).map(([key, title]) => ({ key, title: text(title) }))
      const window = {
        source: sourceOf(config),
        label: text(label),
        columns: headings,
        queries: asked.map((key) => ({ type: 'input' as const, key, title: headings.find((heading) => heading.key === key)?.title })),
        rowKey: 'id',
        width: 1000,
        pageSize: pageSizes.people.size,
        pageSizes: pageSizes.people.sizes,
        ellipsis: 25,
      }
      return pick('record', { ...given, window })
    },
  })
}
