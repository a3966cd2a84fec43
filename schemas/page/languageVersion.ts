/** The version of the page language that this product reads and writes. */
export const languageVersion = 1
