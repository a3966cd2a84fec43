import type { App, ModalFuncProps } from 'antd'
import type { ComponentType } from 'react'
import { importAgain } from './importAgain'

/** antd's own hands for messages, notifications and questions. */
export type NotificationApi = ReturnType<typeof App.useApp>

let board: ComponentType | undefined
let current: NotificationApi | undefined
let waiting: ((hands: NotificationApi) => void)[] = []
const listeners = new Set<() => void>()

/** Fetches what notices are shown with. It weighs as much as a list, so it comes when something is first to be said, or soon will be. */
export async function loadNotifications(): Promise<void> {
  if (board) return
  board = await importAgain(() => import('./NotificationBoard'), 'NotificationBoard')
  for (const listener of listeners) listener()
}

/** antd's own hands, for what the short ways below do not cover. Waits until the board is on the screen; fails when it cannot be fetched. */
export async function notificationApi(): Promise<NotificationApi> {
  await loadNotifications()
  return current ?? new Promise((resolve) => waiting.push(resolve))
}

/** Characters that somebody reads in a second: a Chinese one says as much as several letters do. */
const pace = { chinese: 6, other: 18 }

/** Seconds that a notice stays: as long as it takes to see it and to read it, and at least so many. */
export function readingTime(text: string, least: number): number {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return Math.max(least, Math.ceil(2 + chinese / pace.chinese + (text.length - chinese) / pace.other))
}

/** A short message that goes by itself. The same one again takes the place of the one before. */
export function showMessage(kind: 'success' | 'info' | 'warning' | 'error', text: string): void {
  notificationApi().then(
    ({ message }) => void message[kind]({ content: text, key: `${kind} ${text}`, duration: readingTime(text, 3) }),
    () => window.alert(text),
  )
}

/** A warning with a title; it goes by itself, and not while somebody points at it. One with the same key replaces the one before. */
export function showWarning(key: string, title: string, description: string): void {
  notificationApi().then(
    ({ notification }) => notification.warning({ key, title, description, duration: readingTime(title + description, 4.5) }),
    () => window.alert(description),
  )
}

/** Asks; true when the user agrees. Where antd cannot be fetched the browser asks: what was typed must not depend on the line. */
export async function askUser(question: ModalFuncProps): Promise<boolean> {
  const loaded = await notificationApi().catch(() => null)
  return loaded ? loaded.modal.confirm(question) : window.confirm([question.title, question.content].filter(Boolean).join('\n'))
}

/** For `NotificationOutlet`: the board, as soon as it is fetched. */
export function notificationBoard(): ComponentType | undefined {
  return board
}

/** For `NotificationOutlet`: calls back when the board is there, until the result is called. */
export function followNotificationBoard(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For `NotificationBoard`: what it says things with; `undefined` when it leaves the screen. */
export function provideNotificationApi(given: NotificationApi | undefined): void {
  current = given
  if (!given) return
  for (const go of waiting) go(given)
  waiting = []
}
