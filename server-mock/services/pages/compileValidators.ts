import { formAjvOptions } from '../../../schemas/form/formAjvOptions'
import { formSchema } from '../../../schemas/form/formSchema'
import { hasForm } from '../../../schemas/page/anatomy'
import type { PageConfig } from '../../../schemas/page/kinds'

/** The helpers that compiled validators ask for, by ajv's name of the module, as source: a browser has no `require`. */
const helpers: Record<string, string> = {
  'ajv/dist/runtime/ucs2length': '{ default: (text) => Array.from(text).length }',
  'ajv/dist/runtime/equal': '{ default: (a, b) => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b) }',
  'ajv-formats/dist/formats': `{ fullFormats: { date: { validate: (text) => {
  const parts = /^(\\d{4})-(\\d\\d)-(\\d\\d)$/.exec(text)
  if (!parts) return false
  const day = new Date(Date.UTC(+parts[1], +parts[2] - 1, +parts[3]))
  return day.getUTCMonth() === +parts[2] - 1 && day.getUTCDate() === +parts[3]
} } } }`,
}

/**
 * The form validators of a page as an ES module, so that a browser under a strict content security policy can load them: functions by the `$id` of
 * their schema, exported as `validators`. Empty for pages without a form.
 */
export async function compileValidators(page: PageConfig): Promise<string> {
  if (!hasForm(page)) return 'export const validators = {}\n'
  // Loaded when first needed: the compiler is heavy, and a warm start does without it.
  const { compileSchemaValidatorsCode } = await import('@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js')
  // The schema is our own: to check it against the schema of schemas as well took four fifths of the time, anew for every page.
  const code = compileSchemaValidatorsCode(formSchema(page), { ajvOptionsOverrides: { ...formAjvOptions, validateSchema: false } })
  const needed = new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map((match) => match[1] ?? ''))
  const modules = [...needed].map((name) => {
    const helper = helpers[name]
    if (helper === undefined) throw new Error(`compiled validators of page "${page.code}" need "${name}", which has no browser form`)
    return `  ${JSON.stringify(name)}: ${helper},`
  })
  return `const modules = {\n${modules.join('\n')}\n}\nconst require = (name) => modules[name]\nconst exports = {}\n${code}\nexport const validators = exports\n`
}
