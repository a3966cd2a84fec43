import { useQuery } from '@tanstack/react-query'
import { type FieldConfig, type FieldKind, fieldFacts } from '../../../schemas/fields'
import { findFieldKind } from '../../../schemas/fields/findFieldKind'
import { fieldListsOf, locateFields } from '../../../schemas/page/anatomy'
import { Spinner } from '../../kit/Spinner'
import { usePageHost } from '../../session/PageHost'
import { pageConfigKey } from '../../session/usePageConfig'
import { useText } from '../../text/useText'
import { FieldShown } from './FieldShown'

/** Code of the page that demonstrates a kind: `demo-input-number` for `inputNumber`. */
export function demoCodeOf(kind: FieldKind): string {
  return `demo-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** The fields of one kind: those of its demonstration page, and the examples of the kind where that page is not published. */
export function KindShown({ kind }: { kind: FieldKind }) {
  const { calls } = usePageHost()
  const { text } = useText()
  const code = demoCodeOf(kind)
  const { data, isPending } = useQuery({
    queryKey: [...pageConfigKey(code), 'gallery'],
    queryFn: ({ signal }) => calls.pageConfig(code, { signal }).catch(() => null),
  })
  if (isPending) return <Spinner minHeight={320} />
  const shown = fieldsOf(data?.config, kind)
  // A cast: the examples of a kind are fields of the kind.
  const fields = shown.length > 0 ? shown : (fieldFacts[kind].examples as readonly FieldConfig[])
  return (
    <section className="pw-gallery-kind" aria-labelledby="pw-gallery-kind">
      <h2 id="pw-gallery-kind">
        {kind} {shown.length > 0 && <a href={`/p/${code}`}>{text('studio.galleryPage')}</a>}
      </h2>
      {fields.map((field, index) => (
        // A sub-table may have a field of the same key.
        <FieldShown key={`${field.key} ${index}`} config={field} page={code} />
      ))}
    </section>
  )
}

function fieldsOf(config: unknown, kind: FieldKind): FieldConfig[] {
  if (typeof config !== 'object' || config === null) return []
  const fields = fieldListsOf(config).flatMap((list) => locateFields(list).map(({ field }) => field))
  return fields.filter(({ type }) => findFieldKind(type) === kind)
}
