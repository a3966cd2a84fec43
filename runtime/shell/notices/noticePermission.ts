/** Whether the browser lets this site show notices: not asked yet, granted, denied; `null` for a browser that has none. */
export function noticePermission(): NotificationPermission | null {
  return typeof Notification === 'undefined' ? null : Notification.permission
}
