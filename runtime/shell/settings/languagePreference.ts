/** Name under which a user's language is kept. The copy of this device stands elsewhere: the first texts are chosen by it before anything is loaded. */
export const languagePreference = 'LANGUAGE'
