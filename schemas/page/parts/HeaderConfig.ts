import type { Text } from '../Text'

/** Button above a page that leads to another one. */
export interface HeaderLink {
  /** What the button says. */
  title: Text
  /**
   * Address inside of the product, for example `/p/test-equipment?status=open`.
   * @pattern ^/[A-Za-z0-9]
   */
  to: string
  /** `true`: the button that most people want. */
  primary?: boolean
}

/** Name and value at the end of the area. */
export interface HeaderFact {
  /** What it is. */
  title: Text
  /** What it is here. */
  value: Text
}

/** What stands above a page, below the way to it. Areas that are left out take no room. */
export interface HeaderConfig {
  /** Mark at the start: path of an uploaded picture. */
  logo?: string
  /** Portrait, round: path of an uploaded picture. Where it cannot be shown, the first letter of the title stands for it. */
  avatar?: string
  /** Large line; the page's own title stands in the way to it in any case. */
  title?: Text
  /** Some lines about the page, below the title. */
  content?: Text
  /** Buttons that lead to other pages. */
  action?: HeaderLink[]
  /** Facts at the end. */
  extra?: HeaderFact[]
}
