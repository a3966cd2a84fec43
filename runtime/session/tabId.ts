/** Names this browser tab: to the socket, and in each call that writes, so that the tab knows its own changes again. */
export const tabId = crypto.randomUUID?.().replaceAll('-', '') ?? Math.random().toString(16).slice(2).padEnd(16, '0')
