import { Fragment, type ReactNode } from 'react'
import type { ChoiceBase } from '../../../schemas/fields/FieldBase'
import { listSign } from '../../../schemas/language/listTexts'
import { companionOf } from '../../../schemas/wire/companions'
import type { DictionaryState } from '../../session/DictionaryState'
import { currentLanguage } from '../../text/i18n'
import type { CellProps } from '../FieldComponents'
import { ColourTag } from './ColourTag'
import { hasCallChoices, useCallChoices } from './callChoices'
import { type ChoiceOption, type ChoiceOptions, choicesOf, dictionaryOf, findChoice, isGoneChoice, useChoices } from './choices'
import { GoneChoice } from './GoneChoice'
import { IconBeside } from './IconBeside'
import { LabelCell } from './LabelCell'
import { hasRowChoices, rowChoiceLabels } from './rowChoices'
import { dictColorsOf, dictTextOf, joinNames, plainText, shownTextOf, splitValues } from './values'

type ChoiceField = CellProps<ChoiceBase>['field']

/** A choice in a grid cell: a tag where it has a colour, with its icon; else its text. A colour that the page works out for the cell goes before. */
export function ChoiceCell(props: CellProps<ChoiceBase>) {
  if (hasRowChoices(props.field)) return <RowCell {...props} />
  return hasCallChoices(props.field) ? <CallCell {...props} /> : <ListedCell {...props} />
}

function ListedCell(props: CellProps<ChoiceBase>) {
  return drawChoice(props, useChoices(props.field))
}

/** The cell of a grid that follows the dictionary of the field for all cells at once; undefined where the choices come from elsewhere. */
export function drawDictionaryCell(props: CellProps<ChoiceBase>, dictionary: DictionaryState): ReactNode {
  const { config } = props.field
  return dictionaryOf(config) === undefined ? undefined : drawChoice(props, choicesOf(config, dictionary))
}

function drawChoice(props: CellProps<ChoiceBase>, state: ChoiceOptions): ReactNode {
  const { field, value, row } = props
  const values = valuesOf(field, value)
  const texts = textsBeside(values, dictTextOf(row, field.key))
  const isGone = (one: string, index: number) =>
    texts?.[index] === one && !field.facts.allowsOther?.(field.config) && isGoneChoice(state, one)
  if (!values.some(isGone)) return drawListed(props, state.choices)
  return values.map((one, index) => (
    <Fragment key={one}>
      {index > 0 && listSign(currentLanguage())}
      {isGone(one, index) ? (
        <GoneChoice text={one} />
      ) : (
        drawListed({ ...props, value: one, row: { [companionOf(field.key)]: texts?.[index] } }, state.choices)
      )}
    </Fragment>
  ))
}

/**
 * The text that the row brought along for each value: the value itself where it brought none, as it does for what the server does not know either. Undefined
 * where it cannot be told which belongs to which.
 */
function textsBeside(values: readonly string[], shown: string | undefined): readonly string[] | undefined {
  if (shown === undefined) return values
  // The text of a single choice may hold a comma.
  const texts = values.length === 1 ? [shown] : splitValues(shown)
  return texts.length === values.length ? texts : undefined
}

function CallCell(props: CellProps<ChoiceBase>) {
  return drawListed(props, useCallChoices(props.field).choices)
}

function drawListed({ field, value, row }: CellProps<ChoiceBase>, choices: readonly ChoiceOption[]): ReactNode {
  const chosen = valuesOf(field, value).map((one): ChoiceOption => findChoice(choices, one) ?? { value: one, text: one })
  if (chosen.every(({ color, icon }) => !color && !icon)) {
    const texts = chosen.map((choice) => choice.text)
    return shownTextOf(value, field, row) ?? joinNames(texts)
  }
  return drawTags(field, chosen)
}

/** Rows of a table are not all known here: text and colour are what the row brought along. */
function RowCell(props: CellProps<ChoiceBase>) {
  const { field, value, row } = props
  const colors = dictColorsOf(row, field.key)
  const shown = dictTextOf(row, field.key)
  const values = valuesOf(field, value)
  const texts = shown === undefined ? undefined : textsBeside(values, shown)
  if (colors.length !== values.length || !texts) return <LabelCell {...props} loader={rowChoiceLabels(field)} />
  const chosen = values.map((one, index): ChoiceOption => ({ value: one, text: texts[index] ?? one, color: colors[index] || undefined }))
  return drawTags(field, chosen)
}

/** No component of its own: a grid has thousands of such cells. */
function drawTags(field: ChoiceField, chosen: readonly ChoiceOption[]): ReactNode {
  return chosen.map(({ value: one, text, icon, color }) => {
    const shown = icon ? <IconBeside name={icon}>{text}</IconBeside> : text
    if (field.cell?.tone) return <span key={String(one)}>{shown} </span>
    return (
      <ColourTag key={String(one)} color={color}>
        {shown}
      </ColourTag>
    )
  })
}

function valuesOf(field: ChoiceField, value: unknown): string[] {
  return field.facts.isMultiple?.(field.config) ? splitValues(value) : [plainText(value)]
}
