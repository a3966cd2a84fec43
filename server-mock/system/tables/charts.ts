import { always, fieldOf, longTextField, serviceTable, textField } from './fieldsOf'

/** The charts that people saved over the rows of pages. Everybody sees and changes only their own. */
export const layoutChart = serviceTable({
  table: 'layout_chart',
  fields: [
    textField('userName'),
    always(textField('page')),
    textField('dataUrl'),
    always(textField('createId')),
    textField('createName'),
    always(textField('chartName')),
    always(textField('chartTypeId')),
    always(textField('xfieldCode')),
    textField('xfieldName'),
    always(textField('yfieldCode')),
    longTextField('yfieldName'),
    textField('calMethodId'),
    textField('fieldTypeId'),
    textField('searchField'),
    textField('searchFieldName'),
    longTextField('searchContent'),
    fieldOf('inputNumber', 'min'),
    fieldOf('inputNumber', 'max'),
    fieldOf('date', 'startTime'),
    fieldOf('date', 'endTime'),
  ],
  owner: 'userName',
  indexes: [['userName', 'page']],
  access: { list: 'user', add: 'user', edit: 'user', delete: 'user', export: 'user', import: 'user' },
  ofPage: { column: 'page' },
})
