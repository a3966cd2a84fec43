import type { SelectSearchField } from '../../schemas/fields/selectSearch'
import { pageSizes } from '../../schemas/wire/pageSizes'
import { ErrorNotice } from '../kit/ErrorNotice'
import { usePageHost } from '../session/PageHost'
import type { FieldComponents } from './FieldComponents'
import { ChoiceCell, drawDictionaryCell } from './parts/ChoiceCell'
import type { ChoiceSelectProps } from './parts/ChoiceSelect'
import { choiceText, isPlainChoice } from './parts/choices'
import { LaterChoiceSelect, LaterRowSelect } from './parts/laterChoices'
import { PopupEditor } from './parts/PopupEditor'

/** Milliseconds that somebody must have stopped typing for: less in a table cell, where many are filled one after the other. */
const delays = { cell: 300, form: 800 } as const

/** What is written in the page, or answered by a call at once, is narrowed here; the server looks for the rest. A dictionary that is named wrongly is told in the field's place. */
function SearchInput({ surface, ...props }: ChoiceSelectProps & { surface: keyof typeof delays }) {
  const { text } = usePageHost()
  const { field, disabled } = props
  const { options, from, choices, dictCode } = field.config
  const placeholder = props.placeholder || field.placeholder || (disabled ? '' : text('fields.pleaseChoose'))
  if (options || from) return <LaterChoiceSelect {...props} placeholder={placeholder} allowSearch />
  if (!choices && !dictCode) return <ErrorNotice size="inline" title={text('fields.noDictionary')} />
  if (dictCode?.includes(',')) return <ErrorNotice size="inline" title={text('fields.badTableDictionary')} />
  return <LaterRowSelect {...props} placeholder={placeholder} delay={delays[surface]} pageSize={pageSizes.search.size} needsWord />
}

const preloadSearch = () => Promise.all([LaterChoiceSelect.preload(), LaterRowSelect.preload()])

export const selectSearch: FieldComponents<SelectSearchField> = {
  text: choiceText,
  Cell: ChoiceCell,
  drawCell: drawDictionaryCell,
  isPlainText: isPlainChoice,
  preload: preloadSearch,
  Input: (props) => <SearchInput {...props} surface="form" />,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <SearchInput {...props} surface="cell" isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
