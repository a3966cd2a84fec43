import type { Text } from '../Text'

/** Some fields under one heading of a form. */
export interface FormGroup {
  /** Heading. */
  title?: Text
  /** Keys of the fields, in order. */
  items: string[]
}

/** How the form of a page is laid out. */
export interface FormLayout {
  /**
   * Fields side by side.
   * @minimum 1
   * @maximum 4
   * @default 2
   */
  columns?: number
  /**
   * Width of the dialog in pixels.
   * @minimum 300
   * @maximum 1900
   */
  width?: number
  /** Fields under headings. Fields that no group names follow at the end. */
  groups?: FormGroup[]
}
