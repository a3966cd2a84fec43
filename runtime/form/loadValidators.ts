import type { ValidatorFunctions } from '@rjsf/validator-ajv8/lib/types.js'
import type { FormValidator } from './FormValidator'

/** What a module of compiled validators holds: functions by the `$id` of their schema. */
interface ValidatorModule {
  validators?: ValidatorFunctions
}

export type ImportModule = (address: string) => Promise<unknown>

const importModule: ImportModule = (address) => import(/* @vite-ignore */ address)

/**
 * Fetches the page's compiled validators and hands them to the form. The `$id` of the schema stands in the address, so that a changed schema is
 * another module. Without them the form works on with its rules, and the server checks the rest; the console says so.
 */
export async function loadValidators(code: string, validator: FormValidator, load: ImportModule = importModule): Promise<boolean> {
  const version = encodeURIComponent(String(validator.schema.$id).split(':').at(-1) ?? '')
  try {
    const module = (await load(`/page-configs/${encodeURIComponent(code)}.validators.js?v=${version}`)) as ValidatorModule
    validator.take(module.validators ?? {})
    return true
  } catch (error) {
    console.info(`form "${code}": no compiled validators, only the rules of the page are checked here.`, error)
    return false
  }
}
