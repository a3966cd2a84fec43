import type { FieldConfigs } from '../../schemas/fields'
import { area } from './area'
import { categorySelect } from './categorySelect'
import { checkbox } from './checkbox'
import { checkboxGroup } from './checkboxGroup'
import { code } from './code'
import { color } from './color'
import { cron } from './cron'
import { date } from './date'
import { datetime } from './datetime'
import { departSelect } from './departSelect'
import type { FieldComponents } from './FieldComponents'
import { gridDropdown } from './gridDropdown'
import { hidden } from './hidden'
import { icon } from './icon'
import { image } from './image'
import { input } from './input'
import { inputNumber } from './inputNumber'
import { keyValue } from './keyValue'
import { linkDown } from './linkDown'
import { lookup } from './lookup'
import { markdown } from './markdown'
import { normal } from './normal'
import { password } from './password'
import { popup } from './popup'
import { positionSelect } from './positionSelect'
import { progress } from './progress'
import { radio } from './radio'
import { rating } from './rating'
import { recordSelect } from './recordSelect'
import { richText } from './richText'
import { roleSelect } from './roleSelect'
import { rowDragSort } from './rowDragSort'
import { select } from './select'
import { selectMultiple } from './selectMultiple'
import { selectSearch } from './selectSearch'
import { slider } from './slider'
import { switchField } from './switch'
import { tags } from './tags'
import { textarea } from './textarea'
import { tickTree } from './tickTree'
import { time } from './time'
import { treeSelect } from './treeSelect'
import { upload } from './upload'
import { userSelect } from './userSelect'

/** The components of every field kind. It does not compile while one is missing. */
export const fieldComponents: { readonly [K in keyof FieldConfigs]: FieldComponents<FieldConfigs[K]> } = {
  area,
  categorySelect,
  checkbox,
  checkboxGroup,
  tickTree,
  code,
  color,
  cron,
  date,
  datetime,
  departSelect,
  gridDropdown,
  hidden,
  icon,
  image,
  input,
  inputNumber,
  keyValue,
  linkDown,
  lookup,
  markdown,
  normal,
  password,
  popup,
  positionSelect,
  progress,
  radio,
  rating,
  recordSelect,
  richText,
  roleSelect,
  rowDragSort,
  select,
  selectMultiple,
  selectSearch,
  slider,
  switch: switchField,
  tags,
  textarea,
  time,
  treeSelect,
  upload,
  userSelect,
}
