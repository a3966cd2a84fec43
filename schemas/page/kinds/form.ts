import type { Finding } from '../../checks/Finding'
import type { FieldConfig } from '../../fields'
import { defaults } from '../../json/propertyShapes'
import type { PageBase } from '../PageBase'
import type { PageFacts } from '../PageFacts'
import type { FormLayout } from '../parts/Form'
import type { Resource } from '../parts/Resource'
import type { SubTable } from '../parts/SubTable'
import type { FormUrls } from '../parts/Url'
import { nameField, remarkField, starterResource, starterUrls } from '../starterParts'
import type { Text } from '../Text'

/** Makes a form page show rows that the reader names by their values, instead of taking a new one. */
export interface FormSearch {
  /**
   * Fields that are asked for, all of them; values of these names in the page's address are taken at once.
   * @minItems 1
   * @maxItems 4
   */
  by: string[]
  /**
   * `record`: every field of each row; `table`: the rows as a table.
   * @default "record"
   */
  show?: 'record' | 'table'
}

/** A form that stands on a page of its own. */
export interface FormPageConfig extends PageBase {
  kind: 'form'
  /** `public`: anonymous users may open and send it without signing in. */
  access?: 'user' | 'public'
  /** The calls. */
  url: FormUrls
  /**
   * The fields: dynamic-form items.
   * @minItems 1
   */
  items: FieldConfig[]
  /** Layout of the form. */
  form?: FormLayout
  /** Rows that belong to the form's row. */
  subTables?: SubTable[]
  /** Shown after it was sent. */
  successText?: Text
  /**
   * Fields whose values are shown after it was sent, for example the number that the server gave.
   * @names fields
   */
  successFields?: string[]
  /** true: there is one such row for each user. The form changes it; `url.queryById` and `url.edit` find it by the session. */
  ownRow?: boolean
  /** The form shows stored rows and changes nothing. */
  find?: FormSearch
  /** The table behind the page. Without it the calls belong to another backend. */
  resource?: Resource
}

export const formFacts = {
  fields: 'items',
  parts: ['form', 'standalone'],
  pageSize: defaults['ListPageConfig.pageSize'],
  defaultSort: [],
  name: { 'zh-CN': '表单页', 'en-US': 'Form page', 'de-DE': 'Formularseite' },
  starter: (code) => ({
    url: starterUrls(code, ['add']),
    items: [nameField, remarkField],
    form: { columns: 1, width: 720 },
    resource: starterResource(code),
  }),
  check: checkOwnRow,
} satisfies PageFacts<FormPageConfig>

/** A form of the own row reads it and saves it. */
function checkOwnRow({ ownRow, url }: FormPageConfig): Finding[] {
  const needed = ownRow ? (['queryById', 'edit'] as const) : []
  return needed.flatMap((name) =>
    url[name] ? [] : [{ code: 'call-missing', path: ['ownRow'], at: 'key', values: { name } } satisfies Finding],
  )
}
