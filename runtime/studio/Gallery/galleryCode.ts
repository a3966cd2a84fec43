/** The address of the gallery within the studio; no code of a page begins like it. */
export const galleryCode = '~fields'
