import type { ComponentType } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import { ErrorNotice } from '../../kit/ErrorNotice'
import type { FieldModel } from '../../model/PageModel'
import { type PageHost, usePageHost } from '../../session/PageHost'
import type { PickedSource } from '../../session/PickedSource'
import type { PickedItem } from '../../session/PickerKinds'
import type { TextKey } from '../../text/TextKey'
import type { FieldComponents, InputProps } from '../FieldComponents'
import { LabelCell } from './LabelCell'
import { lazyComponent } from './lazyComponent'
import { PopupEditor } from './PopupEditor'
import { type OpeningProps, pickingInCell } from './usePicking'
import { dictTextWith, hasDictText } from './values'

/** What a picker is opened with: its title, whether it takes several, and what the field holds. */
export interface AskedPick {
  title: string
  isMultiple: boolean
  picked: readonly PickedItem[]
}

type PickedField = FieldBase & { multiple?: boolean }

/** What makes a kind whose values are picked in a dialog. */
interface Picking<F extends PickedField> {
  Icon: ComponentType
  /** Where the labels of its values are found. */
  sourceOf(config: F): PickedSource
  /** Opens the picker; null when it was closed without a choice. */
  pick(host: PageHost, field: FieldModel<F>, asked: AskedPick): Promise<readonly PickedItem[] | null>
  /** What is wrong with the config: said in the field's place, and nothing is opened. */
  problemOf?(config: F): TextKey | undefined
}

const PickerInput = lazyComponent(() => import('./PickerInput'), 'PickerInput')

/** What the kinds have in common whose values are picked in a dialog. */
export function pickerComponents<F extends PickedField>({ Icon, sourceOf, pick, problemOf }: Picking<F>): FieldComponents<F> {
  function Input(props: InputProps<F> & OpeningProps) {
    const host = usePageHost()
    const { field } = props
    const problem = problemOf?.(field.config)
    if (problem) return <ErrorNotice size="inline" title={host.text(problem)} />
    return (
      <PickerInput
        {...props}
        isMultiple={field.config.multiple ?? false}
        icon={<Icon />}
        source={sourceOf(field.config)}
        pick={(asked) => pick(host, field, asked)}
      />
    )
  }
  return {
    text: dictTextWith,
    search: ({ config }, context, word) => sourceOf(config).search(context, word),
    Cell: (props) => <LabelCell {...props} loader={sourceOf(props.field.config)} />,
    isPlainText: hasDictText,
    Input,
    preload: PickerInput.preload,
    Editor: (props) => (
      <PopupEditor>
        <Input {...pickingInCell(props)} />
      </PopupEditor>
    ),
    opensPopup: true,
  }
}
