import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import type { QueryProps } from '../FieldComponents'
import { ReachedChoiceSelect } from './laterChoices'
import { noRow, plainText } from './values'

interface ChoiceQueryProps extends Omit<QueryProps<ChoiceBase>, 'isRange'> {
  allowSearch?: boolean
  allowInput?: boolean
}

/** One choice in a query: closed until somebody reaches for it, unless something is chosen, or one can type at once. */
export function ChoiceQuery({ allowSearch = false, allowInput = false, ...props }: ChoiceQueryProps) {
  const { id, value, placeholder } = props
  return (
    <ReachedChoiceSelect
      {...props}
      closed={{ id, placeholder, style: { width: '100%' } }}
      isNeeded={allowSearch || allowInput || plainText(value) !== ''}
      allowSearch={allowSearch}
      allowInput={allowInput}
      disabled={false}
      isInvalid={false}
      readRow={() => noRow}
    />
  )
}
