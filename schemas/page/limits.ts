/** Most fields of a page, sub-tables included. No screen shows so many, and no table has so many columns. */
export const fieldLimit = 1000

/** Most sub-tables of a page: each is a table of its own that is read with every row. */
export const subTableLimit = 50

/** Most bytes of one file that is sent to the server. */
export const fileSizeLimit = 20 * 1024 * 1024

/** Most rows that are imported with one file: they are saved together or not at all. */
export const importRowLimit = 10_000

/** Most rows that all sub-tables of one row hold together: they are read, checked and answered as one. */
export const subRowLimit = 5_000
