import { Button } from 'antd'
import { type ReactNode, useId, useMemo, useState } from 'react'
import type { FieldConfig } from '../../../schemas/fields'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { companionOf } from '../../../schemas/wire/companions'
import { cellText } from '../../fields/cellText'
import { componentsOf } from '../../fields/componentsOf'
import type { InputProps, RowValues } from '../../fields/FieldComponents'
import { ErrorBoundary } from '../../kit/ErrorBoundary'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { compileDialogField } from '../../model/compileDialog'
import type { FieldModel } from '../../model/PageModel'
import { QueryValueInput } from '../../query/QueryInput'
import { cachedDictionary } from '../../session/dictionaryCache'
import { usePageHost } from '../../session/PageHost'
import { useText } from '../../text/useText'
import { sampleValue } from '../Preview/sampleValue'
import '../../form/RowForm.css'

/** One field in all the components that its kind has, over one value, with the JSON that writes it beside. */
export function FieldShown({ config, page }: { config: FieldConfig; page: string }) {
  const { language } = usePageHost()
  const { text } = useText()
  const id = useId()
  const field = useMemo(() => compileDialogField(config, language, page) as FieldModel, [config, language, page])
  const [row, setRow] = useState<RowValues>(() => ({ [config.key]: startOf(config, language) }))
  const value = row[config.key] ?? null
  const give = (next: FieldValue, others?: Record<string, FieldValue>) =>
    setRow((last) => ({ ...last, [config.key]: next, [companionOf(config.key)]: undefined, ...others }))
  const inputProps = { field, value, onChange: give, isInvalid: false, readRow: () => row }
  const { Cell, Input } = componentsOf(field)
  const shown = Cell ? <Cell field={field} value={value} row={row} /> : cellText(row, field)
  return (
    <article className="pw-gallery-field" aria-labelledby={id}>
      <h3 id={id}>{field.title}</h3>
      {field.problem ? (
        <ErrorNotice size="inline" message={field.problem.message} />
      ) : (
        <div className="pw-gallery-parts">
          <Part title={text('studio.galleryCell')}>{shown}</Part>
          {Input && (
            <>
              <Part title={text('studio.galleryInput')} inputId={`${id}-input`} label={field.title}>
                <Input {...inputProps} id={`${id}-input`} disabled={false} />
              </Part>
              <Part title={text('studio.galleryDisabled')} inputId={`${id}-disabled`} label={field.title}>
                <Input {...inputProps} id={`${id}-disabled`} disabled onChange={ignore} />
              </Part>
              <Part title={text('studio.galleryEditor')} inputId={`${id}-editor`} label={field.title}>
                <EditorOnDemand {...inputProps} id={`${id}-editor`} disabled={false} />
              </Part>
            </>
          )}
          <Part title={text('studio.galleryReadOnly')}>
            <div className="pw-field-text">{shown}</div>
          </Part>
          {factsOf(config).query !== 'none' && (
            <>
              <QueryShown field={field} id={`${id}-query`} title={text('studio.galleryQuery')} isRange={false} />
              <QueryShown field={field} id={`${id}-range`} title={text('studio.galleryRange')} isRange />
            </>
          )}
        </div>
      )}
      <section className="pw-gallery-json" aria-label={`${text('studio.galleryJson')}: ${field.title}`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <pre tabIndex={0}>{JSON.stringify(config, null, 2)}</pre>
      </section>
    </article>
  )
}

interface PartProps {
  title: string
  /** Id of the input in it, and what the input is called. */
  inputId?: string
  label?: string
  children: ReactNode
}

/** One component under its name; one that breaks says so in its place. */
function Part({ title, inputId, label, children }: PartProps) {
  return (
    <fieldset className="pw-gallery-part">
      <legend>{title}</legend>
      {inputId && (
        <label htmlFor={inputId} className="pw-visually-hidden">
          {label}
        </label>
      )}
      <ErrorBoundary size="inline">{children}</ErrorBoundary>
    </fieldset>
  )
}

/** The editor of a table cell, which opens with a click and ends by itself, as it does in a table. */
function EditorOnDemand(props: InputProps<FieldConfig>) {
  const { text } = useText()
  const [isOpen, setOpen] = useState(false)
  const { Editor, Input, isAlwaysEdit } = componentsOf(props.field)
  const Shown = Editor ?? Input
  if (!Shown) return null
  if (isOpen || isAlwaysEdit) return <Shown {...props} autoFocus={!isAlwaysEdit} onClose={() => setOpen(false)} />
  return (
    <Button size="small" onClick={() => setOpen(true)}>
      {text('studio.galleryOpen')}
    </Button>
  )
}

interface QueryShownProps {
  field: FieldModel
  id: string
  title: string
  isRange: boolean
}

/** An input of the query bar. */
function QueryShown({ field, id, title, isRange }: QueryShownProps) {
  const [asked, setAsked] = useState<unknown>(null)
  const item = { field, label: field.title, placeholder: field.placeholder, isRange }
  const { Query, Input } = componentsOf(field)
  if (!Query && !Input) return null
  return (
    <Part title={title} inputId={id} label={field.title}>
      <QueryValueInput item={item} id={id} value={asked} onChange={setAsked} />
    </Part>
  )
}

/** A value of the kind, the first of its dictionary where only that knows one. */
function startOf(config: FieldConfig, language: Parameters<typeof sampleValue>[2]): FieldValue {
  const labels = factsOf(config).labels?.(config)
  if (labels?.from === 'dict') return cachedDictionary(labels.code)?.[0]?.value ?? null
  return factsOf(config).holdsFiles ? null : sampleValue(config, 0, language)
}

const ignore = () => {}
