import { formByHand } from '../browser/formByHand'

export function LongForm() {
  return formByHand(100).make()
}
