import '../rowPanels.css'
import type { ChangedValues } from '../../../../schemas/api/rowPanels'
import { cellText } from '../../../fields/cellText'
import type { FieldModel } from '../../../model/PageModel'
import { useFeatureText } from '../../../session/featureText'
import { historyTexts } from './historyTexts'

interface ChangedFieldsProps {
  fields: readonly FieldModel[]
  values: ChangedValues
}

/** The fields that were changed, in the order of the page, each with what stood there before; fields that the page no longer has by their keys. */
export function ChangedFields({ fields, values: { before, after, gone = [] } }: ChangedFieldsProps) {
  const say = useFeatureText(historyTexts)
  const isChanged = (key: string) => Object.hasOwn(before, key) || Object.hasOwn(after, key)
  const shown = fields.filter(({ key, facts }) => isChanged(key) && !facts.isCarried).map(alone)
  if (shown.length + gone.length === 0) return null
  return (
    <dl className="pw-changes">
      {shown.map((field) => (
        <div key={field.key}>
          <dt>{field.title}</dt>
          <dd>
            <BeforeAndAfter
              before={Object.hasOwn(before, field.key) ? cellText(before, field) : undefined}
              after={Object.hasOwn(after, field.key) ? cellText(after, field) : undefined}
            />
          </dd>
        </div>
      ))}
      {gone.map((key) => (
        <div key={key}>
          <dt>
            {key}
            {say('isGone')}
          </dt>
          <dd>
            {(before[key] ?? after[key] ?? null) === null ? (
              <span className="pw-panel-soft">{say('withheld')}</span>
            ) : (
              <BeforeAndAfter before={plainText(before[key])} after={plainText(after[key])} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The beginning of a period without its end, which is a line of its own: where it alone was changed, the end is not known here. */
function alone({ end: _, ...field }: FieldModel): FieldModel {
  return field
}

const plainText = (value: unknown) => (value === undefined ? undefined : String(value ?? ''))

/** Texts of a value; one that is undefined had no row to stand in. */
function BeforeAndAfter({ before, after }: { before: string | undefined; after: string | undefined }) {
  const say = useFeatureText(historyTexts)
  if (before === undefined) return <ins>{after || say('nothing')}</ins>
  if (after === undefined) return <del>{before || say('nothing')}</del>
  return (
    <>
      <span className="pw-visually-hidden">{say('before')}</span>
      <del>{before || say('nothing')}</del>
      <span aria-hidden> → </span>
      <span className="pw-visually-hidden">{say('after')}</span>
      <ins>{after || say('nothing')}</ins>
    </>
  )
}
