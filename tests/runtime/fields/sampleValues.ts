import type { FieldKind } from '../../../schemas/fields'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'

/** One stored value of each kind. */
export const sampleValues: Readonly<Record<FieldKind, FieldValue>> = {
  area: '110101',
  checkbox: 'Y',
  date: '2026-11-21',
  datetime: '2026-11-21 08:30:00',
  departSelect: 'd2,d3',
  hidden: 'web',
  image: 'temp/picture_1763700000000.png',
  input: '甲',
  inputNumber: 12,
  normal: 'text',
  popup: '甲公司',
  radio: '1',
  richText: '<p>Hello <strong>world</strong></p>',
  rowDragSort: 1,
  select: 'low',
  selectMultiple: '1,2',
  switch: 1,
  textarea: 'one\ntwo',
  treeSelect: 'd2',
  upload: 'temp/report_1763700000000.pdf',
  userSelect: 'li',
}
