/** How the code of a page is written: it stands in addresses. */
export const pageCodePattern = /^[a-z][a-z0-9-]{1,59}$/
