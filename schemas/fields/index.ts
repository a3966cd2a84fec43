import { type AreaField, area } from './area'
import { type CategorySelectField, categorySelect } from './categorySelect'
import { type CheckboxField, checkbox } from './checkbox'
import { type CheckboxGroupField, checkboxGroup } from './checkboxGroup'
import { type CodeField, code } from './code'
import { type ColorField, color } from './color'
import { type CronField, cron } from './cron'
import { type DateField, date } from './date'
import { type DatetimeField, datetime } from './datetime'
import { type DepartSelectField, departSelect } from './departSelect'
import type { FieldFacts } from './FieldFacts'
import { type GridDropdownField, gridDropdown } from './gridDropdown'
import { type HiddenField, hidden } from './hidden'
import { type IconField, icon } from './icon'
import { type ImageField, image } from './image'
import { type InputField, input } from './input'
import { type InputNumberField, inputNumber } from './inputNumber'
import { type KeyValueField, keyValue } from './keyValue'
import { type LinkDownField, linkDown } from './linkDown'
import { type LookupField, lookup } from './lookup'
import { type MarkdownField, markdown } from './markdown'
import { type NormalField, normal } from './normal'
import { type PasswordField, password } from './password'
import type { PeriodBase } from './period'
import { type PopupField, popup } from './popup'
import { type PositionSelectField, positionSelect } from './positionSelect'
import { type ProgressField, progress } from './progress'
import { type RadioField, radio } from './radio'
import { type RatingField, rating } from './rating'
import { type RecordSelectField, recordSelect } from './recordSelect'
import { type RichTextField, richText } from './richText'
import { type RoleSelectField, roleSelect } from './roleSelect'
import { type RowDragSortField, rowDragSort } from './rowDragSort'
import { type SelectField, select } from './select'
import { type SelectMultipleField, selectMultiple } from './selectMultiple'
import { type SelectSearchField, selectSearch } from './selectSearch'
import { type SliderField, slider } from './slider'
import { type SwitchField, switchField } from './switch'
import { type TagsField, tags } from './tags'
import { type TextareaField, textarea } from './textarea'
import { type TickTreeField, tickTree } from './tickTree'
import { type TimeField, time } from './time'
import { type TreeSelectField, treeSelect } from './treeSelect'
import { type UploadField, upload } from './upload'
import { type UserSelectField, userSelect } from './userSelect'

/** Every field kind and its config. Kept by hand: the JSON Schema is generated from it. */
export interface FieldConfigs {
  area: AreaField
  categorySelect: CategorySelectField
  checkbox: CheckboxField
  checkboxGroup: CheckboxGroupField
  tickTree: TickTreeField
  code: CodeField
  color: ColorField
  cron: CronField
  date: DateField
  datetime: DatetimeField
  departSelect: DepartSelectField
  gridDropdown: GridDropdownField
  hidden: HiddenField
  icon: IconField
  image: ImageField
  input: InputField
  inputNumber: InputNumberField
  keyValue: KeyValueField
  linkDown: LinkDownField
  lookup: LookupField
  markdown: MarkdownField
  normal: NormalField
  password: PasswordField
  popup: PopupField
  positionSelect: PositionSelectField
  progress: ProgressField
  radio: RadioField
  rating: RatingField
  recordSelect: RecordSelectField
  richText: RichTextField
  roleSelect: RoleSelectField
  rowDragSort: RowDragSortField
  select: SelectField
  selectMultiple: SelectMultipleField
  selectSearch: SelectSearchField
  slider: SliderField
  switch: SwitchField
  tags: TagsField
  textarea: TextareaField
  time: TimeField
  treeSelect: TreeSelectField
  upload: UploadField
  userSelect: UserSelectField
}

/** The facts of every field kind. */
export const fieldFacts: { readonly [K in keyof FieldConfigs]: FieldFacts<FieldConfigs[K]> } = {
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

/** Name of a field kind. */
export type FieldKind = keyof FieldConfigs

/**
 * One field of a page: a grid column, a form item, an editable-table cell and a query item in one.
 * @discriminator type
 */
export type FieldConfig = FieldConfigs[keyof FieldConfigs]

type KindConfigs = { readonly [K in FieldKind]: Omit<FieldConfigs[K], keyof PeriodBase> }

/**
 * A kind of field with the properties of its own, without what every field says: how a value is asked for or typed in, whatever field it belongs to.
 * @discriminator type
 */
export type KindConfig = KindConfigs[FieldKind]

export const fieldKinds = Object.keys(fieldFacts) as FieldKind[]
