const cookie = 'pw-open'

/** Notes whether this run of the browser is one that a session may live in; a cookie without an end goes when the browser is closed. */
export function markBrowserRun(isMarked: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that the product runs in
  document.cookie = `${cookie}=1; path=/; SameSite=Strict${isMarked ? '' : '; max-age=0'}`
}

/** Whether the browser has not been closed since. */
export function isSameBrowserRun(): boolean {
  return document.cookie.split('; ').includes(`${cookie}=1`)
}
