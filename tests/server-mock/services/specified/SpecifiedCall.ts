/** What exists on the server of the walk, by name: paths and bodies mention it in braces. */
export type Given = Readonly<Record<string, string>>

/** A call as the specification names it, with a harmless example of its parameters. */
export interface SpecifiedCall {
  /** Method and path below `/api`; `{name}` stands for something that is there. */
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`
  body?: unknown
  /** The body is a form that holds a file under this name. */
  file?: string
  /** The code that the answer bears. */
  code?: number
  /** Names that the result holds; of a list, its first entry. Dots lead inwards. */
  names?: readonly string[]
  /** The example is refused with a sentence, which is an answer as well: its way in is switched off, or what it would do stays undone. */
  isRefused?: true
  /** The answer is a file, not the envelope. */
  isFile?: true
}

/** Puts what is there into the place of its name, in texts at any depth. */
export function fillIn<T>(value: T, given: Given): T {
  const json = JSON.stringify(value).replaceAll(/\{(\w+)\}/g, (whole, name: string) => given[name] ?? whole)
  return JSON.parse(json) as T
}
