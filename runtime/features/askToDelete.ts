import type { PageHost } from '../session/PageHost'

/** Asks before something that somebody has saved is deleted; true when they agree. */
export function askToDelete({ confirm, text }: Pick<PageHost, 'confirm' | 'text'>, title: string, content?: string): Promise<boolean> {
  return confirm({ title, content, verb: text('list.delete'), danger: true })
}
