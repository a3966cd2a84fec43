import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useId, useRef } from 'react'
import type { KeyValueField } from '../../../../schemas/fields/keyValue'
import { type Pair, parsePairs, problemOfPair, writePairs } from '../../../../schemas/fields/pairs'
import { defaults } from '../../../../schemas/json/propertyShapes'
import { ErrorNotice } from '../../../kit/ErrorNotice'
import type { InputProps } from '../../FieldComponents'
import { ariaOf } from '../inputProps'
import { plainText } from '../values'
import { usePairsText } from './pairsTexts'
import './pairs.css'

/** Names with values, a line for each; a name that is missing or there twice is said at its line. */
export function PairsBox(props: InputProps<KeyValueField>) {
  const { field, id, value, onChange, onBlur, disabled, autoFocus } = props
  const say = usePairsText()
  const added = useRef(false)
  const pairs = parsePairs(value)
  if (!pairs) return <ErrorNotice size="inline" title={`${say('broken')}: ${plainText(value)}`} />
  const give = (next: readonly Pair[]) => onChange(writePairs(next))
  const change = (index: number, part: Partial<Pair>) => give(pairs.map((pair, at) => (at === index ? { ...pair, ...part } : pair)))
  const moveUp = (index: number) => {
    const [before, pair] = [pairs[index - 1], pairs[index]]
    if (before && pair) give(pairs.with(index - 1, pair).with(index, before))
  }
  const add = () => {
    added.current = true
    give([...pairs, { key: '', value: '' }])
  }
  return (
    <fieldset className="field-pairs" {...ariaOf(props)} aria-label={field.title} disabled={disabled} onBlur={onBlur}>
      {pairs.map((pair, index) => (
        <PairLine key={index} pairs={pairs} index={index} takesFocus={added.current && index === pairs.length - 1} disabled={disabled}>
          {{ pair, change, moveUp, remove: (at) => give(pairs.filter((_, other) => other !== at)) }}
        </PairLine>
      ))}
      {!disabled && (
        <Button
          id={id}
          aria-label={say('add')}
          size="small"
          icon={<PlusOutlined />}
          autoFocus={autoFocus}
          disabled={pairs.length >= (field.config.most ?? defaults['KeyValueField.most'])}
          onClick={add}
        >
          {say('add')}
        </Button>
      )}
    </fieldset>
  )
}

interface PairLineProps {
  pairs: readonly Pair[]
  index: number
  takesFocus: boolean
  disabled: boolean
  children: {
    pair: Pair
    change(index: number, part: Partial<Pair>): void
    moveUp(index: number): void
    remove(index: number): void
  }
}

function PairLine({ pairs, index, takesFocus, disabled, children: { pair, change, moveUp, remove } }: PairLineProps) {
  const say = usePairsText()
  const noteId = useId()
  const problem = problemOfPair(pairs, index)
  const n = index + 1
  return (
    <div className="field-pairs-line">
      <Input
        aria-label={say('keyAt', { n })}
        aria-describedby={problem && noteId}
        aria-invalid={problem !== undefined}
        status={problem === 'twice' ? 'error' : undefined}
        placeholder={say('key')}
        autoFocus={takesFocus}
        disabled={disabled}
        maxLength={200}
        value={pair.key}
        onChange={({ target }) => change(index, { key: target.value })}
      />
      <Input
        aria-label={say('valueAt', { n })}
        placeholder={say('value')}
        disabled={disabled}
        maxLength={2000}
        value={pair.value}
        onChange={({ target }) => change(index, { value: target.value })}
      />
      {!disabled && (
        <>
          <Button
            size="small"
            type="text"
            icon={<ArrowUpOutlined />}
            aria-label={say('upAt', { n })}
            disabled={index === 0}
            onClick={() => moveUp(index)}
          />
          <Button size="small" type="text" icon={<DeleteOutlined />} aria-label={say('removeAt', { n })} onClick={() => remove(index)} />
        </>
      )}
      {problem && (
        <span id={noteId} className={problem === 'twice' ? 'field-pairs-note field-pairs-wrong' : 'field-pairs-note'}>
          {say(problem)}
        </span>
      )}
    </div>
  )
}
