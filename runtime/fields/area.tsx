import type { AreaField } from '../../schemas/fields/area'
import { ErrorNotice } from '../kit/ErrorNotice'
import { usePageHost } from '../session/PageHost'
import type { CellProps, FieldFaces } from './FieldFaces'
import type { AreaBoxProps } from './parts/AreaBoxProps'
import { areaText, useAreas } from './parts/areas'
import { lazyFace } from './parts/lazyFace'
import { PopupEditor } from './parts/PopupEditor'

const AreaCascader = lazyFace(() => import('./parts/AreaCascader'), 'AreaCascader')
const AreaSelects = lazyFace(() => import('./parts/AreaSelects'), 'AreaSelects')

function AreaCell({ value }: CellProps<AreaField>) {
  const { areas } = useAreas()
  return areaText(value, areas)
}

function AreaInput(props: AreaBoxProps) {
  const { text } = usePageHost()
  const { areaType = 'cascader' } = props.field.config
  if (areaType === 'cascader') return <AreaCascader {...props} />
  if (areaType === 'select') return <AreaSelects {...props} />
  return <ErrorNotice size="inline" title={text('fields.badType')} message={String(areaType)} />
}

export const area: FieldFaces<AreaField> = {
  text: (value) => areaText(value),
  Cell: AreaCell,
  isPlainText: (value) => value === null || value === undefined || value === '',
  Input: AreaInput,
  // A cell has room for one box only, whatever the form shows.
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <AreaCascader {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
  Query: ({ isRange: _single, ...props }) => (
    <AreaCascader {...props} takesAnyLevel disabled={false} isInvalid={false} readRow={() => noRow} />
  ),
}

const noRow = {}
