import type { LaterAreas } from './LanguagePack'
import type { texts } from './zh-CN'

type Areas = typeof texts & LaterAreas

/** Languages have different numbers of plurals; a text that depends on a count is asked for without their endings. */
type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K

type KeysIn<T> = { [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${KeysIn<T[K]>}` }[keyof T & string]

/** The key of a text of the product, `<area>.<key>`: one that no area has does not compile. */
export type TextKey = { [A in keyof Areas & string]: `${A}.${KeysIn<Areas[A]>}` }[keyof Areas & string]

declare module 'i18next' {
  interface CustomTypeOptions {
    /** For the pieces of `kit`, which ask the library itself. */
    resources: { translation: Areas }
  }
}
