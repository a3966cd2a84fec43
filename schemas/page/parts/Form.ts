import type { Text } from '../Text'

/** Some fields under one heading of a form. */
export interface FormGroup {
  /** Heading, or name of the tab. */
  title?: Text
  /** true: the group begins folded. false: it begins open and can be folded. Left out, it is always open. A group with an error opens by itself. */
  folded?: boolean
  /** Where the link "more" of a card leads: a path of the product such as `/p/demo-order`, or an address of another site by http or https. */
  more?: string
  /** true: a line above the group sets it apart, also where it has no heading. */
  divider?: boolean
  /**
   * Keys of the fields, in order.
   * @names fields
   */
  items: string[]
}

/** How the form of a page is laid out. */
export interface FormLayout {
  /**
   * Fields side by side.
   * @minimum 1
   * @maximum 4
   * @default 2
   * @asType integer
   */
  columns?: number
  /**
   * Width of the dialog in pixels.
   * @minimum 300
   * @maximum 1900
   * @asType integer
   */
  width?: number
  /** Fields under headings. Fields that no group names follow at the end. */
  groups?: FormGroup[]
  /**
   * How the groups stand: one below the other under their headings, in cards that fold and take the whole screen, or in tabs. Fields that no group names stand
   * below.
   * @default "headings"
   */
  groupsAs?: 'headings' | 'cards' | 'tabs'
  /**
   * Something that is done before a new row is sent. `slider`: a handle is dragged, or moved by the arrow keys, over its whole width, so that nothing
   * is sent in passing. It keeps nobody out.
   */
  verify?: 'slider'
  /** What is said when a new row was saved; "Added" when left out. */
  addedText?: Text
  /** What is said when the changes of a row were saved; "Saved" when left out. */
  editedText?: Text
  /** How a row that is only read stands: as a list of its details under the headings of the groups, instead of as a form that cannot be typed into. */
  details?: DetailList
}

/** Names and values of a row beside one another. */
export interface DetailList {
  /**
   * Details side by side; one below the other on narrow screens.
   * @minimum 1
   * @maximum 4
   * @default 3
   * @asType integer
   */
  columns?: number
  /**
   * Whether the name stands before its value or above it.
   * @default "horizontal"
   */
  layout?: 'horizontal' | 'vertical'
}
