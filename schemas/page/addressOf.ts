import type { PageConfig } from './kinds'

/** Address of a page in the browser: as its menu entry says, else by its code. */
export function addressOf({ code, menu }: Pick<PageConfig, 'code' | 'menu'>): string {
  return (menu || undefined)?.path ?? `/p/${code}`
}
