import type { Locator, Page } from 'playwright-core'

/** Where one dialog opens, and whether it has a field that the focus goes to. */
export interface DialogOpening {
  path: string
  open(page: Page): Promise<void>
  /** What is in it when it is whole. */
  shown(page: Page): Locator
  hasField?: boolean
}

/** Presses the first button that is called so. */
export const press = (name: string | RegExp, place: Page | Locator) => place.getByRole('button', { name, exact: true }).first().click()
