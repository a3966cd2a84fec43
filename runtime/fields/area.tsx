import { type AreaField, areaLevelOf } from '../../schemas/fields/area'
import { defaults } from '../../schemas/json/propertyShapes'
import { ErrorNotice } from '../kit/ErrorNotice'
import { usePageHost } from '../session/PageHost'
import type { CellProps, FieldComponents } from './FieldComponents'
import type { AreaBoxProps } from './parts/AreaBoxProps'
import { areaText, loadAreas, useAreas } from './parts/areas'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import { rangeQuery } from './parts/rangeQuery'
import { noRow } from './parts/values'

const AreaCascader = lazyComponent(() => import('./parts/AreaCascader'), 'AreaCascader')
const AreaSelects = lazyComponent(() => import('./parts/AreaSelects'), 'AreaSelects')

function AreaCell({ value }: CellProps<AreaField>) {
  const { areas } = useAreas()
  return areaText(value, areas)
}

function AreaInput(props: AreaBoxProps) {
  const { text } = usePageHost()
  const { areaType = defaults['AreaField.areaType'] } = props.field.config
  if (areaType === 'cascader') return <AreaCascader {...props} />
  if (areaType === 'select') return <AreaSelects {...props} />
  return <ErrorNotice size="inline" title={text('fields.badType')} message={String(areaType)} />
}

export const area: FieldComponents<AreaField> = {
  text: (value) => areaText(value),
  loadTexts: loadAreas,
  async reader({ config }) {
    const [{ areaReader }, { roots }] = await Promise.all([import('./parts/areaReader'), loadAreas()])
    return areaReader(roots, areaLevelOf(config))
  },
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
  Query: rangeQuery((props) => <AreaCascader {...props} takesAnyLevel disabled={false} isInvalid={false} readRow={() => noRow} />),
}
