/**
 * What a control of the sources is here: a kind of field, where its settings come from, and what is lost with it. `importField` reads it.
 */
export interface ControlFacts {
  /** The kind that it becomes. */
  type: string
  /** Settings that it always has. */
  settings?: Readonly<Record<string, unknown>>
  /** What the source says of it besides: its choices, its tree, its report, its record, or what it shows of a chosen record. */
  reads?: 'choices' | 'category' | 'tree' | 'report' | 'record' | 'lookup' | 'onOff' | 'linked'
}

const input: ControlFacts = { type: 'input' }
const select: ControlFacts = { type: 'select', reads: 'choices' }
const several: ControlFacts = { type: 'selectMultiple', reads: 'choices' }
const search: ControlFacts = { type: 'selectSearch', reads: 'choices' }
const users: ControlFacts = { type: 'userSelect', settings: { multiple: true } }
const departs: ControlFacts = { type: 'departSelect', settings: { multiple: true } }
const onOff: ControlFacts = { type: 'switch', reads: 'onOff' }

/** Every control that the sources name, without prefix, dashes and underscores, in lower case. */
export const controls: Readonly<Record<string, ControlFacts>> = {
  area: { type: 'area' },
  areaselect: { type: 'area' },
  arealinkage: { type: 'area' },
  pca: { type: 'area' },
  autocomplete: { type: 'select', reads: 'choices', settings: { allowInput: true } },
  checkbox: { type: 'checkboxGroup', reads: 'choices' },
  checkboxgroup: { type: 'checkboxGroup', reads: 'choices' },
  checkboxmeta: { type: 'checkbox', reads: 'onOff' },
  date: { type: 'date' },
  datepicker: { type: 'date' },
  datetime: { type: 'datetime' },
  departselect: departs,
  selectdepart: departs,
  selectdept: departs,
  seldepart: departs,
  dictselecttag: select,
  editor: { type: 'richText' },
  umeditor: { type: 'richText' },
  file: { type: 'upload' },
  upload: { type: 'upload' },
  hidden: { type: 'hidden' },
  image: { type: 'image' },
  imageupload: { type: 'image' },
  input,
  string: input,
  text: input,
  inputnumber: { type: 'inputNumber' },
  number: { type: 'inputNumber' },
  inputtextarea: { type: 'textarea' },
  textarea: { type: 'textarea' },
  linkdown: { type: 'linkDown', reads: 'linked' },
  linktable: { type: 'select', reads: 'record' },
  linktablefield: { type: 'lookup', reads: 'lookup' },
  list: select,
  listmulti: several,
  monthpicker: { type: 'date', settings: { picker: 'month' } },
  multiselecttag: several,
  normal: { type: 'normal' },
  popup: { type: 'popup', reads: 'report' },
  popupdict: { type: 'popup', reads: 'report' },
  radio: { type: 'radio', reads: 'choices' },
  radiobutton: { type: 'radio', reads: 'choices' },
  radiogroup: { type: 'radio', reads: 'choices' },
  rangepicker: { type: 'date' },
  rowdragsort: { type: 'rowDragSort' },
  searchselect: search,
  selsearch: search,
  selectsearch: search,
  selectdictsearch: search,
  select,
  selectmultiple: several,
  selectmultiuser: users,
  selectuser: users,
  selectuserbydept: users,
  seluser: users,
  userselect: users,
  selecttree: { type: 'treeSelect', reads: 'tree' },
  seltree: { type: 'treeSelect', reads: 'tree' },
  treeselect: { type: 'treeSelect', reads: 'tree' },
  switch: onOff,
  cattree: { type: 'categorySelect', reads: 'category' },
  categoryselect: { type: 'categorySelect', reads: 'category' },
  codeeditor: { type: 'code' },
  colorpicker: { type: 'color' },
  cron: { type: 'cron' },
  easycron: { type: 'cron' },
  iconpicker: { type: 'icon' },
  inputpassword: { type: 'password' },
  markdown: { type: 'markdown' },
  markdowneditor: { type: 'markdown' },
  password: { type: 'password' },
  progress: { type: 'progress' },
  rate: { type: 'rating' },
  selectposition: { type: 'positionSelect', settings: { multiple: true } },
  selectrole: { type: 'roleSelect', settings: { multiple: true, valueKey: 'roleCode' } },
  slider: { type: 'slider' },
  time: { type: 'time' },
  timepicker: { type: 'time' },
}

/** `JDictSelectTag`, `j-dict-select-tag` and `a-input` name controls of the list above. */
export function controlName(written: string): string {
  const plain = written.replace(/^(a|j)-/, '').replace(/^[AJ](?=[A-Z])/, '')
  return plain.replace(/[-_]/g, '').toLowerCase()
}
