import { defaults } from '../json/propertyShapes'
import type { SortItem } from '../page/parts/Query'
import type { Expression } from './FieldBase'

/** Choices that are the rows of a declared table. */
export interface RowChoices {
  /**
   * Table of a declared resource, for example of another page.
   * @names tables
   */
  table: string
  /**
   * Field of the table that is shown.
   * @names tableFields
   */
  label: string
  /**
   * Field of the table that is stored.
   * @default "id"
   * @names tableFields
   */
  value?: string
  /**
   * CEL condition that the rows to choose from meet. `row` is the row to choose and `form` the row that is edited, for example
   * `row.deptId == form.dept`. A choice is taken back when what is read of `form` changes.
   */
  where?: Expression
  /** Sorting of the choices; by what is shown when left out. */
  order?: SortItem[]
  /**
   * Field of the table that holds the colour of the tag, as a CSS colour.
   * @names tableFields
   */
  color?: string
}

/** The field of the table that is stored. */
export function choiceValueOf({ value }: Pick<RowChoices, 'value'>): string {
  return value ?? defaults['RowChoices.value']
}
