import type { PositionSelectField } from '../../schemas/fields/positionSelect'
import { defaults } from '../../schemas/json/propertyShapes'
import { listedComponents } from './parts/listedComponents'

export const positionSelect = listedComponents<PositionSelectField>({
  label: 'fields.positions',
  sourceOf: ({ valueKey = defaults['PositionSelectField.valueKey'] }) => ({ listUrl: '/sys/position/list', valueKey, labelKey: 'name' }),
  columns: { code: 'fields.positionCode', name: 'fields.positionName', rank: 'fields.positionRank' },
  asked: ['name', 'code'],
})
