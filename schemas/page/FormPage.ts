import type { FieldConfig } from '../fields'
import type { FormLayout, SubTable } from './ListPage'
import type { PageBase } from './PageBase'
import type { Resource } from './Resource'
import type { Text } from './Text'
import type { FormUrls } from './Url'

/** A form that stands on a page of its own. */
export interface FormPage extends PageBase {
  kind: 'form'
  /** `public`: visitors may open and send it without signing in. */
  access?: 'user' | 'public'
  /** The calls. */
  url: FormUrls
  /** The fields: dynamic-form items. */
  items: FieldConfig[]
  /** Layout of the form. */
  form?: FormLayout
  /** Rows that belong to the form's row. */
  subTables?: SubTable[]
  /** Shown after it was sent. */
  successText?: Text
  /** The table behind the page. Without it the calls belong to another backend. */
  resource?: Resource
}
