import type { DictionaryItem } from '../../../schemas/documents/dictionary'
import { chooseText } from '../../../schemas/page/Text'
import { ColourTag } from '../../fields/parts/ColourTag'
import { isObject } from '../../model/read'
import { useText } from '../../text/useText'

/** The entries of a dictionary as they will be offered, each with what is stored. What is still being written may be of any shape. */
export function DictionaryPreview({ items }: { items: unknown }) {
  const { text, language } = useText()
  const entries: readonly unknown[] = Array.isArray(items) ? items : []
  return (
    <ol className="pw-dictionary" aria-label={text('studio.dictionaryItems')}>
      {entries.filter(isObject).map((entry, index) => {
        // A cast: each property is read as whatever it may be.
        const { value, label, description, color, disabled } = entry as Partial<DictionaryItem>
        return (
          <li key={index}>
            <ColourTag color={typeof color === 'string' ? color : undefined}>{chooseText(label, language, String(value ?? ''))}</ColourTag>
            <code>{String(value ?? '')}</code>
            {disabled === true && <em>{text('studio.notOffered')}</em>}
            {description !== undefined && <span className="pw-dictionary-meaning">{chooseText(description, language)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
